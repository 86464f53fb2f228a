import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';
import { emailChangeMoved } from '../../../records/email-change.ts';
import { linkExpiry } from '../../../records/mailed-token.ts';
import type { MailedTokens } from '../../../domain/mailed-links/mailed-tokens.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { proveOwner, type ProofNeeds } from '../second-factor/prove-both.steps.ts';
import { noSessionCookie } from '../sessions/session-cookie.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { EmailChangesStore } from './email-changes.store.ts';

interface ReadNeeds {
  emailChanges: EmailChangesStore;
  clock: Clock;
}

export const readEmailChangeHandler = handler(
  contract.accounts.readEmailChange,
  async ({ actor }, { emailChanges, clock }: ReadNeeds) => ({
    change: (await emailChanges.waiting(actor.id, clock.now())) ?? null,
  }),
);

export const askForEmailChangeHandler = handler(
  contract.accounts.askForEmailChange,
  async ({ body: { email, ...proof }, actor, sourceIp, refuse }, needs: ReadNeeds & ProofNeeds) => {
    const { emailChanges, attemptsStore, clock } = needs;
    const at = clock.now();
    if (email === actor.email) throw refuse.invalid('email', 'This is your address already');
    // Never forgotten, so that nobody has many addresses mailed from here.
    await attemptsStore.take({ what: 'email-change', account: actor.uuid, sourceIp }, at, 'email');
    await proveOwner({ body: proof, actor, sourceIp }, needs);
    const until = linkExpiry('new-address', at);
    const change = { id: clock.newId(), from: actor.email, to: email, until, confirmed: [] };
    const event = eventOf('email-change-asked', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.userSubject(actor.id),
      data: { userId: actor.id, changeId: change.id },
    });
    await emailChanges.saveAsked(actor.id, change, event);
    return { change };
  },
);

export const cancelEmailChangeHandler = handler(
  contract.accounts.cancelEmailChange,
  async ({ actor, refuse }, { emailChanges, clock }: ReadNeeds) => {
    const change = await emailChanges.waiting(actor.id, clock.now());
    if (change && !(await tryWrite(emailChanges.saveEnded(actor.id, change), emailChangeMoved)))
      throw refuse.conflict('It was confirmed, or asked for again, in this moment; look again');
    return { done: true as const };
  },
);

interface StopNeeds extends ReadNeeds {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
}

export const stopEmailChangeHandler = handler(
  contract.accounts.stopEmailChange,
  async ({ body: { token }, refuse }, needs: StopNeeds) => {
    const { accountsStore, sessionsStore, emailChanges, mailedTokens, identity, clock } = needs;
    const at = clock.now();
    const { userId, changeId } = await mailedTokens.purpose(token, 'former-address', at);
    const [account, change] = await Promise.all([accountsStore.account(userId), emailChanges.waiting(userId, at)]);
    if (!account) throw refuse.wrongToken();
    // A newer change has links of its own; of one that is over, the sessions end all the same.
    if (change?.id === changeId) await tryWrite(emailChanges.saveEnded(userId, change), emailChangeMoved);
    // The one who asked was signed in and knew the password, so nobody stays signed in.
    await sessionsStore.change(
      account,
      (now) => endSessions(now, () => true, 'everywhere', { at, eventId: clock.newId() }),
      [mailedTokens.use(token, at)],
    );
    await identity.signOutEverywhere(account.uuid);
    return new Reply({ done: true as const }, { cookies: [noSessionCookie] });
  },
);
