import { contract } from '../../../shared/contract/contract.ts';
import type { InterviewPlan } from '../../../shared/model/interviewing.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { InterviewingStore, PlannedJob } from './interviewing.store.ts';
import { planInterviews } from './plan-interviews.ts';
import { showScorecards } from './show-scorecards.ts';
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
    await interviewingStore.savePlan(plan, job, actor.id);
    return shownPlan({ ...job, plan });
  },
);

// Who helps with the job no longer interviews for it either.
function shownPlan({ plan: { version, steps }, people }: PlannedJob): InterviewPlan {
  const named = steps.map((step) => ({ ...step, interviewers: step.interviewers.filter((id) => people.has(id)) }));
  return { version, steps: named, people: [...people.values()] };
}

export const readScorecardsHandler = handler(
  contract.pipeline.readScorecards,
  async ({ params, actor }, { interviewingStore }: Pick<Needs, 'interviewingStore'>) =>
    showScorecards(await interviewingStore.interviewed(params, actor), actor.id),
);

export const submitScorecardHandler = handler(
  contract.pipeline.submitScorecard,
  async ({ params, body, actor }, { interviewingStore, clock }: Needs) => {
    const place = await interviewingStore.interviewed(params, actor);
    const circumstances = { actor, at: clock.now(), id: clock.newId(), eventId: clock.newId() };
    const { card, event } = submitScorecard(place, body, circumstances);
    await interviewingStore.saveScorecard(place, card, event);
    return { id: card.id };
  },
);
