/** Where interviews are shown: a meeting in the calendar is the date of a candidate on a job, so either changes both. */
export const interviewKeys = { calendar: ['calendar'], pipeline: ['pipeline'] } as const;
