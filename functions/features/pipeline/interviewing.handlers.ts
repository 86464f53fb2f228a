import { contract } from '../../../shared/contract/contract.ts';
import type { InterviewPlan, OwnInterview } from '../../../shared/model/interviewing.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { gone, type Interviewed, type InterviewingStore, type PlannedJob } from './interviewing.store.ts';
import { planInterviews } from './plan-interviews.ts';
import { hasToDoWith, ownInterviewOf, showScorecards } from './show-scorecards.ts';
import { submitScorecard } from './submit-scorecard.ts';

interface Needs {
  interviewingStore: InterviewingStore;
  clock: Clock;
}

export const readInterviewPlanHandler = handler(
  contract.pipeline.readInterviewPlan,
  async ({ params, actor }, { interviewingStore }: Pick<Needs, 'interviewingStore'>) =>
    shownPlan(await interviewingStore.plannedJob(params.id, actor)),
);

export const saveInterviewPlanHandler = handler(
  contract.pipeline.saveInterviewPlan,
  async ({ params, body, actor }, { interviewingStore, clock }: Needs) => {
    const job = await interviewingStore.plannedJob(params.id, actor);
    const plan = planInterviews(job.plan, body, { people: [...job.people.keys()], newId: () => clock.newId() });
    const planned = eventOf('interviews-planned', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.jobSubject(plan.jobId),
      data: { jobId: plan.jobId, managerId: job.managerId, version: plan.version },
    });
    await interviewingStore.savePlan(plan, job, planned, actor.id);
    return shownPlan({ ...job, plan });
  },
);

// Who helps with the job no longer interviews for it either.
function shownPlan({ plan: { version, steps }, people }: PlannedJob): InterviewPlan {
  const named = steps.map((step) => ({ ...step, interviewers: step.interviewers.filter((id) => people.has(id)) }));
  return { version, steps: named, people: [...people.values()] };
}

export const listOwnInterviewsHandler = handler(
  contract.pipeline.listOwnInterviews,
  async ({ params, query, actor }, { interviewingStore }: Pick<Needs, 'interviewingStore'>) => {
    const places = await interviewingStore.interviewedBy(params.id, actor);
    const own = places.flatMap((place) => ownInterviewOf(place, actor.id) ?? []);
    return pageOf(own.toSorted(byUrgency), query);
  },
);

// Those to be scored first, in the order of their dates.
const byUrgency = (a: OwnInterview, b: OwnInterview): number => (urgencyOf(a) < urgencyOf(b) ? -1 : 1);
const urgencyOf = ({ interviews, interviewAt, candidate }: OwnInterview): string =>
  `${interviews.some(({ ownTurn }) => ownTurn === 'now') ? 0 : 1}${interviewAt ?? '~'}#${candidate.id}`;

export const readScorecardsHandler = handler(
  contract.pipeline.readScorecards,
  async ({ params, actor }, { interviewingStore }: Pick<Needs, 'interviewingStore'>) =>
    showScorecards(metBy(actor, await interviewingStore.interviewed(params, actor)), actor.id),
);

// Who only interviews does not learn whether somebody else is on the job.
function metBy({ id }: Reader, place: Interviewed): Interviewed {
  if (!hasToDoWith(place, id)) throw gone();
  return place;
}

export const submitScorecardHandler = handler(
  contract.pipeline.submitScorecard,
  async ({ params, body, actor }, { interviewingStore, clock }: Needs) => {
    const place = metBy(actor, await interviewingStore.interviewed(params, actor));
    const circumstances = { actor, at: clock.now(), id: clock.newId(), eventId: clock.newId() };
    const { card, event } = submitScorecard(place, body, circumstances);
    await interviewingStore.saveScorecard(place, card, event);
    return { id: card.id };
  },
);
