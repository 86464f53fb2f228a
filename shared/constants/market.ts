/** How many recruiters of the market may work on one job at a time, at most. */
export const maxMarketPlaces = 10;
/** The longest words of a manager about what is expected of them. */
export const maxExpectation = 500;
/** An offer to the market ends by itself; this many days from now at the latest. */
export const maxMarketDays = 180;
/** How many jobs of other managers a recruiter may ask for at a time. */
export const maxOpenAskings = 20;
/** The shortest words with which a recruiter asks for a job: about two sentences. */
export const minAskingWords = 40;
/** How managers work, as jobs of the market are narrowed by it; what is not known of a manager is not one of these. */
export const managerWays = ['answers_quickly', 'answers_in_time', 'interviews'] as const;
export type ManagerWay = (typeof managerWays)[number];
/** How long a manager may leave such a request unanswered before it is declined by itself. */
export const askingDays = 10;
