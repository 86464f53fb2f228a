const secondsPerDay = 86_400;

/** When a message expires, in seconds: so many days after it was sent; a conversation expires with its last message. */
export function keptUntil(at: string, days: number): number {
  return Math.floor(Date.parse(at) / 1000) + days * secondsPerDay;
}
