/** How often new jobs that fit a saved search are mailed (PLUS-56). */
export const jobAlertFrequencies = ['immediately', 'daily', 'weekly', 'never'] as const;
export type JobAlertFrequency = (typeof jobAlertFrequencies)[number];
export const jobAlertFrequencyLabels: Record<JobAlertFrequency, string> = {
  immediately: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};
/** The most searches for jobs that one person, or one address without an account, may save. */
export const mostJobAlerts = 20;
/** The most jobs that one mail shows of one search; the list has the others. */
export const mostJobsPerAlert = 5;
/** The most jobs that one mail shows of all searches. */
export const mostJobsPerMail = 20;
/** The most days for which a search of an address without an account is kept after it was stopped. */
export const stoppedAlertDays = 30;
