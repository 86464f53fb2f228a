import type { MatchedWords } from './match-text.ts';
import { eachWord } from './words.ts';

/** A piece of a text; the pieces joined are the text. */
export interface Segment {
  text: string;
  matched: boolean;
}

/** Splits a text where it matches the search: every matched word, and the words of matched phrases where they follow each other. */
export function highlight(text: string, { words, phrases }: MatchedWords): Segment[] {
  const single = new Set(words);
  const places: { word: string; start: number; end: number; matched: boolean }[] = [];
  eachWord(text, (word, start, end) => places.push({ word, start, end, matched: single.has(word) }));
  for (const phrase of phrases) {
    for (let first = 0; first + phrase.length <= places.length; first++) {
      if (phrase.every((fitting, offset) => fitting.includes(places[first + offset]!.word))) {
        for (const place of places.slice(first, first + phrase.length)) place.matched = true;
      }
    }
  }
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of places.filter(({ matched }) => matched)) {
    if (start > done) segments.push({ text: text.slice(done, start), matched: false });
    segments.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), matched: false });
  return segments;
}
