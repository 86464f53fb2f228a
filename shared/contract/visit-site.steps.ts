import { contract } from './contract.ts';

interface Visited {
  siteUrl: string;
  /** Of an account that exists for such visits; absent: pages of guests are all that is seen. */
  account?: { email: string; password: string } | undefined;
}

const longestSeconds = 10;

/**
 * Visits a stage as a browser reaches it: a page, the list of jobs and a refusal, then signs in, reads three pages' data and
 * signs out. Returns what is wrong, a sentence each; a response that takes longer than ten seconds counts as none.
 */
export async function visitSite({ siteUrl, account }: Visited, get: typeof fetch = fetch): Promise<string[]> {
  const wrong: string[] = [];
  const expected = async (path: string, status: number, init?: RequestInit): Promise<Response | undefined> => {
    const signal = AbortSignal.timeout(longestSeconds * 1000);
    const response = await get(new URL(path, siteUrl), { ...init, signal }).catch((error: unknown) => String(error));
    if (typeof response === 'string') wrong.push(`${path} cannot be reached: ${response}.`);
    else if (response.status !== status) wrong.push(`${path} has status ${response.status} instead of ${status}.`);
    else return response;
    return undefined;
  };

  const page = await (await expected('/log-in', 200))?.text();
  if (page !== undefined && !/<script type="module"/.test(page)) wrong.push('/log-in is not a page of the site.');
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page ?? '') ?? [];
  if (script) await expected(script, 200);
  await expected(contract.guest.listGuestJobs.path, 200);
  await expected(contract.profile.readProfile.path, 401);
  if (!account) return wrong;

  const signedIn = await expected(contract.accounts.signIn.path, 200, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const token = signedIn?.headers.get('jwt');
  if (!signedIn) return wrong;
  if (!token) return [...wrong, 'Signing in gives no token.'];
  const { profile, notifications } = contract;
  for (const { path } of [profile.readProfile, notifications.listNotifications, notifications.listUnreadNotifications])
    await expected(path, 200, { headers: { authorization: `Bearer ${token}` } });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { method, path } = contract.accounts.signOut;
  await expected(path, 200, { method, headers: { cookie } });
  return wrong;
}
