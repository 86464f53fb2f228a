import { findSkills } from '../../lookups/find-skills/find-skills.ts';
import { blocksOf } from './blocks.ts';
import { oneOf, wholeWord } from './one-of.ts';
import { sectionTitles } from './sections.ts';

/** What a rewritten text no longer says, and what it says that the original did not. */
export interface FactChanges {
  lost: string[];
  invented: string[];
}

const ownTitles = new Set<string>(Object.values(sectionTitles));
// Whether something is asked, or not, must not change.
const duties = oneOf(
  'gi',
  wholeWord('not|no|never|without|must|required|requires?|mandatory|preferred|optional|plus|minimum|maximum'),
  wholeWord('at least|at most|up to|only|nice to have|ideally|unpaid|paid'),
);

/**
 * Compares the facts of two texts: numbers and amounts, addresses, names and places, skills, and words that make
 * something a duty. Titles of sections are no facts.
 */
export function compareFacts(before: string, after: string): FactChanges {
  const [had, has] = [before, after].map((text) => withoutTitles(text));
  const [old, fresh] = [factsOf(had!), factsOf(has!)];
  const [oldWords, freshWords] = [wordsOf(had!), wordsOf(has!)];
  // A word at the beginning of a sentence is a name only if it is one elsewhere.
  return {
    lost: [
      ...missing(old.counted, fresh.counted),
      ...[...old.names].filter((name) => !freshWords.has(name.toLowerCase())),
    ],
    invented: [
      ...missing(fresh.counted, old.counted),
      ...[...fresh.names].filter((name) => !oldWords.has(name.toLowerCase())),
    ],
  };
}

// A capital that does not begin a sentence, line or list item.
const inSentence = /(?<!(?:[.!?:•]\s|^|\n\s*(?:[-*•]|\d+\.)?\s*)|[\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}'’-]*/gu;

interface Facts {
  /** Facts that must occur equally often. */
  counted: Map<string, number>;
  names: Set<string>;
}

function factsOf(text: string): Facts {
  const counted = new Map<string, number>();
  const count = (fact: string) => counted.set(fact, (counted.get(fact) ?? 0) + 1);
  for (const [address] of text.matchAll(
    /(?<!\w[.+-]?)\w[\w.+-]{0,63}@[\w-]{1,63}\.[\w.-]{0,190}\w|https?:\/\/[^\s)>\]]+/g,
  ))
    count(address);
  for (const [number] of text.matchAll(/[$€£₹]?\d+(?:[.,:/]\d+)*(?:\s?%|k\b|\+)?/gi)) count(number.replace(/\s/g, ''));
  for (const [duty] of text.matchAll(duties)) count(duty.toLowerCase());
  for (const skill of new Set(findSkills(text).map(({ name }) => name))) count(`skill ${skill}`);
  return {
    counted,
    names: new Set(text.match(inSentence) ?? []),
  };
}

function wordsOf(text: string): Set<string> {
  return new Set((text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).map((word) => word.toLowerCase()));
}

function missing(from: ReadonlyMap<string, number>, among: ReadonlyMap<string, number>): string[] {
  return [...from].flatMap(([fact, times]) => (times > (among.get(fact) ?? 0) ? [fact] : []));
}

/** The text without the headings that an arranged description adds, and without the marks of Markdown. */
function withoutTitles(text: string): string {
  return blocksOf(text)
    .filter((block) => block.kind !== 'heading' || !ownTitles.has(block.text))
    .map((block) => (block.kind === 'item' && /^\d/.test(block.marker) ? `${block.marker} ${block.text}` : block.text))
    .join('\n')
    .replaceAll(/\*\*|__/g, '');
}
