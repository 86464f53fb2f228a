/** What came of a call that a recruiter noted. */
export const callOutcomes = ['reached', 'call-back', 'voicemail', 'not-reached'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeLabels: Record<CallOutcome, string> = {
  reached: 'Reached',
  'call-back': 'Call back',
  voicemail: 'Left a voicemail',
  'not-reached': 'Not reached',
};

/** As many calls are kept about one person. */
export const mostCalls = 50;

/** Where people often come from, suggested where a recruiter says it. */
export const commonSources = [
  'Referral',
  'LinkedIn',
  'Job board',
  'Job fair',
  'Own network',
  'Applied before',
  'Own website',
] as const;
