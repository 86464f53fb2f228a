import { stemmer } from 'stemmer';

/** Words that Porter's rules would throw together although no recruiter means the same by them. */
const apart = new Map([
  ['engineer', 'engineer'],
  ['engineers', 'engineer'],
  ['engineering', 'engineer'],
  ['engineered', 'engineer'],
  ['general', 'general'],
  ['generate', 'generate'],
  ['generation', 'generate'],
  ['organ', 'organ'],
  ['organization', 'organization'],
  ['organizations', 'organization'],
  ['university', 'university'],
  ['universities', 'university'],
  ['universal', 'universal'],
  ['operator', 'operator'],
  ['operators', 'operator'],
  ['operations', 'operations'],
  ['designer', 'designer'],
  ['designers', 'designer'],
  ['news', 'news'],
  ['sas', 'sas'],
  ['ios', 'ios'],
  ['aws', 'aws'],
  ['dos', 'dos'],
  ['windows', 'windows'],
  ['kubernetes', 'kubernetes'],
  ['sales', 'sales'],
]);

const plainLetters = /^[a-z]+$/;

/** What a word's forms share: `nurse`, `nurses` and `nursing` have one stem. Words with digits or signs are their own. */
export function stemOf(word: string): string {
  return apart.get(word) ?? (word.length > 2 && plainLetters.test(word) ? stemmer(word) : word);
}
