import type { PipelineStatus } from './pipeline.ts';

/** The two points of the pipeline at which candidates are interviewed (PLUS-54). */
export const interviewStages = ['first', 'second'] as const;
export type InterviewStage = (typeof interviewStages)[number];

export const interviewStageLabels: Record<InterviewStage, string> = {
  first: 'First interview',
  second: 'Second interview',
};

/** The statuses of a stage: its interview lies ahead, and it is over. */
export const statusesOfStage = {
  first: ['first_interview_scheduled', 'first_interview_complete'],
  second: ['second_interview_scheduled', 'second_interview_complete'],
} as const satisfies Record<InterviewStage, readonly PipelineStatus[]>;

/** Whether an interview of a candidate in this status lies ahead or was the last thing that happened. */
export const isInterviewed = (status: PipelineStatus): boolean =>
  Object.values(statusesOfStage).some((some) => some.some((one) => one === status));

/** What each score says; there is no score between good and bad enough. */
export const scores = [1, 2, 3, 4] as const;
export type Score = (typeof scores)[number];

export const scoreLabels: Record<Score, string> = {
  1: 'Not shown',
  2: 'Partly shown',
  3: 'Clearly shown',
  4: 'Outstanding',
};

/** What an interviewer recommends, in words and never as a number. */
export const recommendations = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels: Record<Recommendation, string> = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  no: 'No',
  strong_no: 'Strong no',
};

/** Limits of an interview plan and of scorecards. */
export const interviewLimits = {
  mostSteps: 6,
  mostCriteria: 8,
  mostInterviewers: 6,
  mostPerWeek: 20,
  /** Beside its manager, so many hold one meeting; its transaction writes each one's days. */
  mostAtMeeting: 10,
  longestTitle: 80,
  longestAsk: 2000,
  longestGood: 300,
  longestComment: 4000,
} as const;
