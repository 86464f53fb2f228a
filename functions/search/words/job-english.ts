import { eachWord } from '../../../shared/rules/words.ts';
import { languageOf } from '../engine/engine.ts';
import { jobNames } from './job-names.ts';
import { placeNames } from './place-names.ts';
import { stemOf } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { termNames } from './term-names.ts';

/** The English of jobs and resumes in the United States and India; C and R are languages. */
export const jobEnglish = languageOf({
  eachWord,
  stemOf,
  stopWords,
  wordsOfOneLetter: new Set(['c', 'r']),
  names: { apart: jobNames, together: `${termNames}${placeNames}` },
});
