import { mailPromises } from './promises/mails.ts';
import { privacyPromises } from './promises/privacy.ts';
import type { Promises } from './promises/promises.ts';
import { sitePromises } from './promises/site.ts';

/**
 * Every promise made to the public, with the test that proves it (PLUS-39). A sentence that is not here is among those
 * that promise nothing of the service; a new one is neither until somebody has read it as a suspicious user would.
 */
export const promises: readonly Promises[] = [sitePromises, privacyPromises, mailPromises];
