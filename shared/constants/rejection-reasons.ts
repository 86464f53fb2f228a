/** Why a candidate was rejected, as a report can count it; own words may come with it or instead of it. */
export const rejectionReasons = [
  'skills',
  'experience',
  'interview',
  'pay',
  'place',
  'authorization',
  'someone_else',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** What each is called. */
export const rejectionReasonLabels: Record<RejectionReason, string> = {
  skills: 'Lacks a skill that the job needs',
  experience: 'Too little experience',
  interview: 'Did not convince in an interview',
  pay: 'Asks for more than the job pays',
  place: 'Place or hours do not suit',
  authorization: 'May not work where the job is',
  someone_else: 'Somebody else suits better',
};
