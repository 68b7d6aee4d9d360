/** The providers that most people here have. */
const providers =
  "gmail.com hotmail.com outlook.com icloud.com yahoo.com bigpond.com yahoo.com.au hotmail.com.au".split(" ");

/** Real ones that are spelt nearly like another. */
const others = ["mail.com", "email.com", "ymail.com"];

/** What an address was probably meant to be, where its provider is one slip away from a common one: "jo@gmail.com" of "jo@gmial.com". */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain = ""] = /^(\S+)@([\w.-]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (name === undefined || providers.includes(domain) || others.includes(domain)) return undefined;
  const meant = providers.find((provider) => isOneSlip(domain, provider));
  return meant && `${name}@${meant}`;
}

/** One character is missing, another one, or one too many, or two have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((character, index) => character !== meant[index]);
  if (at === -1) return meant.length === typed.length + 1;
  const [here, next] = [typed.slice(at + 1), typed.slice(at + 2)];
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  const isOther = here === meant.slice(at + 1);
  return (
    isOther ||
    here === meant.slice(at) ||
    typed.slice(at) === meant.slice(at + 1) ||
    (isSwapped && next === meant.slice(at + 2))
  );
}
