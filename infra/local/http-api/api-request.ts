/** A request as it reaches an API, whole and before any interpretation. */
export interface ApiRequest {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  /** Lower-case names; values of repeated headers in order. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
  sourceIp: string;
}

/** An answer; repeated names such as `set-cookie` appear once per value. */
export interface ApiAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** One of API Gateway's own answers, for example 404 `{"message":"Not Found"}`. */
export function gatewayAnswer(status: number, message: string, headers: ApiAnswer['headers'] = []): ApiAnswer {
  return {
    status,
    headers: [['content-type', 'application/json'], ...headers],
    body: Buffer.from(JSON.stringify({ message })),
  };
}
