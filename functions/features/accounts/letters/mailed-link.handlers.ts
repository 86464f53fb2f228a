import { contract } from '../../../../shared/contract/contract.ts';
import type { InvitationLink } from '../../../../shared/model/invitation.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { linkState, unknownLink } from '../../../records/link-state.ts';
import type { MailedTokens } from '../../../domain/mailed-links/mailed-tokens.ts';
import type { RecruiterInvitations } from '../../../domain/invitations/recruiter-invitations.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { confirmedFacts } from './confirmed-facts.ts';
import { isConfirmable } from '../email-change/confirm-email-change.ts';
import type { EmailChangesStore } from '../email-change/email-changes.store.ts';
import { requestMail, type RequestMailNeeds } from './request-mail.steps.ts';

interface ReadMailedLinkNeeds {
  recruiterInvitations: RecruiterInvitations;
  accountsStore: AccountsStore;
  emailChanges: Pick<EmailChangesStore, 'waiting'>;
  mailedTokens: MailedTokens;
  clock: Clock;
}

/** Recruiters' invitations have their own words for what others call waiting and cancelled. */
const answers = {
  invited: 'waiting',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'cancelled',
} as const;

export const readMailedLinkHandler = handler(
  contract.accounts.readMailedLink,
  async ({ body: { token, kind } }, needs: ReadMailedLinkNeeds) =>
    kind === 'recruiter-invitation' ? recruiterInvitation(token, needs) : ownersLink(token, kind, needs),
);

/**
 * A link to the owner of an account; of a change of address it names the new one. One to confirm an address counts as
 * used once the address is confirmed by any.
 */
async function ownersLink(
  token: string,
  kind: 'confirmation' | 'recovery' | 'former-address' | 'new-address',
  { accountsStore, emailChanges, mailedTokens, clock }: ReadMailedLinkNeeds,
): Promise<InvitationLink> {
  const at = clock.now();
  const { state, purpose } = await mailedTokens.look(token, kind, at);
  const account = purpose && (await accountsStore.account(purpose.userId));
  if (!account) return unknownLink;
  if ('changeId' in purpose) {
    const change = await emailChanges.waiting(account.id, at);
    const isOver = state === 'open' && !isConfirmable(account, change, purpose.changeId);
    return { state: isOver ? 'cancelled' : state, email: change?.to ?? null, sender: null, hasAccount: true };
  }
  const isDone = kind === 'confirmation' && account.status === 'active';
  return { state: isDone ? 'used' : state, email: account.email, sender: null, hasAccount: true };
}

async function recruiterInvitation(
  token: string,
  { recruiterInvitations, mailedTokens, clock }: ReadMailedLinkNeeds,
): Promise<InvitationLink> {
  const { state, purpose } = await mailedTokens.look(token, 'recruiter-invitation', clock.now());
  if (!purpose) return unknownLink;
  const { invitation, manager, hasAccount } = await recruiterInvitations.behindLink(purpose);
  const invited = invitation && answers[invitation.status];
  return { state: linkState(state, invited), email: purpose.email, sender: manager ?? null, hasAccount };
}

interface ConfirmNeeds {
  accountsStore: AccountsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const confirmHandler = handler(
  contract.accounts.confirm,
  async ({ body, refuse }, { accountsStore, mailedTokens, identity, clock }: ConfirmNeeds) => {
    const at = clock.now();
    const { userId } = await mailedTokens.purpose(body.confirmationToken, 'confirmation', at);
    const account = await accountsStore.account(userId);
    if (!account) throw refuse.wrongToken();
    const event = eventOf('account-confirmed', {
      id: clock.newId(),
      at,
      actor: eventActor(account),
      subject: keys.userSubject(userId),
      data: confirmedFacts(account),
    });
    const { email, applyTo = null } = account;
    // Read first: after the link is used, nothing may fail that does not matter for it.
    const to = applyTo === null ? null : await accountsStore.signUpApplication(applyTo, at);
    await accountsStore.saveConfirmed(userId, event, [mailedTokens.use(body.confirmationToken, at)]);
    await identity.markEmailVerified(account.uuid);
    return { email, applyTo, application: to && to.application };
  },
);

export const resendConfirmationHandler = handler(
  contract.accounts.resendConfirmation,
  async ({ body, sourceIp, cookies }, needs: RequestMailNeeds) =>
    requestMail(
      {
        what: 'confirmation-requested',
        email: body.email,
        sourceIp,
        cookies,
        events: { unconfirmed: 'confirmation-requested' },
      },
      needs,
    ),
);
