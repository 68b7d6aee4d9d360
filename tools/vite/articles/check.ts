import { pages } from "#content/pages.ts";
import type { Article } from "./article.ts";

/** Everything that must be mended before the site can be built, each with its file and place. */
export function problemsOf(articles: readonly Article[], pictures: readonly string[]): string[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return [
    ...articles.flatMap((article) => article.problems.map(({ line, text }) => `${article.file}:${line} ${text}`)),
    ...articles.flatMap(({ file, scenes }) =>
      scenes
        .filter(({ name }) => name !== "" && !pictures.includes(name))
        .map(({ name, line }) => `${file}:${line} <Picture scene="${name}">: app/pictures has no such picture`),
    ),
    ...articles.flatMap(({ file, frontMatter }) =>
      frontMatter && !pictures.includes(frontMatter.picture)
        ? [`${file}: front matter, picture: app/pictures has no picture "${frontMatter.picture}"`]
        : [],
    ),
    ...articles.flatMap((article) =>
      article.links.flatMap(({ url, line }) => {
        const wrong = brokenLink(url, article, bySlug);
        return wrong ? [`${article.file}:${line} link to ${url}: ${wrong}`] : [];
      }),
    ),
  ];
}

/** Anchors on pages that an article may aim at. */
const pageAnchors: Record<string, readonly string[]> = { "/contact": ["form"], "/blog": ["search"] };

function brokenLink(url: string, from: Article, bySlug: ReadonlyMap<string, Article>): string | undefined {
  if (url.startsWith("https://")) return URL.canParse(url) ? undefined : "this is not an address";
  const [address = "", anchor] = url.split("#");
  const [path = ""] = address.split("?");
  if (path === "") return from.anchors.includes(anchor ?? "") ? undefined : "this article has no such heading";
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
  if (slug !== undefined) {
    const target = bySlug.get(slug);
    if (!target) return "there is no such article";
    return !anchor || target.anchors.includes(anchor) ? undefined : "that article has no such heading";
  }
  if (!pages.some((page) => page.path === path)) return "there is no such page";
  return !anchor || pageAnchors[path]?.includes(anchor) ? undefined : "that page has no such place";
}
