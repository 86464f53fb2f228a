/** A request as it reaches an API, complete and uninterpreted. */
export interface ApiRequest {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  /** Lower-case names; values of repeated headers in order. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
  sourceIp: string;
}

/** A response; repeated names such as `set-cookie` occur once per value. */
export interface ApiResponse {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** One of API Gateway's own responses, for example 404 `{"message":"Not Found"}`. */
export function gatewayResponse(status: number, message: string, headers: ApiResponse['headers'] = []): ApiResponse {
  return {
    status,
    headers: [['content-type', 'application/json'], ...headers],
    body: Buffer.from(JSON.stringify({ message })),
  };
}
