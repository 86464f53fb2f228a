import { normal } from './normal-text.ts';

const share = 0.75;
const fewestLetters = 6;
const longestName = 40;

/** Whether a text is the name that an e-mail address is made of: its words are most of the letters before the @. */
export function isInAddress(text: string, email: string | undefined): boolean {
  const letters = email ? normal(email.split('@')[0]!).replace(/[^a-z]/g, '') : '';
  if (letters.length < fewestLetters || text.length > longestName) return false;
  const words = normal(withSpace(text)).split(' ');
  if (words.length < 2 || words.length > 4 || !words.every((word) => letters.includes(word))) return false;
  return words.join('').length >= share * letters.length;
}

/** `MiraHolt`, whose space the file lost, as two words. */
export const withSpace = (text: string): string =>
  text.trim().replace(/^(\p{Lu}\p{Ll}{2,})(\p{Lu}(?:\p{Lu}?|\p{Ll}{2,}))$/u, '$1 $2');
