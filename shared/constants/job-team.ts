/**
 * What a colleague does on a manager's job: those of the team see, move and write on it as its manager does; interviewers
 * see whom they interview and their own scorecards, and nothing else (PLUS-54).
 */
export const jobParts = ['team', 'interviewer'] as const;
export type JobPart = (typeof jobParts)[number];

export const jobPartLabels: Record<JobPart, string> = { team: 'Team', interviewer: 'Interviewer' };

/** How many colleagues a job can have, those included who are asked. */
export const mostColleagues = 20;
