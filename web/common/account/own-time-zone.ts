/** The browser's time zone: 'America/Chicago'. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone in which this user reads times: their own, or the browser's while none is known. */
export function zoneOf({ timeZone }: { timeZone: string | null }): string {
  return timeZone ?? ownTimeZone();
}
