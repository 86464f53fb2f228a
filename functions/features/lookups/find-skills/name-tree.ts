import { type ListedSkill, skills } from '../skill-list.ts';
import { isOneName, type Word, wordsOf } from './words.ts';

/** A name or alias of a skill, as the list spells it. */
export interface SkillName {
  skill: ListedSkill;
  name: string;
}
/** A place in a text that spells the names of one or more skills. */
export interface Spelling {
  names: readonly SkillName[];
  /** The words that spell it, by their place among the words of the text. */
  first: number;
  last: number;
  from: number;
  to: number;
}

interface Branch {
  next: Map<string, Branch>;
  names: SkillName[];
}

let root: Branch | undefined;

/** Where a text spells names of skills: the longest from each word on, without overlaps. One walk over the words. */
export function spellingsIn(text: string, words: readonly Word[]): Spelling[] {
  const found: Spelling[] = [];
  for (let first = 0; first < words.length; first++) {
    const longest = longestFrom(text, words, first);
    if (!longest) continue;
    found.push(longest);
    first = longest.last;
  }
  return found;
}

function longestFrom(text: string, words: readonly Word[], first: number): Spelling | undefined {
  let branch: Branch | undefined = (root ??= grow());
  let longest: Spelling | undefined;
  for (let last = first; last < words.length; last++) {
    const word = words[last]!;
    if (last > first && !isOneName(text, words[last - 1]!, word)) break;
    branch = branch.next.get(word.word);
    if (!branch) break;
    if (branch.names.length > 0) longest = { names: branch.names, first, last, from: words[first]!.from, to: word.to };
  }
  return longest;
}

/** The names of all skills as a tree of words; built once per process, on first use. */
function grow(): Branch {
  const tree: Branch = { next: new Map(), names: [] };
  for (const skill of skills) {
    for (const name of [skill.name, ...skill.aliases]) {
      let branch = tree;
      for (const { word } of wordsOf(name)) {
        const next = branch.next.get(word) ?? { next: new Map(), names: [] };
        branch.next.set(word, next);
        branch = next;
      }
      if (!branch.names.some((other) => other.skill === skill)) branch.names.push({ skill, name });
    }
  }
  return tree;
}
