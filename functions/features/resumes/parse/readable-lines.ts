import { latinDigits } from '../../../../shared/rules/latin-digits.ts';
import type { Line } from '../text/resume-text.ts';
import { leadingDate } from './dates.ts';

// Icon fonts use the private area; only the bullets of two old fonts say something.
const unreadable = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2060\ufeff]|[\ue000-\uf0a6\uf0a8-\uf0b6\uf0b8-\uf8ff]/gu;

/** The wide signs of East Asian keyboards, each as long as the sign that it is. */
const wideSign = /[＋－．＠]/g;
const wideSigns: Readonly<Record<string, string>> = { '＋': '+', '－': '-', '．': '.', '＠': '@' };

/** `Fern Ltd . . . . . . 2019`: dots that only lead the eye. */
const leaderDots = /(?:[.…]\s?){5,}/g;
/** `Experience ________`: a rule that is drawn with letters beside words. */
const ruleBesideWords = /_{5,}(?=.*[\p{L}\d])|(?<=[\p{L}\d].*)_{5,}/gu;

/** `*** Experience ***`, `~ Education ~`, `--- Jobs ---`: signs that only frame words. */
const frame = /^(\s*)(([*=~#_+])\3*|[-–—]{2,})(\s+\S.*\s)(\3+|[-–—]{2,})(\s*)$/;
const withoutFrame = (text: string): string =>
  text.replace(
    frame,
    (_all, before: string, left: string, _sign: string, words: string, right: string, after: string) =>
      before + ' '.repeat(left.length) + words + ' '.repeat(right.length) + after,
  );

/** `Nurse ~ Example Clinic`, but `2015 ~ 2019` and `2015 ~ Present`. */
const waves = /\s~\s/g;
const dateAtEnd = /(?:19|20)\d\d\.?(?:\d\d?\.?)?$/;

/** Each wave between words as a bar; between two dates it means until. */
const withBars = (text: string): string =>
  text.replace(waves, (wave, at: number) =>
    dateAtEnd.test(text.slice(0, at)) && leadingDate(text.slice(at + wave.length)) !== undefined ? wave : ' | ',
  );

/** A letter that begins a line before a capital: no language has these as words, and icon fonts have signs of lists in their place. */
const signOfList = /^([b-df-hj-oqp-tv-xz§¡Øü])(?=\s+\p{Lu}|$)/u;
const leastPoints = 3;

/** Lines in which letters that say nothing are spaces and signs are those that other rules know; every place stays. */
export function readableLines(given: readonly Line[]): Line[] {
  const isSign = signsOf(given);
  return given.map((line) => {
    const read = (text: string): string =>
      withBars(withoutFrame(latinDigits(text)))
        .replace(unreadable, ' ')
        .replace(wideSign, (sign) => wideSigns[sign]!)
        .replace(leaderDots, (dots) => ' '.repeat(dots.length))
        .replace(ruleBesideWords, (rule) => ' '.repeat(rule.length));
    const begins = isSign(line);
    const text = read(line.text);
    if (!begins && text === line.text) return line;
    const parts = line.parts.map((part, at) => {
      const own = read(part.text);
      return { ...part, text: begins && at === 0 ? `•${own.slice(1)}` : own };
    });
    return { ...line, parts, text: (begins ? `•${text.slice(1)}` : text).trim() };
  });
}

/** Which lines begin with a letter that is the sign of a list: several do, each before a capital. */
function signsOf(lines: readonly Line[]): (line: Line) => boolean {
  const counts = new Map<string, number>();
  const letterOf = ({ parts: [first, second] }: Line): string | undefined => {
    const [, letter] = signOfList.exec(first?.text ?? '') ?? [];
    return first?.text.length === 1 && !/^\p{Lu}/u.test(second?.text ?? '') ? undefined : letter;
  };
  for (const letter of lines.map(letterOf)) if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return (line) => (counts.get(letterOf(line) ?? '') ?? 0) >= leastPoints;
}
