import type { RawFact } from './contact.ts';
import { normal } from './normal-text.ts';
import type { PersonName } from './person-name.ts';

/** Below what the form takes for sure: what was corrected is looked at by a person. */
const correctedConfidence = 0.7;

/** The letters that recognition takes for each other, as one of them. */
const looks = (text: string): string =>
  text
    .toLowerCase()
    .replace(/rn/g, 'm')
    .replace(/[il1j|]/g, 'l')
    .replace(/[q9]/g, 'g')
    .replaceAll('0', 'o');

interface Contact {
  name: PersonName | undefined;
  email: RawFact | undefined;
}

/**
 * Name and address of a recognized page, each of which spells most of the other. Where they differ only by letters that
 * recognition takes for each other, both are given as they agree: every letter is on the page, `raw` stays as
 * it was recognized, and the confidence says that it should be looked at.
 */
export function agreedContact({ name, email }: Contact): Contact {
  if (!name || !email) return { name, email };
  const local = email.value.split('@')[0]!;
  const firstName = correctedName(name.firstName, local);
  const lastName = correctedName(name.lastName, local);
  const isCorrected = firstName !== name.firstName || lastName !== name.lastName;
  const corrected = correctedLocal(local, wordsOf(`${firstName} ${lastName}`));
  return {
    name: isCorrected ? { ...name, firstName, lastName, confidence: correctedConfidence } : name,
    email:
      corrected === local
        ? email
        : { ...email, value: corrected + email.value.slice(local.length), confidence: correctedConfidence },
  };
}

const wordsOf = (name: string): string[] =>
  name
    .split(/[\s-]+/)
    .map((word) => normal(word).replace(/[^a-z]/g, ''))
    .filter(Boolean);

/** The spellings of a name that addresses have: each word, all together, and with initials. */
function spellings(words: readonly string[]): string[] {
  const [first, rest] = [words[0] ?? '', words.slice(1).join('')];
  const initial = first.slice(0, 1);
  return [first + rest, rest + first, initial + rest, first + rest.slice(0, 1), rest, ...words, initial].filter(
    Boolean,
  );
}

/** Each piece of an address between dots and dashes, as the name spells it where that looks alike. */
function correctedLocal(local: string, words: readonly string[]): string {
  return local
    .split(/([._+-])/)
    .map((piece) => {
      for (const spelling of spellings(words)) {
        if (piece === spelling) return piece;
        const number = numberAfter(spelling, piece);
        if (number !== undefined) return spelling + number;
      }
      return piece;
    })
    .join('');
}

/** What follows a spelling in a piece that begins like it: nothing or a number; undefined for anything else. */
function numberAfter(spelling: string, piece: string): string | undefined {
  const looked = looks(spelling);
  for (let length = spelling.length; length <= Math.min(piece.length, spelling.length + 2); length++) {
    if (looks(piece.slice(0, length)) !== looked) continue;
    const rest = piece.slice(length);
    if (rest === '') return rest;
    if (/\d/.test(rest) && /^[\dli|o]+$/.test(rest)) return rest.replace(/[li|]/g, '1').replaceAll('o', '0');
  }
  return undefined;
}

/** Letters with accents are recognized as one to three narrow ones, or with another accent; addresses have none. */
const accented = /^(?:[if]{1,3}|[^a-z])$/;

/** The words of a name with the letter of the address where recognition had none for the name's. */
function correctedName(name: string, local: string): string {
  return name.replace(/\p{L}{5,}/gu, (word) =>
    local.includes(normal(word)) ? word : (withLetterOf(word, local) ?? word),
  );
}

function withLetterOf(word: string, local: string): string | undefined {
  const wanted = word.toLowerCase();
  for (let at = 1; at < wanted.length; at++) {
    for (let length = Math.min(3, wanted.length - at); length > 0; length--) {
      if (!accented.test(wanted.slice(at, at + length))) continue;
      const [before, after] = [wanted.slice(0, at), wanted.slice(at + length)];
      if (before.length + after.length < 4) continue;
      const [, letter] = new RegExp(`${before}([a-z])${after}${after.length < 2 ? '(?![a-z])' : ''}`).exec(local) ?? [];
      if (letter && looks(letter) !== looks(wanted.slice(at, at + length)))
        return word.slice(0, at) + letter + word.slice(at + length);
    }
  }
  return undefined;
}
