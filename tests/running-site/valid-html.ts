// Whether pages, letters and fragments are valid HTML, by html-validate.
import { HtmlValidate, Rule, type RuleConfig } from "html-validate";

/** A rule is off if React decides the spelling, or if another tool checks it. */
const rules: RuleConfig = {
  // React writes autoComplete, <input/> and hidden="". In HTML they mean the same as autocomplete, <input> and hidden.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "doctype-style": "off",
  "void-style": "off",
  // An input without a type is a text field. Biome asks for the type of a button.
  "no-implicit-input-type": "off",
  "no-implicit-button-type": "off",
  // A fieldset has the name of its radios, so that an error can find its group.
  "form-dup-name": "off",
  // Our style sheets keep a linked number on one line.
  "tel-non-breaking": "off",
  // Everything a page loads comes from its own origin.
  "require-sri": ["error", { target: "crossorigin" }],
  "description-groups": "error",
};

class DescriptionGroups extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const group of document.querySelectorAll("dl > div"))
        if (!group.querySelector("> dt") || !group.querySelector("> dd"))
          this.report(group, "a group of <dl> has a <dt> and a <dd>");
    });
  }
}

function createValidator(presets: string[], extraRules: RuleConfig = {}): HtmlValidate {
  return new HtmlValidate({
    plugins: [{ name: "own", rules: { "description-groups": DescriptionGroups } }],
    extends: presets.map((preset) => `html-validate:${preset}`),
    rules: { ...rules, ...extraRules },
  });
}

const pageValidator = createValidator(["recommended", "document"]);
/** Mail programs read only inline styles, and some need layout tables with deprecated attributes. A letter's title is its subject. */
const letterValidator = createValidator(["recommended", "document"], {
  "no-inline-style": "off",
  "no-deprecated-attr": "off",
  "presentation-role-style": "off",
  "prefer-tbody": "off",
  "long-title": "off",
});
const fragmentValidator = createValidator(["recommended"]);

/** Leaves out styles, which have no markup and are most of a page. */
export const htmlErrorsOf = (html: string) => htmlErrors(pageValidator, html.replace(/<style>[^<]*<\/style>/, ""));
export const htmlErrorsOfLetter = (html: string) => htmlErrors(letterValidator, html);
export const htmlErrorsOfFragment = (html: string) => htmlErrors(fragmentValidator, html);

/** Each error as "rule: message (selector)". */
async function htmlErrors(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
