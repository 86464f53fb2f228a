import { Reply } from '../../../platform/door/handler.ts';
import type { Refusal } from '../../../platform/door/refusal.ts';
import type { Session } from '../../../platform/outside/identity/port.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { AttemptsStore, TakenAtAddress } from '../attempts/attempts.store.ts';
import { deviceOf, withDevice } from '../attempts/known-device.ts';
import { deviceCookie, deviceSecretIn } from './device-cookie.ts';
import { endBrowserSession, type EndBrowserSessionNeeds } from './end-browser-session.steps.ts';
import { rotatingCookie } from './session-token.steps.ts';
import { openSession } from './sessions.ts';

interface LetInNeeds extends EndBrowserSessionNeeds {
  attemptsStore: AttemptsStore;
}
interface LetIn {
  account: StoredAccount;
  /** What the identity provider opened. */
  session: Session;
  remembered: boolean;
  /** The guess that was right. */
  taken: TakenAtAddress;
  /** The refusal where the account was closed since it was read. */
  wrong: () => Refusal;
}

/** Lets an active account in at a browser: its session, its cookies, and its guesses forgotten. */
export async function letIn(
  { account, session, remembered, taken, wrong }: LetIn,
  { cookies, userAgent }: { cookies: Record<string, string>; userAgent: string },
  needs: LetInNeeds,
): Promise<Reply<StoredAccount>> {
  const { attemptsStore, sessionsStore, identity, clock } = needs;
  await endBrowserSession(cookies, needs);
  const opened = { id: clock.newId(), name: session.session, userAgent, remembered };
  const deviceSecret = deviceSecretIn(cookies) ?? clock.newToken();
  const circumstances = { at: clock.now(), eventId: clock.newId() };
  const open = (now: StoredAccount) => {
    // Closed since it was read: the later read decides.
    if (now.status !== 'active') throw wrong();
    return {
      ...openSession(now, opened, circumstances),
      devices: withDevice(now, deviceOf(deviceSecret)),
    };
  };
  await Promise.all([
    sessionsStore.change(account, open, attemptsStore.forgetting(taken)),
    attemptsStore.forgive(taken),
  ]);
  const token = { refreshToken: session.refreshToken, generation: 1, remembered };
  return new Reply(account, {
    headers: { jwt: session.accessToken },
    cookies: [await rotatingCookie(token, identity), deviceCookie(deviceSecret)],
  });
}
