import type { EventActor } from '../../../events/envelope.ts';
import type { EventOf } from '../../../events/catalogue.ts';
import { type PipelineStatus, pipelineStatusLabels } from '../../../shared/constants/pipeline.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

type Moved = EventOf<'candidate-status-changed'>;

/** What is known of those who interview for a job. */
export interface Interviewers {
  /** Who holds the interviews that are ahead of a candidate in a status. */
  interviewersOf(of: { jobId: number; candidateId: number }, status: PipelineStatus): Promise<number[]>;
  /** Whether everybody who holds an interview has scored a candidate in it. */
  haveAllScored(of: { jobId: number; candidateId: number; stepId: number }): Promise<boolean>;
  /** Who still owes a scorecard of an interview. */
  awaitedInterviewers(of: EventOf<'scorecards-missing'>['data']): Promise<number[]>;
}

/** What is read of a move through the pipeline: by who works with the candidate, the candidate, and who interviews them next. */
export async function movedCandidate(moved: Moved, audience: Interviewers): Promise<NewNotification[]> {
  return [...ofMove(moved), ...(await comingInterview(moved.data, audience))];
}

function ofMove({ actor, data }: Moved): NewNotification[] {
  const job = { id: data.jobId, title: data.jobTitle };
  const team = [data.managerId, data.recruiterId ?? []].flat();
  if (actor.kind === 'user' && actor.role === 'candidate' && !data.undo)
    return notify(team, 'candidate_withdrew', { job, candidate: data.candidate });
  return notify([...team, data.candidate.id], 'candidate_status_changed', {
    job,
    candidate: data.candidate,
    status: { from: data.from && pipelineStatusLabels[data.from], to: pipelineStatusLabels[data.to] },
    ...(data.interviewAt && { interviewAt: data.interviewAt }),
    ...actingPerson(actor),
  });
}

// The job's manager reads of the move itself.
async function comingInterview(
  { jobId, jobTitle, managerId, candidate, to, undo, interviewAt }: Moved['data'],
  { interviewersOf }: Interviewers,
): Promise<NewNotification[]> {
  const interviewers = undo ? [] : await interviewersOf({ jobId, candidateId: candidate.id }, to);
  return notify(
    interviewers.filter((id) => id !== managerId),
    'interview_to_score',
    { job: { id: jobId, title: jobTitle }, candidate, ...(interviewAt && { interviewAt }) },
  );
}

/** What is read of a scorecard: that it was the last one which an interview lacked. */
export async function scoredInterview(
  { data: { jobId, jobTitle, managerId, candidate, interview } }: EventOf<'scorecard-submitted'>,
  { haveAllScored }: Interviewers,
): Promise<NewNotification[]> {
  if (!(await haveAllScored({ jobId, candidateId: candidate.id, stepId: interview.id }))) return [];
  return notify([managerId], 'scorecards_in', { job: { id: jobId, title: jobTitle }, candidate, interview });
}

/** What is read of an interview that is not scored a day later: by each who owes a scorecard, its manager too. */
export async function unscoredInterview(
  { data }: EventOf<'scorecards-missing'>,
  { awaitedInterviewers }: Interviewers,
): Promise<NewNotification[]> {
  const { job, candidate } = data;
  return notify(await awaitedInterviewers(data), 'interview_to_score', { job, candidate, isLate: true });
}

/** Who caused an event, as the reader knows them: a recruiter or a manager. */
export function actingPerson(actor: EventActor): { manager?: PersonReference; recruiter?: PersonReference } {
  if (actor.kind === 'system' || actor.role === 'candidate') return {};
  const { id, firstName, lastName, role } = actor;
  return { [role === 'recruiter' ? 'recruiter' : 'manager']: { id, firstName, lastName, avatar: null } };
}
