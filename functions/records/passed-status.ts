import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';

/**
 * A status that was left, by its place in the order of statuses, and how many hours it lasted; short, because what a
 * move costs goes by the size of its item.
 */
export type PassedStatus = [place: number, hours: number];

/** How many of them a candidate on a job keeps. */
export const mostPassed = 20;

/** The status that a candidate leaves at this time. */
export function passedNow({ status, statusChangedAt }: CandidateOnJob, at: string): PassedStatus {
  return [pipelineStatuses.indexOf(status), Math.round((Date.parse(at) - Date.parse(statusChangedAt)) / 3_600_000)];
}
