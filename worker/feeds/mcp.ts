// The Model Context Protocol of 28 July 2026, reduced to what read-only tools need. There are no sessions. The official SDK would add
// sessions, streams and a schema validator.
import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { hourMs } from "#content/durations.ts";
import { readBody, shortBodyBytes } from "../bodies/read-body.ts";
import { UnreadableBody } from "../bodies/unreadable.ts";
import type { AnswerOptions } from "./calculator-answer.ts";
import { corsHeaders } from "./representations.ts";
import { type Tool, toolsOn } from "./tools.ts";

const protocolVersion = "2026-07-28";
/** Older clients begin with a handshake, which needs no state here either. After that they name their version only in a header. */
const olderVersions = ["2025-11-25", "2025-06-18"];
const versionHeader = "MCP-Protocol-Version";
const bodyLimits = { bytes: shortBodyBytes, deadlineMs: 10_000 };
const serverInfo = { name: business.name, version: "1.0.0" };

// The codes of JSON-RPC and of the protocol.
const parseError = -32_700;
const invalidRequest = -32_600;
const methodNotFound = -32_601;
const invalidParams = -32_602;
const headerMismatch = -32_020;
const unsupportedVersion = -32_022;

const messageSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z._default(
    z.object({
      name: z.optional(z.string()),
      protocolVersion: z.optional(z.string()),
      arguments: z._default(z.record(z.string(), z.unknown()), {}),
      _meta: z._default(z.record(z.string(), z.unknown()), {}),
    }),
    { arguments: {}, _meta: {} },
  ),
});

type Message = z.infer<typeof messageSchema>;

/** An error that the protocol reports to the client. */
class McpError extends Error {
  readonly status: number;
  readonly code: number;
  readonly data: object | undefined;

  constructor(status: number, code: number, message: string, data?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

export async function serveMcp(request: Request, options: AnswerOptions): Promise<Response> {
  let id: Message["id"];
  try {
    const message = await messageIn(request);
    id = message.id;
    if (id === undefined) return new Response(null, { status: 202, headers: corsHeaders });
    checkHeaders(request.headers, message);
    const result = await resultOf(message, options);
    const _meta = { "io.modelcontextprotocol/serverInfo": serverInfo };
    return Response.json(
      { jsonrpc: "2.0", id, result: { resultType: "complete", ...result, _meta } },
      { headers: corsHeaders },
    );
  } catch (error) {
    if (!(error instanceof McpError)) throw error;
    const { status, code, message, data } = error;
    return Response.json({ jsonrpc: "2.0", id, error: { code, message, data } }, { status, headers: corsHeaders });
  }
}

async function messageIn(request: Request): Promise<Message> {
  const body = await readBody(request, bodyLimits, (bytes): unknown =>
    JSON.parse(new TextDecoder().decode(bytes)),
  ).catch((error: unknown) => {
    const reason = error instanceof UnreadableBody ? error.reason : undefined;
    if (reason === "too-big") throw new McpError(413, invalidRequest, "A request may have at most 64 KB.");
    if (reason === "too-slow") throw new McpError(408, invalidRequest, "The request took too long.");
    if (reason === "malformed") throw new McpError(400, parseError, "The body broke off.");
    if (error instanceof SyntaxError) throw new McpError(400, parseError, `The body is not JSON: ${error.message}.`);
    throw error;
  });
  if (Array.isArray(body)) throw new McpError(400, invalidRequest, "Send one request at a time.");
  const message = messageSchema.safeParse(body);
  if (!message.success) throw new McpError(400, invalidRequest, "The body is not a JSON-RPC request.");
  return message.data;
}

/** The headers must match the body, because proxies read only the headers. */
function checkHeaders(headers: Headers, { method, params: { name, _meta } }: Message): void {
  const requestedVersion = _meta["io.modelcontextprotocol/protocolVersion"];
  if (
    requestedVersion === undefined &&
    (method === "initialize" || olderVersions.includes(headers.get(versionHeader) ?? ""))
  )
    return;
  if (typeof requestedVersion === "string" && requestedVersion !== protocolVersion)
    throw new McpError(400, unsupportedVersion, "Unsupported protocol version", {
      supported: [protocolVersion, ...olderVersions],
      requested: requestedVersion,
    });
  if (typeof requestedVersion !== "string" || typeof _meta["io.modelcontextprotocol/clientCapabilities"] !== "object")
    throw new McpError(400, invalidParams, "_meta lacks the protocol's version or the client's capabilities.");
  const expectedHeaders = {
    [versionHeader]: protocolVersion,
    "Mcp-Method": method,
    ...(method === "tools/call" && name !== undefined && { "Mcp-Name": name }),
  };
  for (const [header, value] of Object.entries(expectedHeaders))
    if (headers.get(header) !== value)
      throw new McpError(400, headerMismatch, `Header mismatch: ${header} has to be ${value}.`);
}

async function resultOf({ method, params }: Message, options: AnswerOptions): Promise<object> {
  const cacheHints = { ttlMs: hourMs, cacheScope: "public" };
  const serverDetails = { capabilities: { tools: {} }, serverInfo, instructions };
  if (method === "server/discover")
    return { supportedVersions: [protocolVersion, ...olderVersions], ...serverDetails, ...cacheHints };
  if (method === "initialize")
    return {
      protocolVersion: olderVersions.find((version) => version === params.protocolVersion) ?? olderVersions[0],
      ...serverDetails,
    };
  if (method === "ping") return {};
  const tools = toolsOn(options.today);
  if (method === "tools/list") return { tools: tools.map(describeTool), ...cacheHints };
  if (method !== "tools/call") throw new McpError(404, methodNotFound, "Method not found");
  const tool = tools.find(({ name }) => name === params.name);
  if (!tool)
    throw new McpError(400, invalidParams, `params.name must be one of ${tools.map(({ name }) => name).join(", ")}.`);
  const unknownName = Object.keys(params.arguments).find((name) => !Object.hasOwn(tool.properties, name));
  const { status, body } =
    unknownName !== undefined
      ? {
          status: 422,
          body: {
            error: `This tool has no argument "${unknownName.slice(0, 40)}". It has: ${Object.keys(tool.properties).join(", ")}.`,
          },
        }
      : await tool.call(params.arguments, options);
  const content = [{ type: "text", text: JSON.stringify(body) }];
  return { content, structuredContent: body, isError: status !== 200 };
}

function describeTool({ name, title, description, properties }: Tool): object {
  const inputSchema = { type: "object", properties, additionalProperties: false };
  return { name, title, description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } };
}

const instructions = `Prices, rebates and savings of ${business.name}, an installer in Victoria, Australia. Every answer is an estimate for its date, not a quote. Show people the page that an answer names. These tools send nothing: to ask for a quote, a person opens the address in "request" and adds their name.`;
