/** Pages as they are asked for beside their own addresses, under the name of the text that shows them. */
export const asked: Readonly<Record<string, readonly string[]>> = {
  contact: [
    "/contact?callback",
    "/contact?callback&urgent",
    "/contact?service=heat-pump&from=heat-pump-lifespan&estimate=price%3Fkw%3D8%26battery%3D10",
    "/contact?for=owners-corporation&service=commercial-solar",
  ],
  "your-price": [
    "/your-price?tab=quote",
    "/your-price?tab=vpp&battery=10",
    "/your-price?tab=apartments",
    "/your-price?tab=heating&postcode=3350&kw=6.6",
  ],
  "hot-water": ["/hot-water?postcode=3550&kw=6.6&battery=13.5&bill=700"],
  blog: ["/blog?category=hot-water", "/blog?q=battery", "/blog?q=xqzvwk"],
  "service-areas": ["/service-areas?place=Warnambool"],
};
