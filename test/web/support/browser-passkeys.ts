import { siteConfigId } from '../../../shared/model/site-config.ts';
import { vi, type Mock } from 'vitest';

/** A page of a site with passkeys in a browser that makes and uses them as `respond` says. */
export function browserWithPasskeys(respond: Mock): void {
  withoutPasskeys();
  const place = document.createElement('script');
  Object.assign(place, { type: 'application/json', id: siteConfigId, textContent: JSON.stringify({ passkeys: true }) });
  document.body.append(place);
  const asIs = (options: unknown) => options;
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: asIs, parseRequestOptionsFromJSON: asIs });
  Object.defineProperty(navigator, 'credentials', { value: { create: respond, get: respond }, configurable: true });
}

/** A page of a site without passkeys. */
export function withoutPasskeys(): void {
  document.getElementById(siteConfigId)?.remove();
  vi.unstubAllGlobals();
}
