import type { AnyEvent } from '../../../events/catalogue.ts';
import type { InvitedAddress } from '../../../shared/model/invitation.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { wrongToken } from '../../platform/door/refusal.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import type { LinkKind, PurposeOf } from '../../records/mailed-token.ts';
import type { MailedTokens } from '../mailed-links/mailed-tokens.ts';
import type { MailedInvitation, mailedInvitationsIn, SentInvitation } from '../../records/mailed-invitation.ts';
import { mustBeOpen } from '../../records/mailed-invitation.ts';

type Invitations<I extends MailedInvitation> = Pick<
  ReturnType<typeof mailedInvitationsIn<I, LinkKind, { senderId: number; id: number; email: string }>>,
  'one' | 'saveNew' | 'saveResent' | 'saveTakenBack' | 'saveDeclined'
>;

interface Clock {
  now(): string;
  newId(): number;
}

interface Moment {
  at: string;
  eventId: number;
}

/** A decided invitation; some are only decided once the owner of the address has been read. */
type Decided<I extends MailedInvitation> = SentInvitation<I> | Promise<SentInvitation<I>>;

/** What sending invitations needs besides the store. */
export interface SendingNeeds {
  mailAllowance: MailAllowance;
  clock: Clock;
}
/** What responding through a link needs besides the store. */
export interface LinkNeeds {
  mailedTokens: MailedTokens;
  clock: Clock;
}

/** Invites each of these addresses but the sender's own, and says of each whether it was available (RECR-05). */
export async function inviteEach<I extends MailedInvitation>(
  emails: readonly string[],
  actor: Actor,
  invite: (email: string, id: number, circumstances: Moment & { actor: Actor }) => Decided<I>,
  { invitations, mailAllowance, clock }: SendingNeeds & { invitations: Pick<Invitations<I>, 'saveNew'> },
): Promise<InvitedAddress[]> {
  const at = clock.now();
  await mailAllowance.take(actor, emails.length, at);
  return Promise.all(
    emails.map(async (email) => {
      if (email === actor.email) return { email, available: false };
      const invited = await invite(email, clock.newId(), { actor, at, eventId: clock.newId() });
      return { email, available: await invitations.saveNew(invited) };
    }),
  );
}

/** Sends an invitation again; its earlier link stops working. */
export async function sendAgain<I extends MailedInvitation>(
  { actor, id }: { actor: Actor; id: number },
  decide: (before: I, circumstances: Moment & { actor: Actor }) => Decided<I>,
  { invitations, mailAllowance, clock }: SendingNeeds & { invitations: Pick<Invitations<I>, 'one' | 'saveResent'> },
): Promise<I> {
  const at = clock.now();
  const before = await invitations.one(actor.id, id);
  const sent = await decide(before, { actor, at, eventId: clock.newId() });
  await mailAllowance.take(actor, 1, at);
  await invitations.saveResent(sent, before);
  return sent.invitation;
}

/** Cancels an open invitation; its link stops working. */
export async function takeBack<I extends MailedInvitation>(
  { actor, id }: { actor: Actor; id: number },
  kind: { noun: string; open: string },
  invitations: Pick<Invitations<I>, 'one' | 'saveTakenBack'>,
): Promise<{ id: number }> {
  const invitation = await invitations.one(actor.id, id);
  mustBeOpen(kind, invitation);
  await invitations.saveTakenBack(invitation);
  return { id };
}

/**
 * Declines an invitation through its link, which is then used up; `email` must be the invited address where it is
 * given.
 */
export async function declineByLink<I extends MailedInvitation, L extends LinkKind>(
  { token, email }: { token: string; email?: string },
  kind: { link: L },
  decide: (invitation: I, moment: Moment) => AnyEvent,
  {
    invitations,
    mailedTokens,
    clock,
  }: LinkNeeds & {
    invitations: Pick<Invitations<I>, 'saveDeclined'> & {
      behindLink(purpose: PurposeOf<L>): Promise<{ invitation: I | undefined }>;
    };
  },
): Promise<{ done: true }> {
  const at = clock.now();
  const purpose = await mailedTokens.purpose(token, kind.link, at);
  if (email !== undefined && email !== purpose.email) throw wrongToken();
  const { invitation } = await invitations.behindLink(purpose);
  if (!invitation) throw wrongToken();
  const event = decide(invitation, { at, eventId: clock.newId() });
  await invitations.saveDeclined(invitation, event, mailedTokens.use(token, at));
  return { done: true };
}
