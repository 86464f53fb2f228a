/** Days in one status from which on dashboards no longer tell them apart. */
export const longestStay = 60;

/** Days from posting to a hire from which on dashboards no longer tell them apart. */
export const longestHire = 180;

/** Days within which an answer is counted as quick, and as in time. */
export const answerDays = [2, 5] as const;

/** Fewer cases than these are counted, but have no share and no median: they would mislead. */
export const fewestCases = 5;

/** What an open job waits for, the first that holds. */
export const slowReasons = [
  'manager',
  'interview_undated',
  'interview_ahead',
  'no_candidates',
  'none_in_process',
] as const;
export type SlowReason = (typeof slowReasons)[number];

/** How many people a ranking shows. */
export const rankedPeople = 10;

/** What is counted over time on the dashboard of a manager. */
export const managerFlows = ['posted', 'candidates', 'moves', 'closed', 'hired', 'clientsAdded'] as const;

/** What is counted over time on the dashboard of a recruiter. */
export const recruiterFlows = ['candidates', 'moves', 'hired', 'points'] as const;

/** What is counted over time of all managers. */
export const superManagerFlows = ['posted', 'closed', 'hired', 'points', 'clientsAdded'] as const;

/** What is counted over time of all managers' clients. */
export const clientFlows = ['clientsAdded', 'clientsRemoved'] as const;

/** What is counted over time of all managers' jobs. */
export const jobFlows = ['posted', 'closed', 'hired', 'removed'] as const;

/** By what managers are compared beside each other. */
export const comparedFlows = ['posted', 'candidates', 'moves', 'closed', 'hired', 'points'] as const;

export const flows = [
  'posted',
  'candidates',
  'moves',
  'closed',
  'hired',
  'points',
  'clientsAdded',
  'clientsRemoved',
  'removed',
] as const;
export type Flow = (typeof flows)[number];

/** How far a candidate is whom a recruiter put forward. */
export const outcomes = ['running', 'hired', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What the page behind a figure lists: what each flow counts, the candidates who left a status and how, those whose days
 * in a status are known, and whom a recruiter put forward.
 */
export const listedFigures = [...flows, 'left', 'movedOn', 'rejected', 'stays', 'putForward'] as const;
export type ListedFigure = (typeof listedFigures)[number];

/** What each flow is called. */
export const flowLabels: Record<Flow, string> = {
  posted: 'Jobs posted',
  candidates: 'Candidates',
  moves: 'Moves',
  closed: 'Jobs closed',
  hired: 'Hires',
  points: 'Points',
  clientsAdded: 'New clients',
  clientsRemoved: 'Clients removed',
  removed: 'Jobs deleted',
};
