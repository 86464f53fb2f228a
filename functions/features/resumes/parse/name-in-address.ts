import { normal } from './normal-text.ts';
import { endsAsTitle, titleWord } from './vocabulary.ts';

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

/** What no name begins with, and titles do. */
const ofTitle = new Set(
  `senior junior principal software hardware full front back web mobile data machine cloud kernel system systems
   network security product project program business sales marketing human customer quality civil mechanical
   electrical graphic computer digital research medical registered certified creative technical operations
   general account financial public social staff chief head vice game android ios python java devops`.split(/\s+/),
);

/** `Mira Holt Site Engineer` without the title, where the address has a word of the name or large letters spell it. */
export function withoutTitle(
  text: string,
  { email = '', isLarge }: { email?: string | undefined; isLarge: boolean },
): string {
  const [first = '', last = '', ...others] = text.trim().split(' ');
  if (others.length === 0 || others.length > 4 || !endsAsTitle(text)) return text;
  const name = [first, last];
  if (!name.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !ofTitle.has(word.toLowerCase()) && !titleWord.test(word)))
    return text;
  const letters = normal(email.split('@')[0]!);
  const isKnown = name.some((word) => word.length > 3 && letters.includes(normal(word)));
  return isKnown || isLarge ? name.join(' ') : text;
}
