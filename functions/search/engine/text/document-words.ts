import type { Kind } from '../kind.ts';
import type { Lexicon } from './lexicon.ts';
import { positionLimit, windowAt } from './places.ts';
import type { WordEntry } from './recent-postings.ts';
import { mostStored } from './word-postings.ts';
import type { Words } from './words.ts';

const weightRoom = 16;

/** Lengths are stored in 16 bits. */
const longestLength = 65_535;

/**
 * Fields in the order of their windows: the lightest, longest first, because its positions then take the fewest bytes.
 */
export function textFields<Document>(
  kind: Kind<Document>,
): { name: string; weight: number; of: (document: Document) => string | readonly string[] }[] {
  return Object.entries(kind.texts)
    .map(([name, text]) => ({ name, ...text }))
    .sort((a, b) => a.weight - b.weight);
}

/** Each distinct word of a document with its weight and positions, and the total number of words. */
export function documentWords<Document>(
  document: Document,
  fields: ReturnType<typeof textFields<Document>>,
  { lexicon, eachWord }: { lexicon: Lexicon } & Pick<Words, 'eachWord'>,
): { entries: WordEntry[]; length: number } {
  // One number per word in the text, ordered by word and then by position; sorting them groups them.
  const occurrences: number[] = [];
  for (const [window, { weight, of }] of fields.entries()) {
    const text = of(document);
    const { start, size } = windowAt(window);
    let position = 0;
    for (const part of typeof text === 'string' ? [text] : text) {
      eachWord(part, (word) => {
        // The last place stays free, so that no phrase runs on into the next field.
        if (position >= size - 1) return;
        occurrences.push((lexicon.number(word) * positionLimit + start + position) * weightRoom + weight);
        position++;
      });
      position++;
    }
  }
  return {
    entries: grouped(Float64Array.from(occurrences).sort()),
    length: Math.min(occurrences.length, longestLength),
  };
}

function grouped(occurrences: Float64Array): WordEntry[] {
  const entries: WordEntry[] = [];
  let current: { word: number; weight: number; positions: number[] } | undefined;
  for (const occurrence of occurrences) {
    const place = Math.floor(occurrence / weightRoom);
    const word = Math.floor(place / positionLimit);
    if (current?.word !== word) entries.push((current = { word, weight: 0, positions: [] }));
    current.weight = Math.min(mostStored, current.weight + (occurrence % weightRoom));
    if (current.positions.length < mostStored) current.positions.push(place % positionLimit);
  }
  return entries;
}
