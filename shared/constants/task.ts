/** As many tasks of one recruiter are kept, open ones and those done in the last days. */
export const mostTasks = 1000;
/** For so many days a task that is done can still be found. */
export const doneTaskDays = 90;
/** A task can be due so many days from now at most. */
export const taskDays = 730;

/** What a task is about: somebody whom the recruiter added, a candidate with an account, or a job. */
export const taskSubjects = ['added', 'candidate', 'job'] as const;

/** Which tasks a list shows: due today or before, later or without a date, or done. */
export const taskLists = ['due', 'later', 'done'] as const;
export type TaskList = (typeof taskLists)[number];
