import { interviewLimits } from '../../../../shared/constants/interviewing.ts';
import type { InterviewPlan } from '../../../../shared/model/interviewing.ts';
import { type InterviewPlanForm, interviewPlanForm } from '../../../../shared/validation/interviewing.ts';

export type DraftStep = InterviewPlanForm['steps'][number];

const blankCriterion = { name: '', good: '' };

/** A new interview of a plan, after those that there are. */
export function newStep(steps: readonly DraftStep[]): DraftStep {
  return {
    stage: steps.at(-1)?.stage ?? 'first',
    title: '',
    ask: '',
    criteria: [blankCriterion],
    interviewers: [],
  };
}

/** What can be edited of a plan. */
export function draftOf({ steps }: Pick<InterviewPlan, 'steps'>): DraftStep[] {
  return steps.map(({ id, stage, title, ask, criteria, interviewers, pool }) => ({
    id,
    stage,
    title,
    ask,
    criteria,
    interviewers,
    ...(pool && { pool }),
  }));
}

/** The draft with another empty row of what is scored. */
export const withCriterion = (step: DraftStep): DraftStep => ({
  ...step,
  criteria: [...step.criteria, blankCriterion],
});

/** Whether the limit of what is scored in an interview is reached. */
export const isFull = ({ criteria }: DraftStep): boolean => criteria.length >= interviewLimits.mostCriteria;

/** What is wrong, by the path of the field: `0.title`, `1.criteria.2.name`. */
export type PlanProblems = Readonly<Record<string, string>>;

/** The draft as sent, with empty rows of what is scored left out, or what is wrong with it. */
export function checkedPlan(
  version: number,
  steps: readonly DraftStep[],
): { plan: InterviewPlanForm; problems?: undefined } | { plan?: undefined; problems: PlanProblems } {
  const filled = steps.map((step) => ({ ...step, criteria: step.criteria.filter(({ name, good }) => name || good) }));
  const parsed = interviewPlanForm.safeParse({ version, steps: filled });
  if (parsed.success) return { plan: parsed.data };
  const found = parsed.error.issues.map(({ path, message }) => [path.slice(1).join('.'), message]);
  return { problems: Object.fromEntries(found.toReversed()) };
}
