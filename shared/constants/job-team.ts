/** What a colleague does on a manager's job: those of the team see, move and write on it as its manager does (PLUS-54). */
export const jobParts = ['team'] as const;
export type JobPart = (typeof jobParts)[number];

/** How many colleagues a job can have, those included who are asked. */
export const mostColleagues = 20;
