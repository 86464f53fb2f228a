import { type Clause as TextClause, type Language, parseText, waysOf } from '../engine/engine.ts';
import { type Sought, soughtBy } from './sought.ts';
import { wordTerm } from './stored-document.ts';

/** What a text requires of a document, and what it may not hold. */
export interface ReadText {
  /** Of each list one way must match. */
  required: readonly (readonly Sought[])[];
  /** Of no list may every member match, in one of its ways. */
  excluded: readonly (readonly (readonly Sought[])[])[];
}

/** How a text is read. */
export interface TextQuestion {
  text: string;
  asYouType: boolean;
  language: Language;
}

/**
 * The text as it reads if every word of it is in some document, as nearly every text is. It holds when every one of
 * `ifFound` matches a document; otherwise the text must be read again, carefully.
 */
export function readHopefully(question: TextQuestion): ReadText & { ifFound: readonly (readonly Sought[])[] } {
  const { words, required, excluded } = parsed(question, () => true);
  const asked = (clause: TextClause): Sought[] => soughtBy('asked', clause, question);
  const typed = required.flat().filter(({ typed }) => typed !== undefined);
  return {
    required: required.map((anyOf) => anyOf.flatMap(asked)),
    excluded: excluded.map((all) => all.map(asked)),
    ifFound: [...words.map(beginning), ...typed.map(asked)],
  };
}

/** What reading needs to know of the documents. */
export interface Vocabulary {
  /** For each list whether any document matches one of its ways. */
  areFound(lists: readonly (readonly Sought[])[]): Promise<boolean[]>;
  /** Stems of the words so many letters away that begin with the same letter. */
  nearStems(word: string, letters: 1 | 2): Promise<string[]>;
}

/** The text as it reads when words are missing: a typo in a known name is assumed, then each clause's first way that is found. */
export async function readCarefully(question: TextQuestion, vocabulary: Vocabulary): Promise<ReadText> {
  const { words } = parsed(question, () => true);
  const found = await vocabulary.areFound(words.map(beginning));
  const unknown = new Set(words.filter((_, at) => !found[at]));
  const { required, excluded } = parsed(question, (word) => !unknown.has(word));
  const satisfying = (clause: TextClause): Promise<Sought[]> => firstFound(clause, question, vocabulary);
  return {
    required: await Promise.all(required.map(async (anyOf) => (await Promise.all(anyOf.map(satisfying))).flat())),
    excluded: excluded.map((all) => all.map((clause) => soughtBy('asked', clause, question))),
  };
}

async function firstFound(
  clause: TextClause,
  { language }: TextQuestion,
  { areFound, nearStems }: Vocabulary,
): Promise<Sought[]> {
  if (clause.typed === undefined) return soughtBy('asked', clause, { language });
  for (const way of waysOf(clause)) {
    const letters = way === 'two-letters' ? 2 : 1;
    const isNear = way === 'one-letter' || way === 'two-letters' || (way === 'asked' && clause.isMisspelt);
    const near = isNear ? await nearStems(clause.typed, letters) : [];
    const sought = soughtBy(way, clause, { language, near });
    const [isFound] = await areFound([sought]);
    if (isFound) return sought;
  }
  return [];
}

/** The parsed text, and the words of which it was asked whether a document has one that begins so. */
function parsed({ text, asYouType, language }: TextQuestion, isKnown: (word: string) => boolean) {
  const words = new Set<string>();
  const noticed = (word: string): boolean => {
    words.add(word);
    return isKnown(word);
  };
  return { ...parseText(text, language, { asYouType, isKnown: noticed }), words: [...words] };
}

const beginning = (word: string): Sought[] => [{ in: 'words', match: { prefix: wordTerm(word) }, boost: 0 }];
