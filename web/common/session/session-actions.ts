import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Account } from '../../../shared/model/person.ts';
import { api } from '../../api/api.ts';
import { stopLiveUpdates } from '../../api/live-updates.ts';
import { beginSession, endSession, readSession } from '../../api/session.ts';
import { accountQuery } from '../account/account.ts';
import { paths } from '../navigation/paths.ts';
import { takeWaitingTarget } from '../mailed-links/pending-action.ts';
import { previousPage } from '../navigation/previous-page.ts';
import { takeRedirect } from '../navigation/redirect-memory.ts';
import { forgetIntendedJob, intendedJob } from '../visitor/intended-job.ts';

// The page of the job follows the candidate's choice; another role has none there.
function intendedPage(role: Role): string | undefined {
  const intended = intendedJob();
  if (intended && role === 'candidate') return paths.job(intended.jobId);
  forgetIntendedJob();
  return undefined;
}

/**
 * Enters the signed-in area after a successful sign-in. The address is set first, so that the role's router starts
 * there (AUTH-57 to AUTH-59). A link's action takes precedence over the previous page (AUTH-55).
 */
export function enter(
  queryClient: QueryClient,
  { account, token, remember }: { account: Account; token: string; remember: boolean },
): void {
  const wasSignedIn = readSession().token !== null;
  const remembered = takeRedirect(previousPage());
  const target = takeWaitingTarget(account.role) ?? intendedPage(account.role) ?? remembered;
  queryClient.clear();
  queryClient.setQueryData(accountQuery.queryKey, account);
  globalThis.history.replaceState(null, '', target);
  beginSession(token, remember);
  // The previous user's router still shows their page, so this page reloads, as the other tabs do.
  if (wasSignedIn) globalThis.location.reload();
}

async function viewUnread(): Promise<void> {
  const { data } = await api.notifications.listUnreadNotifications();
  if (data.length > 0) await api.notifications.viewNotifications({ body: { ids: data.map(({ id }) => id) } });
}

function leaveForHome(queryClient: QueryClient): void {
  stopLiveUpdates();
  globalThis.history.replaceState(null, '', paths.landing());
  endSession();
  queryClient.clear();
}

// Only the server can clear the cookie. A sign-in that happened since has already ended the earlier session.
const retrySignOutOnline = (): void => globalThis.addEventListener('online', signOutAgain, { once: true });
function signOutAgain(): void {
  if (readSession().token === null) api.accounts.signOut().catch(retrySignOutOnline);
}

/**
 * Signs out. On the notifications page unread ones are first marked as viewed; a failed call still ends the session
 * (AUTH-65 to AUTH-71).
 */
export async function leave(queryClient: QueryClient): Promise<void> {
  if (globalThis.location.pathname === paths.notifications()) await viewUnread().catch(() => {});
  await api.accounts.signOut().catch(retrySignOutOnline);
  leaveForHome(queryClient);
}

/**
 * Ends all of the user's sessions, including this one. If the call fails nothing changes here, so that nobody is
 * wrongly assured of being signed out.
 */
export async function endAllSessions(queryClient: QueryClient): Promise<void> {
  await api.accounts.signOutEverywhere();
  leaveForHome(queryClient);
}
