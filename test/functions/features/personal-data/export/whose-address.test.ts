import { describe, expect, it } from 'vitest';
import { revealsOwner, withoutOwner } from '../../../../../functions/features/personal-data/export/whose-address.ts';

const [manager, recruiter, candidate] = [1001, 2001, 3001];
const event = (type: string, data: object) => ({ event: { type, data } });
const claim = { isByAddress: true, recruiter: { id: recruiter }, candidate: { id: candidate } };
const waiting = { ...claim, confirmedAt: null, state: 'proposed' };

describe('An archive shows its owner whose an address is only once that person answered (PLUS-43)', () => {
  it.each([
    ['an invitation to a new address', event('recruiter-invited', {}), manager, true],
    ['an invitation to a recruiter', event('join-invitation-sent', { recruiterId: recruiter }), manager, true],
    ['the recruiter’s own invitation', event('join-invitation-sent', { recruiterId: recruiter }), recruiter, false],
    ['its withdrawal', event('join-invitation-withdrawn', { recruiterId: recruiter }), manager, true],
    ['its acceptance', event('join-invitation-accepted', { recruiterId: recruiter }), manager, false],
    ['a proposal by address', event('claim-proposed', claim), recruiter, true],
    ['the candidate’s own proposal', event('claim-proposed', claim), candidate, false],
    ['a confirmed proposal', event('claim-confirmed', claim), recruiter, false],
    ['one that lapsed', event('claim-ended', { ...claim, to: 'lapsed' }), recruiter, true],
    ['one that was declined', event('claim-ended', { ...claim, to: 'declined' }), recruiter, false],
    ['a proposal by name', event('claim-proposed', { ...claim, isByAddress: undefined }), recruiter, false],
    ['a stored claim without an answer', waiting, recruiter, true],
    ['the same claim for the candidate', waiting, candidate, false],
    ['a stored claim that was declined', { ...waiting, state: 'declined' }, recruiter, false],
    ['asking a colleague', event('job-team-changed', { colleague: { id: manager }, step: 'asked' }), 1002, true],
    ['taking that back', event('job-team-changed', { colleague: { id: manager }, step: 'withdrawn' }), 1002, true],
    ['the colleague’s own', event('job-team-changed', { colleague: { id: manager }, step: 'asked' }), manager, false],
    ['a colleague who joined', event('job-team-changed', { colleague: { id: manager }, step: 'joined' }), 1002, false],
    ['a note', { text: 'Strong' }, recruiter, false],
  ])('%s', (_, item, personId, expected) => {
    expect(revealsOwner(item, personId)).toBe(expected);
  });

  it('in an open invitation and in a question to an address', () => {
    const invitation = { id: 5, status: 'invited', managerId: manager, recruiterId: recruiter };
    expect(withoutOwner(invitation, manager)).toEqual({ id: 5, status: 'invited', managerId: manager });
    expect(withoutOwner(invitation, recruiter)).toEqual(invitation);
    expect(withoutOwner({ ...invitation, status: 'declined' }, manager)).toMatchObject({ recruiterId: recruiter });
    const asked = { id: 6, askedAt: 'now', recruiterId: recruiter, claimId: 7, invitationId: 8 };
    expect(withoutOwner(asked, recruiter)).toEqual({ id: 6, askedAt: 'now', recruiterId: recruiter });
    const ofColleague = { id: 7, askedAt: 'now', fromId: manager, toId: 1002 };
    expect(withoutOwner(ofColleague, manager)).toEqual({ id: 7, askedAt: 'now', fromId: manager });
    expect(withoutOwner(ofColleague, 1002)).toEqual(ofColleague);
  });
});
