import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { accountsIn, closedAccountWrite, newAccountWrites } from '../../../../functions/records/account.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { recruiterInvitationsIn } from '../../../../functions/domain/invitations/recruiter-invitations.ts';
import {
  acceptJoinInvitationHandler,
  declineJoinInvitationHandler,
  listJoinInvitationsHandler,
} from '../../../../functions/features/recruiters/join-invitation.handlers.ts';
import {
  inviteRecruitersHandler,
  listRecruiterInvitationsHandler,
  resendRecruiterInvitationHandler,
  closeRecruiterInvitationHandler,
} from '../../../../functions/features/recruiters/recruiter-invitation.handlers.ts';
import { joinInvitationsStore } from '../../../../functions/features/recruiters/join-invitations.store.ts';
import { recruitersStore } from '../../../../functions/features/recruiters/recruiters.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const roomOf = (table: Table) => ({
  table,
  recruiterInvitations: recruiterInvitationsIn(table),
  joinInvitations: joinInvitationsStore(table),
  recruitersStore: recruitersStore(table),
  mailAllowance: mailAllowanceIn(table),
  clock: aClock(),
});

describe('A registered recruiter', () => {
  let room: ReturnType<typeof roomOf>;
  let admitted = 0;
  withLocalTable((local) => {
    room = roomOf(openTable(local.tableName, local.documents));
  });

  /** A person with an account of their own. */
  async function aMember(role: 'manager' | 'recruiter' | 'candidate'): Promise<Actor> {
    admitted += 1;
    const actor = anActor(role, { id: 5000 + admitted, email: `member-${admitted}@example.com`, hasManagers: false });
    const { id, uuid, firstName, lastName, email } = actor;
    const person = accountOf({ firstName, lastName, email, role }, { id, uuid, at: someTime, status: 'active' });
    await room.table.write(newAccountWrites(person));
    return actor;
  }
  const invite = async (actor: Actor, email: string) =>
    (await resultOf(inviteRecruitersHandler, { body: { emails: [email] }, actor }, room))[0]?.available;
  const page = { page: 1, perPage: 50 };
  const open = { ...page, scope: 'open' as const };
  const seenBy = async (actor: Actor) =>
    (await resultOf(listJoinInvitationsHandler, { query: page, actor }, room)).data;
  const sentBy = async (actor: Actor) =>
    (await resultOf(listRecruiterInvitationsHandler, { query: open, actor }, room)).data;
  const accept = (actor: Actor, id: number) => handled(acceptJoinInvitationHandler, { params: { id }, actor }, room);
  const decline = (actor: Actor, id: number) => handled(declineJoinInvitationHandler, { params: { id }, actor }, room);
  const teamOf = async ({ id }: Actor) => (await room.recruitersStore.recruitersOf(id)).map((one) => one.id);
  const storyOf = async (id: number) =>
    (await room.table.query(keys.eventsOf(keys.invitationSubject(id)))).map(({ event }) => event.type);
  /** A manager, and a recruiter whom they have invited. */
  async function invited() {
    const [manager, recruiter] = [await aMember('manager'), await aMember('recruiter')];
    expect(await invite(manager, recruiter.email)).toBe(true);
    const [invitation] = await seenBy(recruiter);
    return { manager, recruiter, id: invitation!.id };
  }

  it('sees whether who invites them is verified (PLUS-38)', async () => {
    const { manager, recruiter } = await invited();
    const isShown = async () => (await seenBy(recruiter))[0]?.isVerified ?? false;
    expect(await isShown()).toBe(false);
    await room.table.writeOne({ put: { ...keys.verification(manager.id), userId: manager.id } });
    expect(await isShown()).toBe(true);
  });

  it('sees who invites them, and the manager sees the same as of any other address (RECR-09)', async () => {
    const { manager, recruiter, id } = await invited();
    expect(await invite(manager, 'nobody-yet@example.com')).toBe(true);
    expect(await seenBy(recruiter)).toMatchObject([{ id, manager: { id: manager.id, firstName: 'Daniel' } }]);
    const rows = (await sentBy(manager)).map((row) => contract.recruiters.listRecruiterInvitations.response.parse(row));
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      ['email', 'expiresAt', 'id', 'invitedAt', 'resentAt', 'status'],
      ['email', 'expiresAt', 'id', 'invitedAt', 'resentAt', 'status'],
    ]);
    expect(await storyOf(id)).toEqual(['join-invitation-sent']);
  });

  it('is invited once at a time by a manager, who reads the same of candidates and managers (RECR-05)', async () => {
    const { manager, recruiter } = await invited();
    expect(await invite(manager, recruiter.email)).toBe(false);
    expect(await invite(manager, (await aMember('candidate')).email)).toBe(true);
    expect(await invite(manager, (await aMember('manager')).email)).toBe(true);
    expect(await invite(await aMember('manager'), recruiter.email)).toBe(true);
    expect(await seenBy(recruiter)).toHaveLength(2);
  });

  it('accepts and works with the manager from then on (RECR-12)', async () => {
    const { manager, recruiter, id } = await invited();
    await accept(recruiter, id);
    expect(await teamOf(manager)).toEqual([recruiter.id]);
    expect(await room.table.get(keys.managerOfRecruiter(recruiter.id, manager.id))).toMatchObject({
      managerId: manager.id,
    });
    expect(await accountsIn(room.table).account(recruiter.id)).toMatchObject({ hasManagers: true });
    expect([await seenBy(recruiter), await sentBy(manager)]).toEqual([[], []]);
    expect(await storyOf(id)).toEqual(['join-invitation-sent', 'join-invitation-accepted']);
    expect(await invite(manager, recruiter.email)).toBe(false);
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({ kind: 'notFound' });
  });

  it('joins once by two clicks at the same moment', async () => {
    const { manager, recruiter, id } = await invited();
    const both = await Promise.allSettled([accept(recruiter, id), accept(recruiter, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await teamOf(manager)).toEqual([recruiter.id]);
  });

  it('declines, and can be invited again (RECR-11, RECR-37)', async () => {
    const { manager, recruiter, id } = await invited();
    await decline(recruiter, id);
    expect([await teamOf(manager), await seenBy(recruiter), await sentBy(manager)]).toEqual([[], [], []]);
    expect(await storyOf(id)).toEqual(['join-invitation-sent', 'join-invitation-declined']);
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({ kind: 'notFound' });
    expect(await invite(manager, recruiter.email)).toBe(true);
  });

  it('no longer sees an invitation that was withdrawn, and cannot accept it (RECR-13)', async () => {
    const { manager, recruiter, id } = await invited();
    const before = await room.joinInvitations.one(recruiter.id, id);
    await handled(closeRecruiterInvitationHandler, { params: { id }, actor: manager }, room);
    expect(await seenBy(recruiter)).toEqual([]);
    expect(await storyOf(id)).toEqual(['join-invitation-sent', 'join-invitation-withdrawn']);
    // The recruiter had read the invitation before it was withdrawn: the guard of the write refuses.
    const joinInvitations = { ...room.joinInvitations, one: async () => before };
    const late = handled(
      acceptJoinInvitationHandler,
      { params: { id }, actor: recruiter },
      { ...room, joinInvitations },
    );
    expect(await refusalOf(late)).toMatchObject({
      kind: 'conflict',
      message: 'This invitation was answered or withdrawn at the same time',
    });
    expect(await teamOf(manager)).toEqual([]);
  });

  it('cannot join once either account is closed', async () => {
    const first = await invited();
    await room.table.writeOne(closedAccountWrite(first.recruiter.id));
    expect(await refusalOf(accept(first.recruiter, first.id))).toMatchObject({ message: 'Your account is closed' });
    expect(await invite(await aMember('manager'), first.recruiter.email)).toBe(true);
    const second = await invited();
    await room.table.writeOne(closedAccountWrite(second.manager.id));
    expect(await seenBy(second.recruiter)).toEqual([]);
    expect(await refusalOf(accept(second.recruiter, second.id))).toMatchObject({
      message: 'This manager’s account is closed',
    });
    expect([await teamOf(first.manager), await teamOf(second.manager)]).toEqual([[], []]);
  });

  it('sees an invitation again that was sent again after its week (RECR-10)', async () => {
    const { manager, recruiter, id } = await invited();
    room.clock.set('2026-09-09T10:00:00.000Z');
    expect(await seenBy(recruiter)).toEqual([]);
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({
      kind: 'gone',
      message: 'This invitation has expired; ask the manager to send it again',
    });
    await handled(resendRecruiterInvitationHandler, { params: { id }, actor: manager }, room);
    expect(await seenBy(recruiter)).toMatchObject([{ id, expiresAt: '2026-09-16T10:00:00.000Z' }]);
    await accept(recruiter, id);
    expect(await teamOf(manager)).toEqual([recruiter.id]);
    room.clock.set(someTime);
  });

  it('who registered after a letter was mailed sees the invitation once it is sent again (RECR-10)', async () => {
    const manager = await aMember('manager');
    expect(await invite(manager, `member-${admitted + 1}@example.com`)).toBe(true);
    const recruiter = await aMember('recruiter');
    expect(await seenBy(recruiter)).toEqual([]);
    const [sent] = await sentBy(manager);
    await handled(resendRecruiterInvitationHandler, { params: { id: sent!.id }, actor: manager }, room);
    expect(await seenBy(recruiter)).toMatchObject([{ id: sent!.id }]);
    await accept(recruiter, sent!.id);
    expect(await teamOf(manager)).toEqual([recruiter.id]);
  });

  it('cannot answer another recruiter’s invitation', async () => {
    const { id } = await invited();
    const stranger = await aMember('recruiter');
    const refused = { kind: 'notFound', message: 'There is no such invitation' };
    expect(await refusalOf(accept(stranger, id))).toMatchObject(refused);
    expect(await refusalOf(decline(stranger, id))).toMatchObject(refused);
  });

  it('keeps no pointer to the invitation of an erased manager, because erasure finds it', async () => {
    const { manager, recruiter, id } = await invited();
    const { places } = await reachStore(room.table).reachOf((await accountsIn(room.table).account(manager.id))!);
    const { pk, sk } = keys.joinInvitation(recruiter.id, id);
    expect(places).toContainEqual({ pk, sk, manner: 'whole' });
    expect(places.map((one) => one.pk)).toContain(keys.notificationsOf(recruiter.id).pk);
  });

  it('sees no invitation of a manager whose account is gone', async () => {
    const { manager, recruiter } = await invited();
    await room.table.writeOne({ remove: keys.account(manager.id) });
    expect(await seenBy(recruiter)).toEqual([]);
  });
});
