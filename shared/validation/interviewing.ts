import * as z from 'zod';
import { interviewLimits as limits, interviewStages, recommendations, scores } from '../constants/interviewing.ts';
import { idValue, line, text } from '../contract/fields.ts';

const isUnique = (values: readonly (string | number)[]) =>
  new Set(values.map((value) => String(value).toLowerCase())).size === values.length;

/** What is scored in an interview, and what a good performance looks like. */
const criterion = z.strictObject({ name: line(limits.longestTitle, 1), good: text(limits.longestGood) });

/** One interview of a job: when in the pipeline, by whom, what is asked and what is scored (PLUS-54). */
export const interviewStepForm = z
  .strictObject({
    /** Absent where the step is new. */
    id: idValue.optional(),
    stage: z.enum(interviewStages),
    title: line(limits.longestTitle, 1),
    ask: text(limits.longestAsk),
    criteria: z
      .array(criterion)
      .min(1, 'Name at least one thing to score')
      .max(limits.mostCriteria, `At most ${limits.mostCriteria}`)
      .refine((all) => isUnique(all.map(({ name }) => name)), 'Each needs a name of its own'),
    interviewers: z
      .array(idValue)
      .max(limits.mostInterviewers, `At most ${limits.mostInterviewers} interviewers`)
      .refine(isUnique, 'Each interviewer is named once'),
    /** One of them holds it with each candidate; absent where all do. */
    pool: z
      .strictObject({
        mostPerWeek: z
          .int('Must be a whole number')
          .min(1, 'At least 1')
          .max(limits.mostPerWeek, `At most ${limits.mostPerWeek}`)
          .nullable(),
      })
      .optional(),
  })
  .refine(({ pool, interviewers }) => !pool || interviewers.length > 0, {
    error: 'Name who is in the pool',
    path: ['interviewers'],
  });

/** The interviews of a job in order, over the version that was read. */
export const interviewPlanForm = z.strictObject({
  version: z.int().min(0),
  steps: z.array(interviewStepForm).max(limits.mostSteps, `At most ${limits.mostSteps} interviews`),
});
export type InterviewPlanForm = z.output<typeof interviewPlanForm>;

/** What an interviewer found; a criterion without a score was not asked about. */
export const scorecardForm = z.strictObject({
  stepId: idValue,
  scores: z
    .array(z.strictObject({ criterion: line(limits.longestTitle, 1), score: z.literal(scores) }))
    .max(limits.mostCriteria)
    .refine((all) => isUnique(all.map((one) => one.criterion)), 'Each criterion is scored once'),
  recommendation: z.enum(recommendations, 'Choose what you recommend'),
  comment: text(limits.longestComment),
});
export type ScorecardForm = z.output<typeof scorecardForm>;
