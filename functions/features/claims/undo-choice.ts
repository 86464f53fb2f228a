import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { undoMinutes } from '../../../shared/constants/pipeline.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { mayUndoChoice } from '../../../shared/rules/undo-choice.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { claimFactsOf, type StoredClaim } from '../../records/claim.ts';
import type { Introduction, Introductions } from '../../records/introduction.ts';

/** A choice taken back: the proposal as it waits again, what becomes of the place on the job, and the events of both. */
export interface ChoiceUndone {
  before: StoredClaim;
  after: StoredClaim;
  introductions: readonly Introduction[];
  onJob: StoredCandidateOnJob;
  place:
    | { to: 'nobody'; application: StoredApplication; isWaiting: boolean; event: EventOf<'self-assignment-undone'> }
    | { to: 'same' }
    | { to: 'earlier'; event: EventOf<'self-assignment-accepted'> };
  event: EventOf<'choice-undone'>;
}

/** What decides it: whose the introduction is, where the candidate stands, and the other proposals for the client. */
export interface UndoFacts {
  introductions: Introductions;
  application: StoredApplication | undefined;
  onJob: StoredCandidateOnJob | undefined;
  rivals: readonly StoredClaim[];
}

/**
 * Decides that a candidate takes back whom they chose, within ten minutes and while nobody has moved them: everything is as
 * it was before, and the proposal can be answered for a day at least (PLUS-51).
 */
export function undoChoice(
  before: StoredClaim,
  { introductions: found, application, onJob, rivals }: UndoFacts,
  circumstances: { actor: EventActor; at: string; eventId: number; placeEventId: number },
): ChoiceUndone {
  const { actor, at, eventId } = circumstances;
  const { confirmedAt, chosen } = before;
  if (!mayUndoChoice(before, at) || confirmedAt === null || !chosen || before.settledAt)
    throw refuse.conflict(whyNot(before));
  const introductions = found.flatMap((one) => (one?.recruiterId === before.recruiter.id ? one : []));
  if (introductions.length < found.length) throw refuse.conflict(whyNot(before));
  if (introductions.some(({ claimId, joined = 0 }) => claimId === before.id && joined > 0))
    throw refuse.conflict('You agreed to this recruiter for another job of the company since; undo that first');
  if (!onJob || !isUntouched(onJob, before))
    throw refuse.conflict('You were moved on this job meanwhile, so the choice stands; you can end it');
  const soonest = new Date(Date.parse(at) + oneDay).toISOString();
  const after: StoredClaim = {
    ...before,
    state: 'proposed',
    confirmedAt: null,
    confirmedBy: null,
    expiresAt: null,
    answerBy: before.answerBy > soonest ? before.answerBy : soonest,
    version: before.version + 1,
  };
  const event = eventOf('choice-undone', {
    id: eventId,
    at,
    actor,
    subject: keys.claimSubject(before.id),
    data: { ...claimFactsOf(before), confirmedAt },
  });
  const place = placeAfter(before, { application, onJob, rivals }, { ...circumstances, confirmedAt });
  return { before, after, introductions, onJob, place, event };
}

function placeAfter(
  claim: StoredClaim,
  { application, onJob, rivals }: Pick<UndoFacts, 'application' | 'rivals'> & { onJob: StoredCandidateOnJob },
  {
    actor,
    at,
    placeEventId,
    confirmedAt,
  }: { actor: EventActor; at: string; placeEventId: number; confirmedAt: string },
): ChoiceUndone['place'] {
  const { job, manager, candidate, recruiter, chosen } = claim;
  if (chosen?.from === 'accepted' && chosen.insteadOf === undefined) return { to: 'same' };
  if (!application) throw refuse.conflict(whyNot(claim));
  const statement = { id: placeEventId, at, actor, subject: keys.candidateOnJobSubject(job.id, candidate.id) };
  const facts = { applicationId: application.id, job, managerId: manager.id, candidate };
  if (chosen?.from === 'accepted') {
    const earlier = rivals.find(
      (one) => one.recruiter.id === chosen.insteadOf && one.job.id === job.id && one.state === 'proposed',
    );
    const version = onJob.version + 1;
    const back = { recruiter: earlier?.recruiter ?? null, insteadOf: recruiter.id, version, undoneAt: confirmedAt };
    return { to: 'earlier', event: eventOf('self-assignment-accepted', { ...statement, data: { ...facts, ...back } }) };
  }
  const event = eventOf('self-assignment-undone', {
    ...statement,
    data: { ...facts, recruiter, acceptedAt: confirmedAt },
  });
  return { to: 'nobody', application, isWaiting: chosen?.from === 'waiting', event };
}

const isUntouched = (
  { status, lastChange, recruiterId, claim }: StoredCandidateOnJob,
  { id, recruiter }: StoredClaim,
) => status === 'contacted' && lastChange === null && recruiterId === recruiter.id && claim?.id === id;

function whyNot({ state, confirmedBy }: StoredClaim): string {
  if (state === 'proposed') return 'This was undone already, or you have not chosen yet';
  if (state !== 'standing') return 'This has already ended';
  if (confirmedBy === 'application') return 'You agreed to this recruiter by applying; you can end it';
  return `A choice can be undone for ${undoMinutes} minutes; you can end it whenever you like`;
}
