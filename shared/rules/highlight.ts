import { eachWord } from './words.ts';

/** What a search matched in a text. */
export interface MatchedWords {
  /** Words as `eachWord` folds them. */
  words: string[];
  /** Phrases; each place lists the words that fit it. */
  phrases: string[][][];
  /** Fragments: every word that contains one of them matches. */
  pieces?: readonly string[];
}

/** A piece of a text; joined, the pieces are the text. */
export interface Segment {
  text: string;
  matched: boolean;
}

/**
 * Splits a text where it matches the search: every matched word, and the words of matched phrases where they follow
 * each other.
 */
export function highlight(text: string, matched: MatchedWords): Segment[] {
  const places = matchedPlaces(text, matched);
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of places) {
    if (start > done) segments.push({ text: text.slice(done, start), matched: false });
    segments.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), matched: false });
  return segments;
}

interface MatchedPlace {
  word: string;
  start: number;
  end: number;
}

function matchedPlaces(text: string, { words, phrases, pieces = [] }: MatchedWords): MatchedPlace[] {
  const single = new Set(words);
  const places: (MatchedPlace & { matched: boolean })[] = [];
  eachWord(text, (word, start, end) =>
    places.push({ word, start, end, matched: single.has(word) || pieces.some((piece) => word.includes(piece)) }),
  );
  for (const phrase of phrases) {
    for (let first = 0; first + phrase.length <= places.length; first++) {
      if (phrase.every((fitting, offset) => fitting.includes(places[first + offset]!.word))) {
        for (const place of places.slice(first, first + phrase.length)) place.matched = true;
      }
    }
  }
  return places.filter(({ matched }) => matched);
}

/** The matched words that occur in these texts; the marking side needs no others. */
export function matchedIn(texts: Iterable<string>, { words, phrases }: MatchedWords): MatchedWords {
  const present = new Set<string>();
  for (const text of texts) eachWord(text, (word) => present.add(word));
  const kept = phrases.map((places) => places.map((fitting) => fitting.filter((word) => present.has(word))));
  return {
    words: words.filter((word) => present.has(word)),
    phrases: kept.filter((places) => places.every((fitting) => fitting.length > 0)),
  };
}
