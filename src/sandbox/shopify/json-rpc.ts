/** An answer of the catalogue's endpoint: an HTTP status and a JSON-RPC 2.0 body. */
export interface RpcAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type RpcId = string | number | null;

/** A tool call as it arrived, apart from what the tool makes of its arguments. */
export interface ToolCall {
  readonly id: RpcId;
  readonly tool: string;
  /** The agent profile of `meta.ucp-agent.profile`. */
  readonly profile: string;
  readonly catalog: Record<string, unknown>;
}

/**
 * The result of a tool. `structuredContent` is what programs read; `content` may repeat it as text
 * for clients of MCP that know nothing else, and here only says where to look.
 */
export function toolResult(id: RpcId, structuredContent: unknown): RpcAnswer {
  const content = [{ type: 'text', text: 'See structuredContent.' }];
  return { status: 200, body: { jsonrpc: '2.0', id, result: { structuredContent, content } } };
}

/** A refusal. The HTTP status is its primary signal (UCP specification, overview, errors). */
export function rpcError(
  status: number,
  id: RpcId,
  code: number,
  message: string,
  data?: unknown,
): RpcAnswer {
  return { status, body: { jsonrpc: '2.0', id, error: { code, message, data } } };
}

/** Reads a JSON-RPC request, or says what is wrong with it. */
export function readToolCall(text: string): ToolCall | RpcAnswer {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return rpcError(400, null, -32700, 'Parse error');
  }
  const { jsonrpc, id: givenId, method, params } = record(request);
  const id = typeof givenId === 'string' || typeof givenId === 'number' ? givenId : null;
  if (jsonrpc !== '2.0' || typeof method !== 'string') {
    return rpcError(400, id, -32600, 'Invalid Request');
  }
  if (method !== 'tools/call') return rpcError(200, id, -32601, `Method not found: ${method}`);
  const { name, arguments: given } = record(params);
  const { meta, catalog } = record(given);
  const { profile } = record(record(meta)['ucp-agent']);
  if (typeof profile !== 'string' || !profile.startsWith('https://')) {
    const content = 'meta.ucp-agent.profile must be the https URL of an agent profile';
    const data = { code: 'invalid_profile_url', content };
    return rpcError(400, id, -32001, 'UCP discovery failed', data);
  }
  return { id, tool: String(name), profile, catalog: record(catalog) };
}

/** An object's fields, or none where there is no object. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
