import { expect, it } from 'vitest';
import {
  mayPropose,
  proposeCandidate,
  whyNotPropose,
  type ProposalFacts,
} from '../../../../functions/features/claims/propose-candidate.ts';
import { claimFactsOf } from '../../../../functions/records/claim.ts';
import { termsOf } from '../../../../functions/domain/claims/claim-terms.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aProposal } from '../../../support/a-claim.ts';
import { actorOf, personOf } from '../../../support/an-application.ts';
import { messageOf } from '../../../support/handle.ts';
import { aCandidateOnJob, aJob, anActor, someTime as at } from '../../../support/builders.ts';

const job = aJob({
  title: 'Nurse',
  clientId: 71,
  client: { companyName: 'Lakeside' },
  points: 1500,
  recruiters: [],
} as never) as never;
const person = { ...anActor('candidate'), status: 'active' } as never;
const facts: ProposalFacts = {
  job,
  candidate: person,
  worksForManager: true,
  worksOnRequest: false,
  onJob: undefined,
  introduction: undefined,
  earlier: undefined,
};
const made = { actor: anActor('recruiter'), candidateId: 3001, at };
const introduction = {
  candidateId: 3001,
  recruiterId: 2002,
  claimId: 8,
  since: '2026-08-01T10:00:00.000Z',
  until: '2026-12-01T10:00:00.000Z',
};
const changedJob = (over: object) => ({ ...(job as object), ...over }) as never;

it('A proposal waits for the candidate for some days, on the job’s terms', () => {
  const circumstances = { actor: anActor('recruiter'), at, id: 9001, eventId: 77, proposalDays: 7 };
  const { claim, event } = proposeCandidate(facts, { candidateId: 3001, message: ' Hi ' }, circumstances);
  expect(claim).toEqual(
    aProposal({
      job: { id: 5001, title: 'Nurse' },
      terms: termsOf(job),
      message: 'Hi',
      proposedAt: at,
      answerBy: '2026-09-08T10:00:00.000Z',
      version: 1,
    }),
  );
  expect(event).toMatchObject({
    id: 77,
    type: 'claim-proposed',
    time: at,
    actor: actorOf('recruiter'),
    subject: keys.claimSubject(9001),
    data: { ...claimFactsOf(claim), answerBy: claim.answerBy },
  });
  for (const message of [undefined, '  '])
    expect(proposeCandidate(facts, { candidateId: 3001, message }, circumstances).claim.message).toBeNull();
});

it.each<[string, Partial<ProposalFacts>]>([
  ['of their own manager’s job', {}],
  ['who is named on the job', { job: changedJob({ recruiters: [7, 2001] }) }],
  [
    'asked for the job though others are named',
    { worksForManager: false, worksOnRequest: true, job: changedJob({ recruiters: [7] }) },
  ],
  ['with the introduction', { introduction: { ...introduction, recruiterId: 2001 } }],
  ['after another’s introduction is over', { introduction: { ...introduction, until: at } }],
  ['whose proposal has lapsed', { earlier: aProposal({ answerBy: at }) }],
  ['whose claim has ended', { earlier: aProposal({ state: 'ended' }) }],
])('A recruiter %s may propose', (_who, over) => {
  expect(mayPropose({ ...facts, ...over }, made)).toBe(person);
  expect(whyNotPropose({ ...facts, ...over }, made)).toBeNull();
});

const words = (start: string) => expect.stringMatching(new RegExp(`^${start}`)) as string;

it.each<[string, Partial<ProposalFacts>, string, string | undefined, string]>([
  ['an unknown person', { candidate: undefined }, 'notFound', 'candidateId', 'There is no such candidate'],
  [
    'a manager',
    { candidate: { ...(person as object), role: 'manager' } as never },
    'notFound',
    'candidateId',
    'There is no such candidate',
  ],
  [
    'an unconfirmed candidate',
    { candidate: { ...(person as object), status: 'unconfirmed' } as never },
    'notFound',
    'candidateId',
    'There is no such candidate',
  ],
  [
    'for a stranger’s job',
    { worksForManager: false },
    'forbidden',
    undefined,
    'You do not work for this job’s manager',
  ],
  [
    'for others’ job',
    { job: changedJob({ recruiters: [7] }) },
    'forbidden',
    undefined,
    'This job is for other recruiters',
  ],
  [
    'for a held job',
    { job: changedJob({ status: 'on_hold' }) },
    'conflict',
    'jobId',
    'Candidates can only be put forward for an open job',
  ],
  [
    'who is on the job',
    { onJob: aCandidateOnJob() },
    'conflict',
    'candidateId',
    'The candidate is already on this job',
  ],
  [
    'whom another represents',
    { introduction },
    'conflict',
    'candidateId',
    words('Another recruiter has represented this candidate with Lakeside since '),
  ],
  [
    'again',
    { earlier: aProposal() },
    'conflict',
    undefined,
    words('You have proposed this candidate already; they can answer until .*6'),
  ],
  [
    'who declined',
    { earlier: aProposal({ state: 'declined' }) },
    'conflict',
    'candidateId',
    'The candidate has declined to be put forward by you for this job',
  ],
])('A candidate %s is not proposed', (_who, over, kind, key, message) => {
  const given = { ...facts, ...over };
  expect(() => mayPropose(given, made)).toThrow(
    expect.objectContaining({ kind, message, errors: key ? [{ key, message }] : [] }),
  );
  // What a form may say beforehand are conflicts; anything else is no question of this candidate.
  const why = kind === 'conflict' ? whyNotPropose(given, made) : messageOf(() => whyNotPropose(given, made));
  expect(why).toEqual(message);
});

it('Nobody proposes themselves', () => {
  const message = 'You cannot put yourself forward';
  expect(() => mayPropose(facts, { ...made, candidateId: personOf('recruiter').id })).toThrow(
    expect.objectContaining({ kind: 'conflict', message, errors: [{ key: 'candidateId', message }] }),
  );
});
