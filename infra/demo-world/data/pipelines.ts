import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { GivenReason } from '../../../shared/rules/pipeline-status.ts';

/** Ways through the pipeline; how far a candidate is along one is drawn. */
export const ways: readonly (readonly PipelineStatus[])[] = [
  [
    'submitted',
    'first_interview_scheduled',
    'first_interview_complete',
    'second_interview_scheduled',
    'second_interview_complete',
    'candidate_selected',
    'hiring_onboarding',
  ],
  ['submitted', 'first_interview_scheduled', 'first_interview_complete', 'candidate_selected', 'hiring_onboarding'],
  ['submitted', 'rejected'],
  ['submitted', 'first_interview_scheduled', 'first_interview_complete', 'rejected'],
];

/** Notes that recruiters leave on candidates. */
export const remarks: readonly string[] = [
  'Strong references; the team lead wants to meet her or him this week.',
  'Can start four weeks after an offer. Prefers mornings for calls.',
  'Asked about the on-call rota before anything else; sent the schedule.',
  'Salary wish is at the upper end of our range, still within it.',
  'Very clear answers on safety. Would hire again, says the last manager.',
  'Needs help with moving; relocation was agreed on the phone.',
];

/** Why recruiters decline applications; some say nothing. */
export const declines: readonly (string | undefined)[] = [
  'I do not cover this field.',
  undefined,
  'Wants to work remotely, and the job is on site.',
  'The licence expires before the job starts.',
];

/** Why managers reject candidates: by the list, in words, or both; most say it. */
export const rejections: readonly GivenReason[] = [
  { rejectedFor: 'pay' },
  { rejectedFor: 'place', reason: 'Cannot work on site, and the team needs that.' },
  { rejectedFor: 'someone_else', reason: 'Another candidate has done exactly this before.' },
  { reason: 'The licence is for another state.' },
];

/** What managers note on their own jobs. */
export const jobRemarks: readonly string[] = [
  'The client wants somebody before the end of the quarter.',
  'Budget for a signing bonus was approved; not in the posting on purpose.',
  'Two rounds are enough here, says the client. No assessment.',
  'Last person in this place left because of the night shifts. Say it in the first call.',
  'Would also take somebody who works four days a week.',
];
