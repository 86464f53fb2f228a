import { contract } from '../../../../shared/contract/contract.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { EndBrowserSessionNeeds } from './end-browser-session.steps.ts';
import { endBrowserSession } from './end-browser-session.steps.ts';
import { noSessionCookie } from './session-cookie.ts';

export const signOutHandler = handler(contract.accounts.signOut, async ({ cookies }, needs: EndBrowserSessionNeeds) => {
  await endBrowserSession(cookies, needs);
  return new Reply({ done: true as const }, { cookies: [noSessionCookie] });
});
