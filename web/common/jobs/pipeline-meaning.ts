import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { Meaning } from '../../ui/text/state-pill.tsx';

/** The colour of a status: green for hired, red for rejected, amber while waiting for an appointment. */
export const statusMeaning: Record<PipelineStatus, Meaning> = {
  contacted: 'neutral',
  submitted: 'accent',
  first_interview_scheduled: 'amber',
  first_interview_complete: 'accent',
  rejected: 'red',
  second_interview_scheduled: 'amber',
  second_interview_complete: 'accent',
  candidate_selected: 'green',
  hiring_onboarding: 'green',
};
