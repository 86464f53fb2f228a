import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { type Acts, decision, withOne } from './act.ts';
import { clientCompany, peopleOf } from './people.ts';
import type { Chance } from './random.ts';
import type { Stored } from './stored.ts';

const openClaims = (states: readonly string[]) => (stored: Stored) =>
  stored.claims().filter(({ state }) => states.includes(state));
const waiting = (stored: Stored) => stored.applications().filter(({ state }) => state === 'waiting');
const notClosed = (stored: Stored) => stored.jobs().filter(({ status }) => status !== 'closed');
const closed = (stored: Stored) => stored.jobs().filter(({ status }) => status === 'closed');

const moved = ({ jobId, candidateId }: { jobId: number; candidateId: number }, chance: Chance, by: number) => {
  const status = chance.pick(pipelineStatuses);
  const body = { status, ...(chance.happens(0.5) && { reason: 'As agreed' }) };
  return decision(by, 'pipeline.changeCandidateStatus', { params: { jobId, candidateId }, body });
};

/** What people do about hires, and what they write and earn. */
export const hiringActs = {
  post: [
    1,
    (_stored, chance) => ({
      by: chance.pick(peopleOf('manager')),
      operation: 'jobs.postJob',
      given: {
        body: {
          title: `Nurse ${chance.below(100)}`,
          description: 'Care for **critical** patients.',
          points: chance.below(5) * 100,
          guaranteeDays: chance.pick([0, 0, 30]),
        },
      },
    }),
  ],
  propose: [
    4,
    withOne(notClosed, ({ id: jobId }, chance) => ({
      by: chance.pick(peopleOf('recruiter')),
      operation: 'claims.proposeCandidate',
      given: { body: { candidateId: chance.pick(peopleOf('candidate')).id, jobId } },
    })),
  ],
  confirm: [
    4,
    withOne(openClaims(['proposed']), ({ id, candidate }) =>
      decision(candidate.id, 'claims.confirmClaim', { params: { id } }),
    ),
  ],
  decline: [
    1,
    withOne(openClaims(['proposed']), ({ id, candidate }) =>
      decision(candidate.id, 'claims.declineClaim', { params: { id }, body: {} }),
    ),
  ],
  leave: [
    1,
    withOne(openClaims(['standing']), ({ id, candidate }) =>
      decision(candidate.id, 'claims.endCandidateClaim', { params: { id }, body: {} }),
    ),
  ],
  giveUp: [
    1,
    withOne(openClaims(['proposed', 'standing']), ({ id, recruiter }) =>
      decision(recruiter.id, 'claims.endRecruiterClaim', { params: { id }, body: {} }),
    ),
  ],
  apply: [
    3,
    withOne(notClosed, ({ id }, chance) => ({
      by: chance.pick(peopleOf('candidate')),
      operation: 'applications.applyToJob',
      given: { params: { id } },
    })),
  ],
  withdraw: [
    1,
    withOne(waiting, ({ jobId: id, candidate }) =>
      decision(candidate.id, 'applications.withdrawApplication', { params: { id }, body: {} }),
    ),
  ],
  undoWithdraw: [
    1,
    withOne(
      (stored) => stored.applications().filter(({ state }) => state === 'withdrawn'),
      ({ jobId: id, candidate }) => decision(candidate.id, 'applications.undoWithdrawal', { params: { id } }),
    ),
  ],
  accept: [
    3,
    withOne(waiting, ({ id }, chance) => ({
      by: chance.pick(peopleOf('recruiter')),
      operation: 'applications.acceptSelfAssignment',
      given: { params: { id } },
    })),
  ],
  declineApplication: [
    1,
    withOne(waiting, ({ id }, chance) => ({
      by: chance.pick(peopleOf('recruiter')),
      operation: 'applications.declineSelfAssignment',
      given: { params: { id }, body: {} },
    })),
  ],
  takeForward: [
    1,
    withOne(waiting, ({ id, managerId }) =>
      decision(managerId, 'applications.takeApplicantForward', { params: { id } }),
    ),
  ],
  declineApplicant: [
    1,
    withOne(waiting, ({ id, managerId }) =>
      decision(managerId, 'applications.declineApplicant', { params: { id }, body: {} }),
    ),
  ],
  moveByManager: [
    4,
    withOne(
      (stored) => stored.places(),
      (place, chance) => moved(place, chance, place.managerId),
    ),
  ],
  moveByRecruiter: [
    2,
    withOne(
      (stored) => stored.places(),
      (place, chance) => (place.recruiterId ? moved(place, chance, place.recruiterId) : undefined),
    ),
  ],
  undoMove: [
    3,
    withOne(
      (stored) => stored.places(),
      ({ jobId, candidateId, managerId, recruiterId }, chance) =>
        decision(chance.happens(0.7) ? managerId : (recruiterId ?? managerId), 'pipeline.undoCandidateStatus', {
          params: { jobId, candidateId },
          body: {},
        }),
    ),
  ],
  note: [
    1,
    withOne(
      (stored) => stored.places(),
      ({ jobId, candidateId, managerId }) =>
        decision(managerId, 'pipeline.addCandidateJobNote', {
          params: { jobId, candidateId },
          body: { note: 'Called them.' },
        }),
    ),
  ],
  hold: [1, withOne(notClosed, ({ id, managerId }) => decision(managerId, 'jobs.holdJob', { params: { id } }))],
  hire: [
    3,
    withOne(
      (stored) => stored.places().filter(({ status }) => status !== 'rejected'),
      ({ jobId: id, candidateId, managerId }) =>
        decision(managerId, 'jobs.closeJob', { params: { id }, body: { candidateId } }),
    ),
  ],
  close: [
    1,
    withOne(notClosed, ({ id, managerId }) => decision(managerId, 'jobs.closeJob', { params: { id }, body: {} })),
  ],
  reopen: [2, withOne(closed, ({ id, managerId }) => decision(managerId, 'jobs.reopenJob', { params: { id } }))],
  hiredLeft: [
    1,
    withOne(closed, ({ id, managerId }, _chance, { events }) => {
      const day = events().at(-1)?.time.slice(0, 10) ?? '2026-09-01';
      return decision(managerId, 'points.returnBounty', {
        params: { id },
        body: { leftOn: day, reason: 'They moved.' },
      });
    }),
  ],
  write: [
    3,
    withOne(
      (stored) => stored.conversations(),
      ({ firstId, secondId }, chance) => {
        const [by, other] = chance.happens(0.5) ? [firstId, secondId] : [secondId, firstId];
        const clientId = `00000000-0000-4000-8000-${String(chance.below(2 ** 31)).padStart(12, '0')}`;
        return decision(by, 'chat.sendMessage', {
          params: { id: other },
          body: { clientId, data: `Hello ${clientId}` },
        });
      },
    ),
  ],
  read: [
    1,
    withOne(
      (stored) => stored.conversations().filter(({ lastNumber }) => lastNumber > 0),
      ({ firstId, secondId, lastNumber }, chance) =>
        decision(firstId, 'chat.markRead', {
          params: { id: secondId },
          body: { number: 1 + chance.below(lastNumber) },
        }),
    ),
  ],
  hide: [
    1,
    (_world, chance) => {
      const by = chance.pick(peopleOf('candidate'));
      const companies = chance.happens(0.7) ? [clientCompany] : [];
      return {
        by,
        operation: 'candidate-profile.saveHiding',
        given: { params: { candidateId: by.id }, body: { companies, findableBy: 'recruiters' } },
      };
    },
  ],
  redeem: [
    2,
    withOne(
      (stored) => peopleOf('recruiter').filter(({ id }) => stored.balance(id).balance > 0),
      ({ id }, chance) => decision(id, 'points.redeemPoints', { body: { count: 1 + chance.below(300) } }),
    ),
  ],
} satisfies Acts;
