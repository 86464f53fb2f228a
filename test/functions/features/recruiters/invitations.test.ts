import { describe, expect, it } from 'vitest';
import { acceptRecruiterInvitationHandler } from '../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import { readMailedLinkHandler } from '../../../../functions/features/accounts/letters/mailed-link.handlers.ts';
import {
  inviteRecruitersHandler,
  listRecruiterInvitationsHandler,
  resendRecruiterInvitationHandler,
  removeRecruiterInvitationHandler,
  closeRecruiterInvitationHandler,
} from '../../../../functions/features/recruiters/recruiter-invitation.handlers.ts';
import { listRecruitersHandler } from '../../../../functions/features/recruiters/recruiter.handlers.ts';
import { recruitersStore, type RecruitersStore } from '../../../../functions/features/recruiters/recruiters.store.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mailAllowanceIn, type MailAllowance } from '../../../../functions/records/mail-allowance.ts';
import type { AccountsRoom } from '../../../support/accounts.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';

describe('Recruiter invitations', () => {
  let room: AccountsRoom & { recruitersStore: RecruitersStore; mailAllowance: MailAllowance };
  withLocalTable((local) => {
    const accounts = openAccounts(local);
    room = {
      ...accounts,
      recruitersStore: recruitersStore(accounts.table),
      mailAllowance: mailAllowanceIn(accounts.table),
    };
  });

  const manager = anActor('manager');
  const invite = async (emails: string[], actor = manager) =>
    resultOf(inviteRecruitersHandler, { body: { emails }, actor }, room);
  const open = async (actor = manager) =>
    (await resultOf(listRecruiterInvitationsHandler, { query: { scope: 'open', page: 1, perPage: 100 }, actor }, room))
      .data;
  const idOf = async (email: string) => (await open()).find((one) => one.email === email)!.id;
  const params = async (email: string) => ({ params: { id: await idOf(email) }, actor: manager });
  /** Keeps a token for an invitation, as the reaction that mails it does. */
  async function mailed(email: string): Promise<string> {
    const token = room.clock.newToken();
    await room.mailedTokens.save(
      token,
      { kind: 'recruiter-invitation', managerId: manager.id, invitationId: await idOf(email), email },
      room.clock.now(),
    );
    return token;
  }
  const accept = (invitationToken: string) =>
    handled(
      acceptRecruiterInvitationHandler,
      {
        body: {
          invitationToken,
          firstName: 'Rosa',
          lastName: 'Klein',
          password: somePassword,
          confirmationPassword: somePassword,
        },
      },
      room,
    );

  it('report for each address whether it was invited already, whoever has an account (RECR-09, RECR-24)', async () => {
    await room.aMember('Registered');
    expect(await invite(['first@example.com', 'registered@example.com', 'SECOND@example.com'])).toEqual([
      { email: 'first@example.com', available: true },
      { email: 'registered@example.com', available: true },
      { email: 'second@example.com', available: true },
    ]);
    expect(await invite(['first@example.com', 'third@example.com'])).toEqual([
      { email: 'first@example.com', available: false },
      { email: 'third@example.com', available: true },
    ]);
    expect((await open()).map(({ email, status }) => [email, status])).toEqual(
      expect.arrayContaining([
        ['first@example.com', 'invited'],
        ['third@example.com', 'invited'],
      ]),
    );
  });

  it('of two managers to one address are both open, but each manager sees only their own', async () => {
    const other = anActor('manager', { id: 1002 });
    await invite(['wanted@example.com']);
    expect(await invite(['wanted@example.com'], other)).toEqual([{ email: 'wanted@example.com', available: true }]);
    expect((await open(other)).map(({ email }) => email)).toEqual(['wanted@example.com']);
  });

  it('reject a row that repeats another, whatever its case (VALID-24)', () => {
    const { error } = inviteRecruitersHandler.route.request.body.safeParse({
      emails: ['a@example.com', 'b@example.com', 'A@Example.com'],
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['emails.2', 'Try another email address'],
    ]);
  });

  it('show by their link who invites and what became of them, to whoever holds it (AUTH-31)', async () => {
    const boss = await room.aMember('Boss');
    const actor = anActor('manager', { id: boss.id });
    const read = async (token: string) =>
      resultOf(readMailedLinkHandler, { body: { token, kind: 'recruiter-invitation' } }, room);
    const invited = async (email: string) => {
      await invite([email], actor);
      const invitationId = (await open(actor)).find((one) => one.email === email)!.id;
      const token = room.clock.newToken();
      await room.mailedTokens.save(
        token,
        { kind: 'recruiter-invitation', managerId: boss.id, invitationId, email },
        room.clock.now(),
      );
      return { token, invitationId };
    };
    const [accepted, withdrawn, waiting] = [
      await invited('acc@example.com'),
      await invited('wit@example.com'),
      await invited('wai@example.com'),
    ];
    expect(await read(waiting.token)).toMatchObject({
      state: 'open',
      email: 'wai@example.com',
      sender: { firstName: 'Boss' },
      hasAccount: false,
    });
    await accept(accepted.token);
    await handled(closeRecruiterInvitationHandler, { params: { id: withdrawn.invitationId }, actor }, room);
    expect(await read(accepted.token)).toMatchObject({ state: 'used', hasAccount: true });
    expect(await read(withdrawn.token)).toMatchObject({ state: 'cancelled' });
    await room.aNewcomer('Wai');
    expect(await read(waiting.token)).toMatchObject({ state: 'open', hasAccount: true });
    expect(await read('A'.repeat(22))).toEqual({ state: 'unknown', email: null, sender: null, hasAccount: false });
  });

  it('are accepted by their link, once: the recruiter is active at once and works for the manager (RECR-12, AUTH-32)', async () => {
    await invite(['rosa@example.com']);
    const token = await mailed('rosa@example.com');
    const { result } = await accept(token);
    const account = (await room.accountsStore.account(result.id))!;
    expect(account).toMatchObject({
      role: 'recruiter',
      status: 'active',
      hasManagers: true,
      email: 'rosa@example.com',
    });
    expect(room.identity.people.get(account.uuid)?.roles).toEqual(['recruiter']);
    const { result: recruiters } = await handled(
      listRecruitersHandler,
      { query: { page: 1, perPage: 25 }, actor: manager },
      room,
    );
    expect(recruiters.data).toMatchObject([{ id: account.id, firstName: 'Rosa', email: 'rosa@example.com' }]);
    expect(await room.table.get(keys.managerOfRecruiter(account.id, manager.id))).toMatchObject({
      managerId: manager.id,
    });
    expect(await room.eventsOf(account.id)).toEqual(['recruiter-invitation-accepted']);
    expect((await open()).map(({ email }) => email)).not.toContain('rosa@example.com');
    expect(await refusalOf(accept(token))).toMatchObject({ kind: 'gone', errors: [{ key: 'token' }] });
  });

  it('make one account of two clicks at the same moment, and leave nothing of the other', async () => {
    await invite(['double@example.com']);
    const token = await mailed('double@example.com');
    const both = await Promise.allSettled([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([...room.identity.people.values()].filter(({ email }) => email === 'double@example.com')).toHaveLength(1);
  });

  it('are for the invited address alone, where an address is sent (AUTH-50)', async () => {
    await invite(['meant@example.com']);
    const body = {
      invitationToken: await mailed('meant@example.com'),
      firstName: 'Rosa',
      lastName: 'Klein',
      password: somePassword,
      confirmationPassword: somePassword,
    };
    const other = handled(acceptRecruiterInvitationHandler, { body: { ...body, email: 'another@example.com' } }, room);
    expect(await refusalOf(other)).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'email', message: 'This invitation was mailed to another address' }],
    });
    expect(
      (await resultOf(acceptRecruiterInvitationHandler, { body: { ...body, email: 'MEANT@example.com' } }, room)).email,
    ).toBe('meant@example.com');
  });

  it('ask a person who has an account by then to sign in', async () => {
    await invite(['late@example.com']);
    const token = await mailed('late@example.com');
    await room.aNewcomer('Late');
    expect(await refusalOf(accept(token))).toMatchObject({ kind: 'conflict', errors: [{ key: 'email' }] });
  });

  it('are resent with a new week, and only while they are open (RECR-10, RECR-36)', async () => {
    await invite(['again@example.com']);
    const before = (await open()).find(({ email }) => email === 'again@example.com')!;
    room.clock.set('2026-09-03T10:00:00.000Z');
    const { result } = await handled(resendRecruiterInvitationHandler, await params('again@example.com'), room);
    expect(Date.parse(result.expiresAt) - Date.parse(before.expiresAt)).toBe(2 * 86_400_000);
    expect(await room.table.query(keys.eventsOf(`INVITATION#${before.id}`))).toHaveLength(2);
    const call = await params('again@example.com');
    await handled(closeRecruiterInvitationHandler, call, room);
    expect(await refusalOf(handled(resendRecruiterInvitationHandler, call, room))).toMatchObject({ kind: 'conflict' });
  });

  it('are resent to an address that has an account by then, like to any other', async () => {
    await invite(['grown@example.com']);
    await room.aNewcomer('Grown');
    const call = await params('grown@example.com');
    room.clock.set('2026-09-02T10:00:00.000Z');
    await handled(resendRecruiterInvitationHandler, call, room);
    room.clock.set(someTime);
    expect(await room.table.query(keys.eventsOf(`INVITATION#${call.params.id}`))).toHaveLength(2);
  });

  it('are resent once by two clicks at the same moment', async () => {
    await invite(['clicked-twice@example.com']);
    room.clock.set('2026-09-04T10:00:00.000Z');
    const call = await params('clicked-twice@example.com');
    const both = await Promise.allSettled([
      handled(resendRecruiterInvitationHandler, call, room),
      handled(resendRecruiterInvitationHandler, call, room),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await room.table.query(keys.eventsOf(`INVITATION#${call.params.id}`))).toHaveLength(2);
  });

  it('reach at most a hundred people a day, including resent letters, even with two calls at the same moment', async () => {
    const busy = anActor('manager', { id: 1005 });
    const many = (letter: string, count: number) =>
      Array.from({ length: count }, (_, number) => `${letter}${number}@example.com`);
    for (const letter of 'abcd') await invite(many(letter, 20), busy);
    const both = await Promise.allSettled([invite(many('e', 20), busy), invite(many('f', 20), busy)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await open(busy)).toHaveLength(100);
    const { id } = (await open(busy))[0]!;
    expect(
      await refusalOf(handled(resendRecruiterInvitationHandler, { params: { id }, actor: busy }, room)),
    ).toMatchObject({ kind: 'tooMany', retryAfter: expect.any(Number) });
  });

  it('are cancelled: the link stops working, and the address can be invited again (RECR-13)', async () => {
    await invite(['taken-back@example.com']);
    const token = await mailed('taken-back@example.com');
    await handled(closeRecruiterInvitationHandler, await params('taken-back@example.com'), room);
    expect(await refusalOf(accept(token))).toMatchObject({ kind: 'gone', message: 'This invitation was withdrawn' });
    expect([...room.identity.people.values()].filter(({ email }) => email === 'taken-back@example.com')).toEqual([]);
    expect(await invite(['taken-back@example.com'])).toEqual([{ email: 'taken-back@example.com', available: true }]);
  });

  it('are listed with their state once they are over, until the manager takes them off (RECR-06, RECR-07, RECR-35, RECR-38, RECR-57)', async () => {
    const boss = anActor('manager', { id: 1006 });
    const emails = ['taken', 'refused', 'again', 'fresh'].map((name) => `${name}@states.example.com`);
    await invite(emails, boss);
    const listed = async (scope: 'open' | 'over') =>
      (
        await resultOf(listRecruiterInvitationsHandler, { query: { scope, page: 1, perPage: 100 }, actor: boss }, room)
      ).data.map((row) => contract.recruiters.listRecruiterInvitations.response.parse(row));
    const states = async (scope: 'open' | 'over') =>
      Object.fromEntries((await listed(scope)).map(({ email, status }) => [email.split('@')[0], status]));
    expect(await states('open')).toEqual({ taken: 'invited', refused: 'invited', again: 'invited', fresh: 'invited' });
    const idIn = async (scope: 'open' | 'over', name: string) =>
      (await listed(scope)).find(({ email }) => email.startsWith(`${name}@`))!.id;
    const call = async (name: string) => ({ params: { id: await idIn('open', name) }, actor: boss });
    const again = await resultOf(resendRecruiterInvitationHandler, await call('again'), room);
    expect(contract.recruiters.resendRecruiterInvitation.response.parse(again)).toEqual({
      id: again.id,
      email: 'again@states.example.com',
      status: 'resent',
      invitedAt: room.clock.now(),
      resentAt: room.clock.now(),
      expiresAt: new Date(Date.parse(room.clock.now()) + 7 * 86_400_000).toISOString(),
    });
    await handled(closeRecruiterInvitationHandler, await call('refused'), room);
    const declined = await idIn('open', 'taken');
    await room.table.writeOne({ update: keys.recruiterInvitation(boss.id, declined), set: { status: 'declined' } });
    expect(await states('open')).toEqual({ again: 'resent', fresh: 'invited' });
    expect(await states('over')).toEqual({ refused: 'closed', taken: 'declined' });
    const remove = (id: number, actor = boss) =>
      handled(removeRecruiterInvitationHandler, { params: { id }, actor }, room);
    expect(await refusalOf(remove(await idIn('open', 'fresh')))).toMatchObject({
      kind: 'conflict',
      message: 'This invitation is still open; close it first',
    });
    expect(await refusalOf(remove(declined, manager))).toMatchObject({ kind: 'notFound' });
    await remove(declined);
    expect(await states('over')).toEqual({ refused: 'closed' });
    const { places } = await reachStore(room.table).reachOf({ ...boss, sessions: {} } as never);
    expect(places.map(({ pk }) => pk)).toContain(keys.invitationSubject(declined));
  });

  it('are not cancelled once accepted, and the manager reads why (RECR-13)', async () => {
    await invite(['too-late@example.com']);
    const call = await params('too-late@example.com');
    await accept(await mailed('too-late@example.com'));
    expect(await refusalOf(handled(closeRecruiterInvitationHandler, call, room))).toMatchObject({
      kind: 'conflict',
      message: 'This invitation was already accepted',
    });
  });

  it('of another manager cannot be found', async () => {
    await invite(['private@example.com']);
    const { params: given } = await params('private@example.com');
    const stranger = anActor('manager', { id: 1002 });
    expect(
      await refusalOf(handled(closeRecruiterInvitationHandler, { params: given, actor: stranger }, room)),
    ).toMatchObject({ kind: 'notFound' });
  });
});
