import { describe, expect, it } from 'vitest';
import { signUpCandidateHandler } from '../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import {
  cancelCandidateInvitationHandler,
  declineCandidateInvitationHandler,
  inviteCandidatesHandler,
  listCandidateInvitationsHandler,
  resendCandidateInvitationHandler,
} from '../../../../functions/features/invitations/candidate-invitation.handlers.ts';
import { mailCandidateInvitation } from '../../../../functions/features/invitations/mail-candidate-invitation.steps.ts';
import {
  readInvitationLinkHandler,
  renewInvitationLinkHandler,
} from '../../../../functions/features/invitations/invitation-link.handlers.ts';
import { mergesBy } from '../../../../functions/records/candidate-merge.ts';
import { askedAddressesIn } from '../../../../functions/domain/claims/asked-addresses.ts';
import { candidateInvitationsIn } from '../../../../functions/records/candidate-invitation.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { earnedByInviting } from '../../../../functions/features/invitations/earned-by-inviting.store.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { secretHash } from '../../../../functions/platform/table/secret-hash.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';
import { aCandidateSignUp } from '../../../support/people.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { prepared } from '../../../../functions/platform/outside/mail/send-mail.ts';

const recruiter = anActor('recruiter');
const candidate = anActor('candidate');

function openRoom(local: LocalTable) {
  const accounts = openAccounts(local);
  const needs = {
    ...accounts,
    candidateInvitations: candidateInvitationsIn(accounts.table),
    earnedByInviting: (candidateId: number) => earnedByInviting(accounts.table, candidateId),
    mergesOf: (recruiterId: number) => mergesBy(accounts.table, recruiterId),
    mailAllowance: mailAllowanceIn(accounts.table),
    isImported: async () => false,
    askedBy: askedAddressesIn(accounts.table).waitingFor,
    accountByEmail: accounts.accountsStore.accountByEmail,
  };
  const invite = async (emails: string[], actor = recruiter) =>
    resultOf(inviteCandidatesHandler, { body: { emails }, actor }, needs);
  const listed = async (status: 'waiting' | 'accepted' = 'waiting', actor = recruiter) =>
    (
      await resultOf(
        listCandidateInvitationsHandler,
        { query: { status, zone: 'UTC', page: 1, perPage: 100 }, actor },
        needs,
      )
    ).data;
  const of = async (email: string) => (await listed()).find((one) => one.email === email)!;
  const params = async (email: string) => ({ params: { inviteId: (await of(email)).id }, actor: recruiter });

  /** Mails the newest event of an invitation, as the reaction does, and returns the token in the mail. */
  async function mailed(email: string): Promise<string> {
    const { id } = await of(email);
    const events = await storedEvents(needs.table, keys.invitationSubject(id), 'candidate-invited');
    const send = prepared(async (mail: (typeof needs.mails)[number]) => void needs.mails.push(mail));
    await mailCandidateInvitation(events.at(-1)!, { ...needs, send, siteUrl: 'https://hirehub.example' });
    return /\?token=([\w-]+)/.exec(needs.mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  const signUp = (invitationToken: string, email: string, over: object = {}) =>
    handled(signUpCandidateHandler, { body: { ...aCandidateSignUp('Rosa'), email, invitationToken, ...over } }, needs);
  const read = async (token: string) => resultOf(readInvitationLinkHandler, { body: { token } }, needs);
  return { ...needs, invite, listed, of, params, mailed, signUp, read };
}

describe('Candidate invitations', () => {
  const room = withLocalTable(openRoom);

  it('report for each address whether its sender has invited it already, whoever has an account (RECR-05, RECR-27)', async () => {
    await room.aMember('Registered');
    expect(await room.invite(['first@example.com', 'registered@example.com', 'SECOND@example.com'])).toEqual([
      { email: 'first@example.com', available: true },
      { email: 'registered@example.com', available: true },
      { email: 'second@example.com', available: true },
    ]);
    expect(await room.invite(['first@example.com'])).toEqual([{ email: 'first@example.com', available: false }]);
  });

  it('can be sent by candidates as well as recruiters, and each sender sees only their own (DEC-37)', async () => {
    expect(await room.invite(['friend@example.com'], candidate)).toEqual([
      { email: 'friend@example.com', available: true },
    ]);
    expect((await room.listed('waiting', candidate)).map(({ email }) => email)).toEqual(['friend@example.com']);
    expect((await room.listed()).map(({ email }) => email)).not.toContain('friend@example.com');
  });

  it('are listed in pages while they are open, newest first (RECR-28)', async () => {
    const other = anActor('recruiter', { id: 2002 });
    for (const [hour, email] of ['one@example.com', 'two@example.com', 'three@example.com'].entries()) {
      room.clock.set(`2026-09-01T1${hour}:30:00.000Z`);
      await room.invite([email], other);
    }
    room.clock.set(someTime);
    const page = async (number: number) =>
      resultOf(
        listCandidateInvitationsHandler,
        { query: { status: 'waiting', zone: 'UTC', page: number, perPage: 2 }, actor: other },
        room,
      );
    expect((await page(1)).data.map(({ email }) => email)).toEqual(['three@example.com', 'two@example.com']);
    expect(await page(2)).toMatchObject({
      data: [{ email: 'one@example.com', status: 'waiting' }],
      meta: { total: 3 },
    });
  });

  it('are mailed with a link to the sign-up page of invited candidates, and only a hash of its token is stored', async () => {
    await room.invite(['mailed@example.com']);
    const token = await room.mailed('mailed@example.com');
    const mail = room.mails.at(-1)!;
    expect(mail.to).toBe('mailed@example.com');
    expect(mail.text).toContain(`https://hirehub.example/candidate-invite?token=${token}&email=mailed%40example.com`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(await room.table.get(keys.mailedToken(secretHash(token)))).toBeDefined();
    expect(await room.table.get(keys.mailedToken(token))).toBeUndefined();
  });

  it('lead to an account that is active at once, for the invited address (API-13)', async () => {
    await room.invite(['rosa@example.com']);
    const token = await room.mailed('rosa@example.com');
    expect(await room.read(token)).toEqual({
      state: 'open',
      email: 'rosa@example.com',
      sender: { firstName: 'Olivia', lastName: 'Brandt' },
      hasAccount: false,
      jobs: [],
    });
    expect(await refusalOf(room.signUp(token, 'other@example.com'))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'email' }],
    });
    const { result } = await room.signUp(token, 'rosa@example.com', { favoriteJobs: [5001] });
    const account = (await room.accountsStore.account(result.id))!;
    expect(account).toMatchObject({ role: 'candidate', status: 'active', email: 'rosa@example.com', countryId: null });
    expect(await room.table.get(keys.favoriteJob(account.id, 5001))).toBeDefined();
    expect(await room.eventsOf(account.id)).toEqual(['candidate-invitation-accepted']);
    expect(await room.listed('accepted')).toMatchObject([
      { email: 'rosa@example.com', candidate: { id: account.id, firstName: 'Rosa' } },
    ]);
    expect(await refusalOf(room.signUp(token, 'rosa@example.com'))).toMatchObject({
      kind: 'gone',
      message: 'This link was already used',
    });
    expect(await room.read(token)).toMatchObject({ state: 'used', email: 'rosa@example.com', hasAccount: true });
  });

  it('make one account of two clicks at the same moment, and leave nothing of the other', async () => {
    await room.invite(['double@example.com']);
    const token = await room.mailed('double@example.com');
    const both = await Promise.allSettled([
      room.signUp(token, 'double@example.com'),
      room.signUp(token, 'double@example.com'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([...room.identity.people.values()].filter(({ email }) => email === 'double@example.com')).toHaveLength(1);
  });

  it('are resent: the earlier link says that a newer one was mailed (RECR-15) (RECR-30)', async () => {
    await room.invite(['again@example.com']);
    const first = await room.mailed('again@example.com');
    room.clock.set('2026-09-03T10:00:00.000Z');
    const { result } = await handled(resendCandidateInvitationHandler, await room.params('again@example.com'), room);
    expect(result.expiresAt).toBe('2026-09-10T10:00:00.000Z');
    const second = await room.mailed('again@example.com');
    expect((await room.read(first)).state).toBe('replaced');
    expect((await room.read(second)).state).toBe('open');
    room.clock.set(someTime);
  });

  it('are cancelled: the link says so, nobody can sign up with it, and the address can be invited again (RECR-14) (RECR-29)', async () => {
    await room.invite(['taken-back@example.com']);
    const token = await room.mailed('taken-back@example.com');
    const call = await room.params('taken-back@example.com');
    await handled(cancelCandidateInvitationHandler, call, room);
    expect((await room.read(token)).state).toBe('cancelled');
    expect(await refusalOf(room.signUp(token, 'taken-back@example.com'))).toMatchObject({ kind: 'gone' });
    expect([...room.identity.people.values()].filter(({ email }) => email === 'taken-back@example.com')).toEqual([]);
    expect(await refusalOf(handled(resendCandidateInvitationHandler, call, room))).toMatchObject({
      kind: 'conflict',
      message: 'This invitation was already cancelled',
    });
    expect(await room.invite(['taken-back@example.com'])).toEqual([
      { email: 'taken-back@example.com', available: true },
    ]);
  });

  it('of another user cannot be found', async () => {
    await room.invite(['private@example.com']);
    const { params } = await room.params('private@example.com');
    expect(
      await refusalOf(handled(cancelCandidateInvitationHandler, { params, actor: candidate }, room)),
    ).toMatchObject({ kind: 'notFound' });
  });

  it('are declined by their link, once', async () => {
    await room.invite(['no-thanks@example.com']);
    const token = await room.mailed('no-thanks@example.com');
    await handled(declineCandidateInvitationHandler, { body: { token } }, room);
    expect((await room.read(token)).state).toBe('declined');
    expect(await refusalOf(handled(declineCandidateInvitationHandler, { body: { token } }, room))).toMatchObject({
      kind: 'gone',
    });
    expect((await room.listed()).map(({ email }) => email)).not.toContain('no-thanks@example.com');
  });

  it('with an expired link are renewed for its holder, once until the new one is mailed', async () => {
    await room.invite(['late@example.com']);
    const token = await room.mailed('late@example.com');
    expect(await refusalOf(handled(renewInvitationLinkHandler, { body: { token } }, room))).toMatchObject({
      kind: 'gone',
      errors: [{ key: 'token', message: 'Only an expired link is replaced by a new one' }],
    });
    room.clock.set('2026-09-10T10:00:00.000Z');
    expect((await room.read(token)).state).toBe('expired');
    expect(await refusalOf(room.signUp(token, 'late@example.com'))).toMatchObject({
      kind: 'gone',
      message: 'This link has expired',
    });
    await handled(renewInvitationLinkHandler, { body: { token } }, room);
    expect(await refusalOf(handled(renewInvitationLinkHandler, { body: { token } }, room))).toMatchObject({
      kind: 'conflict',
    });
    expect((await room.read(await room.mailed('late@example.com'))).state).toBe('open');
    room.clock.set(someTime);
  });

  it('with an outdated link refuse its holder instead of failing', async () => {
    await room.invite(['erased@example.com']);
    const token = await room.mailed('erased@example.com');
    await room.table.writeOne({
      remove: keys.candidateInvitation(recruiter.id, (await room.of('erased@example.com')).id),
    });
    room.clock.set('2026-09-10T10:00:00.000Z');
    expect(await refusalOf(handled(renewInvitationLinkHandler, { body: { token } }, room))).toMatchObject({
      kind: 'gone',
      message: 'Token is wrong!',
    });
    room.clock.set(someTime);
  });

  it('reveal nothing to a caller without the link', async () => {
    expect(await room.read('aaaaaaaaaaaaaaaaaaaaaa')).toEqual({
      state: 'unknown',
      email: null,
      sender: null,
      hasAccount: false,
      jobs: [],
    });
  });

  it('say in the mail to somebody with an account what they can do, which their sender never learns (PLUS-43)', async () => {
    await room.aMember('Settled');
    await room.invite(['settled@example.com', 'unsettled@example.com']);
    await room.mailed('settled@example.com');
    const mail = room.mails.at(-1)!;
    expect(mail.text).toContain(
      'This address has an account already, a hiring manager’s, and an account has one role. To accept, ask Olivia to invite another address of yours.',
    );
    expect(mail.text).toContain('Log in');
    await room.mailed('unsettled@example.com');
    expect(room.mails.at(-1)!.text).not.toContain('has an account');
    const seen = (await room.listed()).filter(({ email }) => email.endsWith('settled@example.com'));
    expect(new Set(seen.map(({ status, candidate }) => JSON.stringify([status, candidate]))).size).toBe(1);
  });

  it('are not mailed once they are answered or cancelled', async () => {
    await room.invite(['quiet@example.com']);
    const { id } = await room.of('quiet@example.com');
    await handled(cancelCandidateInvitationHandler, await room.params('quiet@example.com'), room);
    const [event] = await storedEvents(room.table, keys.invitationSubject(id), 'candidate-invited');
    const sent = room.mails.length;
    await mailCandidateInvitation(event!, {
      ...room,
      send: prepared(async (mail) => void room.mails.push(mail)),
      siteUrl: 'https://hirehub.example',
    });
    expect(room.mails).toHaveLength(sent);
  });

  it('stop for the day at the daily number of mails', async () => {
    const eager = anActor('candidate', { id: 3009 });
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => `p${from + place}@example.com`);
    await room.invite(people(0, 18), eager);
    expect(await refusalOf(room.invite(people(18, 3), eager))).toMatchObject({
      kind: 'tooMany',
      retryAfter: 50_400,
      errors: [{ key: 'emails' }],
    });
    await room.invite(people(18, 2), eager);
    room.clock.set('2026-09-02T00:00:01.000Z');
    await room.invite(people(20, 1), eager);
    room.clock.set(someTime);
  });
});
