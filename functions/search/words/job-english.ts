import { eachWord } from '../../../shared/rules/words.ts';
import { languageOf } from '../engine/engine.ts';
import { jobNames } from './job-names.ts';
import { placeNames } from './place-names.ts';
import { stemOf } from './stem.ts';
import { termNames } from './term-names.ts';

/** What every job seeker writes. */
const fillers = 'job jobs hiring vacancy vacancies opening openings wanted needed looking'.split(' ');

/** Too common to narrow a search; they still count inside quotes and, but for the fillers, when there is nothing else. */
const stopWords: ReadonlySet<string> = new Set([
  ...'a an and are as at be by for from i in is me my near of on or our the to we will with you your'.split(' '),
  ...fillers,
]);

/** The English of jobs and resumes in the United States and India; C and R are languages. */
export const jobEnglish = languageOf({
  eachWord,
  stemOf,
  stopWords,
  fillers: new Set(fillers),
  wordsOfOneLetter: new Set(['c', 'r']),
  names: { apart: jobNames, together: `${termNames}${placeNames}` },
});
