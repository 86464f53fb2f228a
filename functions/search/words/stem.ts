import { stemmer } from 'stemmer';
import { ownStemOf } from './own-stems.ts';

const plainLetters = /^[a-z]+$/;

/**
 * What a word's forms share: `nurse`, `nurses` and `nursing` have one stem. Words with digits or signs are their own.
 */
export function stemOf(word: string): string {
  return ownStemOf(word) ?? (word.length > 2 && plainLetters.test(word) ? stemmer(word) : word);
}
