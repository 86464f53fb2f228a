const key = 'hirehub.campaign';

/** Remembers for this tab the campaign under which a visitor views jobs, for sign-up as a candidate (API-13). */
export function rememberCampaign(name: string | undefined): void {
  if (name && name !== 'view' && name.length <= 40) sessionStorage.setItem(key, name);
}

/** The visitor's campaign; null without one. */
export function cameFromCampaign(): string | null {
  return sessionStorage.getItem(key);
}
