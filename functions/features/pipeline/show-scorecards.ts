import { statusesOfStage } from '../../../shared/constants/interviewing.ts';
import type {
  InterviewEvidence,
  InterviewStep,
  OwnInterview,
  OwnTurn,
  Scorecard,
  Scorecards,
} from '../../../shared/model/interviewing.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { type InterviewStanding, ownTurnOf, scorecardsSeen, seesInterview } from '../../../shared/rules/scorecards.ts';
import type { StoredScorecard } from '../../records/scorecard.ts';
import type { Interviewed } from './interviewing.store.ts';

type Cards = Pick<Interviewed, 'part' | 'cards' | 'people'>;

const isHeldBy = ({ interviewers }: InterviewStep, userId: number, people: ReadonlyMap<number, PersonReference>) =>
  interviewers.includes(userId) && people.has(userId);

const ofStep = (cards: readonly StoredScorecard[], stepId: number) => cards.filter(({ step }) => step.id === stepId);

/** How a user stands to an interview of a candidate. */
export function standingTo(step: InterviewStep, { part, cards, people }: Cards, userId: number): InterviewStanding {
  return {
    part,
    isInterviewer: isHeldBy(step, userId, people),
    hasSubmitted: ofStep(cards, step.id).some(({ createdBy }) => createdBy.id === userId),
  };
}

const turnOf = (step: InterviewStep, place: Interviewed, userId: number): OwnTurn =>
  ownTurnOf(standingTo(step, place, userId), {
    stage: step.stage,
    status: place.onJob.status,
    jobStatus: place.jobStatus,
  });

/** What interviewers found about a candidate, as this user may read it (PLUS-54). */
export function showScorecards(place: Interviewed, userId: number): Scorecards {
  const { onJob, plan, part } = place;
  const isOnTeam = part !== 'interviewer';
  const planned = plan.steps.map((step) => evidence(step, place, userId));
  const cards = isOnTeam ? place.cards : place.cards.filter(({ createdBy }) => createdBy.id === userId);
  const gone = cards.filter(({ step }) => !plan.steps.some(({ id }) => id === step.id));
  const former = Map.groupBy(gone, ({ step }) => step.id);
  return {
    candidate: onJob.candidate,
    job: { id: onJob.jobId, title: onJob.job.title },
    status: isOnTeam ? onJob.status : null,
    ...(isOnTeam && onJob.hired && { hired: onJob.hired }),
    isOnTeam,
    steps: [
      ...planned.filter(({ ownTurn }) => seesInterview(part, ownTurn)),
      ...[...former.values()].flatMap(formerStep),
    ],
  };
}

/** Whether this user has to do with the candidate's interviews: an interviewer alone only when one was theirs to score. */
export const hasToDoWith = (place: Interviewed, userId: number): boolean =>
  place.part !== 'interviewer' || showScorecards(place, userId).steps.length > 0;

/** The candidate as one of whom this user interviews; undefined while no interview is theirs to score, and none was. */
export function ownInterviewOf(place: Interviewed, userId: number): OwnInterview | undefined {
  const { onJob, plan } = place;
  const interviews = plan.steps.flatMap((step) => {
    const ownTurn = turnOf(step, place, userId);
    const { id, stage, title } = step;
    return ownTurn === 'now' || ownTurn === 'done' ? [{ id, stage, title, ownTurn }] : [];
  });
  const isAtOne = interviews.some(({ stage }) => statusesOfStage[stage].some((status) => status === onJob.status));
  if (interviews.length === 0) return undefined;
  const { candidateId: id, candidate, jobId, job } = onJob;
  const interviewAt = (isAtOne && onJob.interviewAt) || null;
  return { id, candidate, job: { id: jobId, title: job.title }, interviewAt, interviews };
}

function evidence(planned: InterviewStep, place: Interviewed, userId: number): InterviewEvidence {
  const { people } = place;
  const { pool: _, ...step } = planned;
  const cards = ofStep(place.cards, step.id);
  const seen = scorecardsSeen(standingTo(step, place, userId));
  return {
    ...step,
    interviewers: step.interviewers.flatMap((id) => {
      const person = people.get(id);
      return person ? [{ person, hasSubmitted: cards.some(({ createdBy }) => createdBy.id === id) }] : [];
    }),
    ownTurn: turnOf(step, place, userId),
    cards:
      seen === 'none' ? null : cards.filter(({ createdBy }) => seen === 'all' || createdBy.id === userId).map(shown),
  };
}

// An interview that is planned no more is as its scorecards name it.
function formerStep(cards: StoredScorecard[]): InterviewEvidence[] {
  return cards.slice(0, 1).map(({ step }) => ({
    ...step,
    ask: '',
    criteria: [],
    interviewers: cards.map(({ createdBy }) => ({ person: createdBy, hasSubmitted: true })),
    ownTurn: 'none',
    cards: cards.map(shown),
  }));
}

const shown = ({ createdBy: by, createdAt: at, scores, recommendation, comment }: StoredScorecard): Scorecard => ({
  by,
  at,
  scores,
  recommendation,
  comment,
});
