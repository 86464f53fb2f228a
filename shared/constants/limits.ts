/** Page size when a request names none (CONST-06). */
export const defaultPerPage = 25;
/** The most rows one page may hold. */
export const maxPerPage = 100;
/**
 * Waiting applications that come with a recruiter's jobs: each is read beside them by two keys, and a call reads no more
 * than a hundred, in which two candidates on each of the jobs have to fit too.
 */
export const waitingPerPage = 12;
/** Rows of a notification page (NOTIF-01). */
export const notificationsPerPage = 50;
/** Unread notifications are listed and counted up to this number; the bell shows 99+ above 99 (SHELL-18). */
export const mostUnread = 100;
/** The most companies and words that one search of jobs leaves out, and their length. */
export const mostLeftOut = 10;
export const longestLeftOut = 60;
export const longestCompanyName = 120;
/** Cards of a guest job page (API-33). */
export const guestJobsPerPage = 50;
/** Smallest accepted rate or salary (VALID-28, DEC-23). */
export const minRate = 0;
/** Largest accepted rate or salary (CONST-12, VALID-28). */
export const maxRate = 1_999_999_999;
/** How many people a user may have mailed per day through invitations and recommendations. */
export const mailedPeoplePerDay = { super_manager: 100, manager: 100, recruiter: 100, candidate: 20 };
/** What something may be done: `most` at once, and one more whenever so many seconds have passed. */
export interface Budget {
  most: number;
  refillSeconds: number;
}
/**
 * What one user may do, counted in the memory of each instance of a function, so that a request costs no write: calls of a
 * feature, those of them that create something or have a text written, and messages through the live connection.
 */
export const budgets = {
  requests: { most: 1200, refillSeconds: 0.1 },
  creations: { most: 300, refillSeconds: 10 },
  texts: { most: 60, refillSeconds: 30 },
  frames: { most: 120, refillSeconds: 0.5 },
} satisfies Record<string, Budget>;
/** Live connections that a user has at a time; one more closes the oldest. */
export const mostConnections = 30;
/** Mails that one recipient gets of one cause in an hour; further notifications wait for the digest. */
export const mailsOfOneCausePerHour = 20;
/** How often an interview is booked or moved by one mailed link. */
export const bookingsPerLink = 10;
/** How many rows of other managers' recruiters a manager's list reads at most (PERM-32). */
export const mostOtherRecruiters = 1000;
/** The most views of the job list that one manager may save. */
export const mostJobViews = 20;
/** Days a notification is kept by default (PROF-11). */
export const notificationDays = 30;
/** Shortest text for which city and tag look-ups return anything (LOOK-12, SKILL-09). */
export const lookupMinLength = 2;
/** Rows returned by one city look-up (LOOK-18). */
export const cityTake = 25;
/** Summaries of their own profile that a model writes for a person per hour; summaries by rule have no limit. */
export const writtenSummariesPerHour = 20;
/** Tags that a user creates per day; everyone is suggested them. */
export const createdTagsPerDay = 30;
/** Of how many companies a candidate learns in a day how many people act for them. */
export const companiesAskedPerDay = 30;

/** How many jobs that a candidate applied to are marked in public lists, the newest. */
export const mostMarked = 500;
