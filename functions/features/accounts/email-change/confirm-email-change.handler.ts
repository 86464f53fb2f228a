import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler } from '../../../platform/door/handler.ts';
import { againIfRefused } from '../../../platform/table/again.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';
import { addressTaken } from '../../../records/email-owner.ts';
import { emailChangeMoved } from '../../../records/email-change.ts';
import type { MailedTokens } from '../../../domain/mailed-links/mailed-tokens.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { isConfirmable, waitsFor } from './confirm-email-change.ts';
import type { EmailChangesStore } from './email-changes.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  emailChanges: EmailChangesStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

/** Of two presses at the same moment, the later one decides again and completes the change. */
export const confirmEmailChangeHandler = handler(
  contract.accounts.confirmEmailChange,
  async ({ body: { token, side }, refuse }, { accountsStore, emailChanges, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { userId, changeId } = await mailedTokens.purpose(token, `${side}-address`, at);
    const use = mailedTokens.use(token, at);
    return againIfRefused(emailChangeMoved, async () => {
      const [account, change] = await Promise.all([accountsStore.account(userId), emailChanges.waiting(userId, at)]);
      if (!account || !change || !isConfirmable(account, change, changeId))
        throw refuse.gone('This change was stopped, or another one was asked for', 'token');
      const next = waitsFor(change, side);
      if (next) {
        await emailChanges.saveConfirmed(userId, change, side, use);
        return { email: change.to, waitsFor: next };
      }
      const event = eventOf('email-changed', {
        id: clock.newId(),
        at,
        actor: eventActor(account),
        subject: keys.userSubject(userId),
        data: { userId, changeId },
      });
      if (!(await tryWrite(emailChanges.saveMoved(account, change, event, use), addressTaken))) {
        await emailChanges.saveEnded(userId, change);
        throw refuse.gone('The new address has an account of its own by now, so nothing was changed', 'token');
      }
      return { email: change.to, waitsFor: null };
    });
  },
);
