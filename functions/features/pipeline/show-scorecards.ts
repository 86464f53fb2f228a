import type { InterviewEvidence, InterviewStep, Scorecard, Scorecards } from '../../../shared/model/interviewing.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { type InterviewStanding, ownTurnOf, seesScorecards } from '../../../shared/rules/scorecards.ts';
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

/** What interviewers found about a candidate, as this user may read it (PLUS-54). */
export function showScorecards(place: Interviewed, userId: number): Scorecards {
  const { onJob, plan, part, cards } = place;
  const planned = plan.steps.map((step) => evidence(step, place, userId));
  const gone = cards.filter(({ step }) => !plan.steps.some(({ id }) => id === step.id));
  const former = Map.groupBy(gone, ({ step }) => step.id);
  return {
    candidate: onJob.candidate,
    job: { id: onJob.jobId, title: onJob.job.title },
    status: onJob.status,
    interviewAt: onJob.interviewAt ?? null,
    isOnTeam: part === 'manager' || part === 'team',
    steps: [...planned, ...[...former.values()].flatMap(formerStep)],
  };
}

function evidence(step: InterviewStep, place: Interviewed, userId: number): InterviewEvidence {
  const { onJob, jobStatus, people } = place;
  const standing = standingTo(step, place, userId);
  const cards = ofStep(place.cards, step.id);
  return {
    ...step,
    interviewers: step.interviewers.flatMap((id) => {
      const person = people.get(id);
      return person ? [{ person, hasSubmitted: cards.some(({ createdBy }) => createdBy.id === id) }] : [];
    }),
    ownTurn: ownTurnOf(standing, { stage: step.stage, status: onJob.status, jobStatus }),
    cards: seesScorecards(standing) ? cards.map(shown) : null,
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
