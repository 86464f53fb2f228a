const key = 'hirehub.campaign';

/** Remembers for this tab the campaign under which a visitor looks at jobs; sign-up as candidate tells it (API-13). */
export function rememberCampaign(name: string | undefined): void {
  if (name && name !== 'view' && name.length <= 40) sessionStorage.setItem(key, name);
}

/** The campaign by which this visitor came; null when there was none. */
export function cameFromCampaign(): string | null {
  return sessionStorage.getItem(key);
}
