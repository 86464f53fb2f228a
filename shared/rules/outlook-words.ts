import type { PipelineStatus } from '../constants/pipeline.ts';
import { pipelineStatusLabels } from '../constants/pipeline.ts';
import type { Outlook } from '../model/pipeline.ts';
import { countOf } from './money.ts';
import { daysSince } from './silence.ts';

/** Who reads: the candidate, the manager who decides, or another of the team. */
export type OutlookReader = 'candidate' | 'manager' | 'team';

const nextFor: Record<'candidate' | 'team', (to: PipelineStatus) => string> = {
  candidate: (to) =>
    ({
      contacted: 'went back to their recruiter',
      submitted: 'were put forward again',
      first_interview_scheduled: 'were invited to a first interview',
      first_interview_complete: 'had their first interview',
      rejected: 'were not taken further',
      second_interview_scheduled: 'were invited to a second interview',
      second_interview_complete: 'had their second interview',
      candidate_selected: 'were selected',
      hiring_onboarding: 'were hired',
    })[to],
  team: (to) => `went on to ${pipelineStatusLabels[to]}`,
};
// Nothing comes next for those who were hired or rejected.
const ended: ReadonlySet<PipelineStatus> = new Set(['rejected', 'hiring_onboarding']);

/**
 * Plain sentences on what usually comes next, and on waiting that takes too long; facts of this job's past, never a
 * promise (PLUS-12, PLUS-13). Empty where there is nothing to say. `now` is ISO UTC.
 */
export function outlookWords(
  { status, since, isSilent, isManagerReminded, usually }: Outlook,
  reader: OutlookReader,
  now: string,
): string[] {
  if (ended.has(status)) return [];
  return [silence(), past()].filter((sentence) => sentence !== '');

  function silence(): string {
    if (!isSilent) return '';
    const [who, has] = reader === 'manager' ? ['You', 'have'] : ['The hiring manager', 'has'];
    const waited = `${who} ${has} not decided for ${countOf(daysSince(since, now), 'day')}`;
    return isManagerReminded ? `${waited} and ${has} been reminded.` : `${waited}.`;
  }

  function past(): string {
    if (!usually) return 'Too few people have come this far on this job to say what usually comes next.';
    const { of, went, to, days } = usually;
    const others = `Of ${of} others who were at this point of the same job, ${went} ${nextFor[reader === 'candidate' ? 'candidate' : 'team'](to)}`;
    return `${others}, half of them within ${countOf(days, 'day')}. That is how it went for them, not a promise.`;
  }
}
