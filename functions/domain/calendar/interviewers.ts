import type { InterviewStep } from '../../../shared/model/interviewing.ts';
import { interviewStages, type InterviewStage, statusesOfStage } from '../../../shared/constants/interviewing.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { interviewersOf, peopleOf, type StoredCalendarEvent } from '../../records/calendar-event.ts';

/** The interview that lies ahead of a candidate in this status; undefined where none does. */
export const stageAhead = (status: PipelineStatus): InterviewStage | undefined =>
  interviewStages.find((stage) => statusesOfStage[stage][0] === status);

/**
 * A meeting with those who hold it by the plan of its job (PLUS-54): who was chosen of a pool, as long as they interview
 * there, and everybody of a panel; of its own interview where it names one, else of all that lie ahead. Where nobody is
 * left, its manager holds it.
 */
export function heldMeeting<M extends StoredCalendarEvent>(meeting: M, steps: readonly InterviewStep[]): M {
  const own = meeting.stepId === undefined ? steps : steps.filter(({ id }) => id === meeting.stepId);
  const named = new Set(own.flatMap(({ interviewers }) => interviewers));
  const panel = own.flatMap(({ pool, interviewers }) => (pool ? [] : interviewers));
  const people = peopleOf(meeting, [...interviewersOf(meeting).filter((id) => named.has(id)), ...panel]);
  if (!meeting.isHostAside) return { ...meeting, people };
  const isHeld = interviewersOf({ ...meeting, people }).length > 0 && !panel.includes(meeting.manager?.id ?? 0);
  return { ...meeting, people, isHostAside: isHeld };
}
