/** Now, as an ISO time. */
export function currentTime(): string {
  return new Date().toISOString();
}

/** The year in which the user is. */
export function currentYear(): number {
  return new Date().getFullYear();
}
