import type { InterviewPlanForm } from '../../../shared/validation/interviewing.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredInterviewPlan } from '../../records/interview-plan.ts';

/**
 * Decides how candidates on a job are interviewed from now on: by its manager and colleagues only. An interview that is
 * kept keeps its id, to which scorecards belong.
 */
export function planInterviews(
  before: StoredInterviewPlan,
  { version, steps }: InterviewPlanForm,
  { people, newId }: { people: readonly number[]; newId: () => number },
): StoredInterviewPlan {
  if (version !== before.version) throw refuse.conflict('The interviews were changed meanwhile; reload them');
  const known = new Set(before.steps.map(({ id }) => id));
  return {
    ...before,
    version: version + 1,
    steps: steps.map(({ id, ...step }, at) => {
      if (id !== undefined && !known.delete(id))
        throw refuse.invalid(`steps.${at}.id`, 'This interview is gone; reload them');
      if (step.interviewers.some((one) => !people.includes(one)))
        throw refuse.invalid(`steps.${at}.interviewers`, 'Only the job’s manager and colleagues interview');
      return { id: id ?? newId(), ...step };
    }),
  };
}
