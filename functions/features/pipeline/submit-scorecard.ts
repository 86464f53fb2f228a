import type { EventOf } from '../../../events/catalogue.ts';
import type { ScorecardForm } from '../../../shared/validation/interviewing.ts';
import { type OwnTurn } from '../../../shared/model/interviewing.ts';
import { ownTurnOf } from '../../../shared/rules/scorecards.ts';
import { type Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredScorecard } from '../../records/scorecard.ts';
import type { Interviewed } from './interviewing.store.ts';
import { standingTo } from './show-scorecards.ts';

const whyNot: Record<Exclude<OwnTurn, 'now'>, Error> = {
  none: refuse.forbidden('You are not an interviewer of this interview'),
  later: refuse.conflict('The candidate has not come to this interview yet'),
  over: refuse.conflict('The candidate is rejected or the job closed, so nothing is scored any more'),
  done: refuse.conflict('You have submitted your scorecard of this interview already'),
};

/** Decides that an interviewer submits their scorecard of an interview, once the candidate has come to it. */
export function submitScorecard(
  place: Interviewed,
  { stepId, comment, scores, recommendation }: ScorecardForm,
  { actor, at, id, eventId }: { actor: Actor; at: string; id: number; eventId: number },
): { card: StoredScorecard; event: EventOf<'scorecard-submitted'> } {
  const { onJob, jobStatus, plan } = place;
  const step = plan.steps.find((one) => one.id === stepId);
  if (!step) throw noSuch('interview');
  const turn = ownTurnOf(standingTo(step, place, actor.id), { stage: step.stage, status: onJob.status, jobStatus });
  if (turn !== 'now') throw whyNot[turn];
  if (scores.some(({ criterion }) => !step.criteria.some(({ name }) => name === criterion)))
    throw refuse.conflict('What is scored was changed meanwhile; reload it');
  const interviewer = referenceOf(actor);
  const { stage, title } = step;
  return {
    card: {
      id,
      step: { id: stepId, stage, title },
      createdBy: interviewer,
      createdAt: at,
      scores,
      recommendation,
      comment: comment || null,
    },
    event: eventOf('scorecard-submitted', {
      id: eventId,
      at,
      actor: eventActor(actor),
      subject: keys.candidateOnJobSubject(onJob.jobId, onJob.candidateId),
      data: {
        jobId: onJob.jobId,
        jobTitle: onJob.job.title,
        managerId: onJob.managerId,
        candidate: onJob.candidate,
        interview: { id: stepId, title },
        interviewer,
      },
    }),
  };
}
