import * as z from "zod/mini";

/** Everything that can be configured: what for, and what the site does without it. The README's table says the same. */
export const settings = {
  SITE_URL: { schema: z.url(), needed: true, purpose: "the site's public address, for canonical links and mails" },
  PLACES_KEY: {
    schema: z.string(),
    needed: false,
    purpose: "address suggestions from the maps service; without it our own list of towns answers",
  },
  PLACES_URL: { schema: z.url(), needed: false, purpose: "the maps service's address" },
} as const;

export type SettingName = keyof typeof settings;

export interface Configuration {
  configured: SettingName[];
  missing: SettingName[];
  invalid: SettingName[];
}

/** Checked once, when the Worker starts: names only, never a value. What is missing never stops a request. */
export function checkConfiguration(env: object): Configuration {
  const result: Configuration = { configured: [], missing: [], invalid: [] };
  for (const name of Object.keys(settings) as SettingName[]) {
    const value: unknown = Reflect.get(env, name);
    if (value === undefined || value === "") result.missing.push(name);
    else if (settings[name].schema.safeParse(value).success) result.configured.push(name);
    else result.invalid.push(name);
  }
  return result;
}
