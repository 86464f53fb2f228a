/** An HTTP request, without knowledge of contract and session. */
export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, from `/api`. */
  address: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Whether the request is sent to its end although its page is left; browsers allow few and small ones. */
  keepalive?: boolean;
}

/** The response, whatever its status. */
export interface Incoming {
  status: number;
  /** By lower-case name. */
  header: (name: string) => string | undefined;
  body: unknown;
}

/** Sends one request. Rejects with ApiError status 0 if there is no response, and with AbortError if aborted. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;
