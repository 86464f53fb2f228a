import { describe, expect, it } from 'vitest';
import { candidateInvitationKind } from '../../../functions/records/candidate-invitation.ts';
import { acceptedWrites, mailedInvitationsIn, mayDecline } from '../../../functions/records/mailed-invitation.ts';
import { recommendationKind } from '../../../functions/records/recommendation.ts';
import { recruiterInvitationKind } from '../../../functions/records/recruiter-invitation.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { someTime } from '../../support/builders.ts';
import { tableIn, withLocalTable } from '../../support/local-table.ts';
import { describeWrites, refusalText } from '../../support/outcomes.ts';

const email = 'ana@example.com';
const invitation = { id: 50, inviterId: 2, email, status: 'waiting', expiresAt: someTime };
const stored = (over: object = {}) => ({ ...keys.candidateInvitation(2, 50), ...invitation, ...over });
const claim = { ...keys.invitedCandidate(2, email), invitationId: 50 };
const purpose = { kind: 'candidate-invitation', inviterId: 2, invitationId: 50, email } as never;
const accept = () => acceptedWrites(candidateInvitationKind, purpose, { candidate: 7 });
const over = 'gone | This invitation was already answered or cancelled | token';

describeWrites('An invitation by mail', [
  ['is accepted, which frees its address', accept, [stored(), claim], [stored({ status: 'accepted', candidate: 7 })]],
  ...['accepted', 'declined', 'cancelled'].map(
    (status) => [`that is ${status} is not accepted`, accept, [stored({ status })], over] as const,
  ),
  ['that is gone is not accepted', accept, [], over],
  [
    'of a recruiter that was withdrawn is not accepted',
    () =>
      acceptedWrites(
        recruiterInvitationKind,
        { kind: 'recruiter-invitation', managerId: 1, invitationId: 50, email } as never,
        {},
      ),
    [{ ...keys.recruiterInvitation(1, 50), status: 'withdrawn' }],
    'gone | This invitation was withdrawn | token',
  ],
  [
    'to a recommended job that was cancelled is not accepted',
    () =>
      acceptedWrites(
        recommendationKind,
        { kind: 'recommendation', senderId: 2, recommendationId: 50, email, jobId: 1 } as never,
        {},
      ),
    [{ ...keys.recommendation(2, 50), status: 'cancelled' }],
    'gone | This recommendation was already answered or cancelled | token',
  ],
]);

describe('Invitations by mail', () => {
  let number = 100;
  const table = withLocalTable(tableIn);
  const invitations = () => mailedInvitationsIn(table, candidateInvitationKind);
  const event = (id: number) => ({ id, subject: `INVITATION#${id}`, type: 'candidate-invited' }) as never;
  const open = async (address: string) => {
    const one = { ...invitation, id: (number += 1), email: address } as never as typeof invitation;
    expect(await invitations().saveNew({ invitation: one as never, event: event(one.id) })).toBe(true);
    return one as never as Parameters<ReturnType<typeof invitations>['saveTakenBack']>[0];
  };
  const outcome = async (done: Promise<unknown>) => done.then(() => 'done', refusalText);

  it('are sent once to an address while they are open, with an account or without', async () => {
    const again = { ...(await open('first@example.com')), id: 999 };
    expect(await invitations().saveNew({ invitation: again, event: event(999) })).toBe(false);
    await table.writeOne({ put: { ...keys.emailOwner('member@example.com'), userId: 7 } });
    await open('member@example.com');
    const away = { ...table, write: () => Promise.reject(new Error('the table is away')) };
    const failing = mailedInvitationsIn(away, candidateInvitationKind);
    await expect(failing.saveNew({ invitation: again, event: event(999) })).rejects.toThrow('the table is away');
    expect(await outcome(invitations().one(2, 999))).toBe('notFound | There is no such invitation');
  });

  it('are sent again as they were read, while they are open, also to somebody who has an account by then', async () => {
    const one = await open('again@example.com');
    const renewed = { ...one, expiresAt: '2026-10-01T10:00:00.000Z' };
    const send = (id: number, before = one) =>
      outcome(invitations().saveResent({ invitation: renewed, event: event(id) }, before));
    expect(await send(2001)).toBe('done');
    expect(await invitations().one(2, one.id)).toMatchObject({ expiresAt: renewed.expiresAt });
    expect(await send(2002)).toBe('conflict | This invitation has changed meanwhile');
    await table.writeOne({ put: { ...keys.emailOwner('again@example.com'), userId: 7 } });
    expect(await send(2003, renewed)).toBe('done');
  });

  it('are cancelled or declined once, after which their address may be invited again', async () => {
    const taken = await open('taken@example.com');
    await invitations().saveTakenBack(taken);
    expect(await invitations().one(2, taken.id)).toMatchObject({ status: 'cancelled' });
    expect(await outcome(invitations().saveTakenBack(taken))).toBe('conflict | This invitation was already answered');
    const declined = await open('taken@example.com');
    const decline = (id: number) =>
      outcome(invitations().saveDeclined(declined, event(id), { put: { ...keys.ticket(`used-${id}`) } }));
    expect(await decline(3001)).toBe('done');
    expect(await invitations().one(2, declined.id)).toMatchObject({ status: 'declined' });
    expect(await decline(3002)).toBe('gone | This invitation was already answered | token');
    await open('taken@example.com');
  });

  it('are declined only while they are open', () => {
    const text = (status: string) => {
      try {
        mayDecline(candidateInvitationKind, { status });
        return 'may';
      } catch (error) {
        return refusalText(error);
      }
    };
    expect(['waiting', 'declined', 'cancelled'].map(text)).toEqual([
      'may',
      'gone | This invitation was already declined | token',
      'gone | This invitation was already cancelled | token',
    ]);
  });
});
