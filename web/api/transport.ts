/** One HTTP exchange, below contract and session: what goes out. */
export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, from `/api`. */
  address: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** What came back, whatever its status. */
export interface Incoming {
  status: number;
  /** By lower-case name. */
  header: (name: string) => string | undefined;
  body: unknown;
}

/** Carries one exchange; rejects with ApiError status 0 when nothing answered, and with AbortError when given up. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;
