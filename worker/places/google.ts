// Address suggestions from Google's Places API (New). The Worker makes both calls, so that the key stays here. They share a session
// token, so Google charges for one. Both reject if the service fails, answers in a form that we don't know, or is too slow for
// somebody who is typing.
import * as z from "zod/mini";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";
import { errorFields, type Log, LoggableError } from "#worker/log.ts";

export interface MapsService {
  url: string;
  key: string;
  fetch: typeof fetch;
  log: Log;
}

/** The addresses that complete what was typed. None if the service rejects this text. */
export async function suggestFromService(
  service: MapsService,
  typedAddress: string,
  session: string | undefined,
): Promise<PlaceSuggestion[]> {
  const body = await callService(service, "/v1/places:autocomplete", suggestionFields, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      input: typedAddress,
      sessionToken: session,
      includedRegionCodes: ["au"],
      regionCode: "au",
      languageCode: "en-AU",
      includedPrimaryTypes: ["street_address", "premise", "subpremise"],
      locationBias: { rectangle: victoria },
    }),
  });
  return suggestionsSchema.parse(body ?? {}).suggestions.flatMap(({ placePrediction }) => {
    if (!placePrediction) return [];
    const { mainText, secondaryText } = placePrediction.structuredFormat;
    return [{ id: placePrediction.placeId, text: mainText.text, detail: secondaryText?.text ?? "" }];
  });
}

/** Undefined for an unknown place, or for one without an address: there is nothing to fill in. */
export async function addressFromService(
  service: MapsService,
  id: string,
  session: string | undefined,
): Promise<PlaceAddress | undefined> {
  const query = new URLSearchParams({
    languageCode: "en-AU",
    regionCode: "au",
    ...(session && { sessionToken: session }),
  });
  const body = await callService(service, `/v1/places/${encodeURIComponent(id)}?${query}`, addressFields);
  const { formattedAddress, addressComponents, location } = addressSchema.parse(body ?? {});
  if (!addressComponents?.length || !location) return undefined;
  const componentOf = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  const streetNumber = [componentOf("subpremise")?.longText, componentOf("street_number")?.longText]
    .filter(Boolean)
    .join("/");
  return {
    full_address: formattedAddress,
    street: [streetNumber, componentOf("route")?.longText].filter(Boolean).join(" "),
    city: (componentOf("locality") ?? componentOf("sublocality"))?.longText ?? "",
    state: componentOf("administrative_area_level_1")?.shortText ?? "",
    postal_code: componentOf("postal_code")?.longText ?? "",
    country: componentOf("country")?.longText ?? "",
    lat: location.latitude,
    lng: location.longitude,
  };
}

/** The longest that a visitor waits while typing. */
const deadlineMs = 1500;

const suggestionFields = [
  "suggestions.placePrediction.placeId",
  "suggestions.placePrediction.structuredFormat.mainText.text",
  "suggestions.placePrediction.structuredFormat.secondaryText.text",
].join();

const addressFields = "formattedAddress,addressComponents,location";

const victoria = {
  low: { latitude: -39.25, longitude: 140.9 },
  high: { latitude: -33.95, longitude: 150.05 },
};

/** Undefined if the service rejected this query, which is logged: the next one may work. */
async function callService(
  { url, key, fetch, log }: MapsService,
  path: string,
  fields: string,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(url + path, {
    ...init,
    headers: { ...init.headers, "X-Goog-Api-Key": key, "X-Goog-FieldMask": fields },
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (response.ok) return response.json();
  const failure = new LoggableError(`the maps service answered ${response.status}`);
  if (response.status === 400) {
    const refusal = await response.text().catch(() => "");
    // A key that is wrong or has expired is a 400 too.
    if (refusal.includes("API_KEY_INVALID")) throw failure;
    log({ event: "places-failed", ...errorFields(failure) });
    return undefined;
  }
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw failure;
}

const textSchema = z.object({ text: z.string() });

const suggestionsSchema = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: textSchema, secondaryText: z.optional(textSchema) }),
          }),
        ),
      }),
    ),
    [],
  ),
});

const addressSchema = z.object({
  formattedAddress: z._default(z.string(), ""),
  addressComponents: z.optional(
    z.array(z.object({ longText: z.string(), shortText: z._default(z.string(), ""), types: z.array(z.string()) })),
  ),
  location: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
});
