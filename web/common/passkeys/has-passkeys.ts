import { readSiteConfig } from '../../api/site-config.ts';

/** Whether people can log in by passkeys here, and this browser speaks about them as the server does. */
export function hasPasskeys(): boolean {
  return readSiteConfig().passkeys && 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {});
}
