import type { ActionName } from '../costs/action-cost.ts';

/**
 * What so many people with an account do in the busiest second, and how much of it a month has. The figures are the
 * busiest second's of a market of a million: 60 pages and 1.3 applications. They grow with the people.
 */
export interface Load {
  people: number;
  /** By action, a second. */
  actions: Readonly<Record<ActionName, number>>;
  mailsASecond: number;
  /** Who has something new and unread on an ordinary day. */
  digestsADay: number;
  /** Who has a tab open; each renews its session every 30 minutes, and its connection every two hours. */
  tabs: number;
  activeAMonth: number;
  /** Documents of the larger kind that people search. */
  documents: number;
  /** A month has as much as so many of its busiest seconds. */
  busiestSecondsAMonth: number;
}

const million = 1_000_000;
const ofAMillion: Readonly<Record<ActionName, number>> = {
  'A guest opens a page of jobs': 20,
  'A guest opens a job': 18,
  // Of every person who signs in: half of the signed-in screens are lists like it.
  'A manager signs in': 1,
  'A manager opens their jobs': 10,
  'A user reads the notifications': 12,
  'A manager posts a job': 0.05,
  'A candidate applies': 1.3,
  'A manager moves a candidate': 1,
};

/** The load of so many people. */
export function loadOf(people: number): Load {
  const share = people / million;
  const actions = Object.fromEntries(
    Object.entries(ofAMillion).map(([action, rate]) => [action, rate * share]),
  ) as Load['actions'];
  return {
    people,
    actions,
    // The candidate and somebody of the job for each application and move; digests and alerts wait for a quiet second.
    mailsASecond: 2 * (actions['A candidate applies'] + actions['A manager moves a candidate']),
    // As many as are active in a month: whom nothing concerned lately has no news.
    digestsADay: people * 0.3,
    tabs: people * 0.03,
    activeAMonth: people * 0.3,
    documents: people * 0.9,
    // Eight of a day's hours are about as busy as its busiest.
    busiestSecondsAMonth: 30 * 8 * 3600,
  };
}
