/** Pipeline statuses in their order; wire keys are settled in the design (PIPE-03 to PIPE-12). */
export const pipelineStatuses = [
  'contacted',
  'submitted',
  'first_interview_scheduled',
  'first_interview_complete',
  'rejected',
  'second_interview_scheduled',
  'second_interview_complete',
  'candidate_selected',
  'hiring_onboarding',
] as const;
export type PipelineStatus = (typeof pipelineStatuses)[number];

/** Labels shown to people. */
export const pipelineStatusLabels: Record<PipelineStatus, string> = {
  contacted: 'Contacted',
  submitted: 'Submitted',
  first_interview_scheduled: 'First Interview Scheduled',
  first_interview_complete: 'First Interview Complete',
  rejected: 'Rejected',
  second_interview_scheduled: 'Second Interview Scheduled',
  second_interview_complete: 'Second Interview Complete',
  candidate_selected: 'Candidate Selected',
  hiring_onboarding: 'Hiring/OnBoarding',
};

/** What a label leaves out (PIPE-25, DEC-62). */
export const pipelineStatusHelp: Partial<Record<PipelineStatus, string>> = { submitted: 'to the client for the job' };

/** Statuses in which an interview lies ahead; a move there may name its date. */
export const interviewStatuses = ['first_interview_scheduled', 'second_interview_scheduled'] as const;
export const isInterviewStatus = (status: PipelineStatus): boolean => interviewStatuses.some((one) => one === status);

/** Whether the next step of a candidate in this status is the manager's: from Submitted until the decision. */
export const isInProcess = (status: PipelineStatus): boolean => inProcess.has(status);
const inProcess: ReadonlySet<PipelineStatus> = new Set([
  'submitted',
  'first_interview_scheduled',
  'first_interview_complete',
  'second_interview_scheduled',
  'second_interview_complete',
] as const);

/** How long the author of a status change may undo it, in minutes. */
export const undoMinutes = 10;

/** How many candidates one call moves at most. */
export const mostMovedTogether = 500;

/** Entries of a page of the story of a candidate on a job. */
export const timelinePage = 50;
