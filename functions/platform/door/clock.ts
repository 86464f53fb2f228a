/** Time, ids and secrets, passed as arguments so that rules stay pure. */
export interface Clock {
  /** The current time, as ISO date and time in UTC. */
  now(): string;
  /** A new id: a positive safe integer that sorts by time. */
  newId(): number;
  /** A uuid that carries the id. */
  newUuid(id: number): string;
  /** 128 random bits in base64url, for mailed links and tickets. */
  newToken(): string;
}
