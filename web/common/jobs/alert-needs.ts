import type { JobQuestion } from './job-map.ts';

/** What the dialog needs that saves a search of jobs with an alert. */
export interface AlertNeeds {
  question: JobQuestion;
  /** What the search asks for, in words. */
  words: readonly string[];
  onClose: () => void;
}
