import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';

/** What happened, worded to follow the name of the person who did it (PIPE-15). */
export function timelineSentence(entry: TimelineEntry, candidateName: string): string {
  if (entry.type === 'user_note') return entry.editedAt ? 'wrote a note, edited since' : 'wrote a note';
  if (entry.type === 'interview_date')
    return entry.interviewAt ? 'changed the date of the interview' : 'removed the date of the interview';
  if (entry.type === 'hired') return `hired ${candidateName}`;
  if (entry.by.role === 'candidate' && entry.from === null) return 'agreed to be put forward';
  if (entry.by.role === 'candidate') return entry.undo ? 'took the withdrawal back' : 'withdrew from this job';
  if (entry.from === null && entry.to === 'rejected') return `declined ${candidateName}’s application`;
  const to = pipelineStatusLabels[entry.to];
  if (entry.from === null)
    return entry.by.role === 'manager'
      ? `took ${candidateName} forward as ${to}`
      : `put ${candidateName} forward as ${to}`;
  const from = pipelineStatusLabels[entry.from];
  return entry.undo ? `undid the move to ${from}, back to ${to}` : `moved ${candidateName} from ${from} to ${to}`;
}
