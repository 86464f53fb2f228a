import { skillDomains } from '../skill-list.ts';
import { ambiguousWords, type WordRule } from '../data/ambiguous-words.ts';
import { type SkillName, type Spelling, spellingsIn } from './name-tree.ts';
import { wordsOf } from './words.ts';

/** A skill that a text names, with every place that names it: `from` and `to` as in `text.slice(from, to)`. */
export interface FoundSkill {
  id: number;
  name: string;
  places: { from: number; to: number }[];
}
interface Claim extends Spelling {
  rule: WordRule | undefined;
  /** The sentence around it, with `«»` in its place. */
  sentence: string;
  /** What it was found to mean. */
  meant?: SkillName;
}

type Counts = ReturnType<typeof fieldCounts>;
interface Neighbour {
  claim: Claim;
  between: string;
}

/** Letters within which a neighbour vouches. */
const close = 80;
/** So many skills of a field make a text be about it. */
const enough = 3;
const listed = /^(?:, ?(?:and |or )?|\/| and | or | & )$/;
const rounds = 3;
const longest = 400;
const endOfSentence = /\n|[.!?;](?:\s|$)/g;
const nameOfDomain = new Map(skillDomains.map(({ id, name }) => [id, name as string]));
// What an employer offers, and what the law has every employer say, names no skill.
const offered = oneOf(
  '\\b401\\(?k',
  '\\bpaid time off\\b|\\bPTO\\b',
  '\\bdental\\b.*\\bvision\\b|\\bvision\\b.*\\bdental\\b',
  '^\\W*benefits\\b[^.]{0,12}:',
  '\\bequal opportunity\\b|\\bregardless of\\b|\\breasonable accommodations?\\b|\\btuition\\b',
);
const unwanted = oneOf(
  '\\bno (?:prior |previous )?(?:knowledge of |background in |experience (?:with |in )?)?«»',
  '«»[^.;,]{0,30}\\b(?:is |are )?not (?:required|needed|necessary)\\b',
);

/**
 * The skills that a text names, in the order of their first place. The longest name wins; words that also mean something
 * else count only where their neighbours show that the skill is meant. Pure and linear in the length of the text.
 */
export function findSkills(text: string): FoundSkill[] {
  const words = wordsOf(text);
  const claims = spellingsIn(text, words)
    .map((spelling): Claim => {
      const key = words
        .slice(spelling.first, spelling.last + 1)
        .map(({ word }) => word)
        .join(' ');
      return { ...spelling, rule: ambiguousWords.get(key), sentence: sentenceAround(text, spelling) };
    })
    .filter((claim) => !offered.test(claim.sentence) && !unwanted.test(claim.sentence) && mayBe(text, claim));
  for (const claim of claims) if (!claim.rule?.near && claim.names.length === 1) claim.meant = claim.names[0]!;
  // A word that was settled vouches for the next: `Java, Spring and Maven`.
  for (let round = 0; round < rounds; round++) if (!settleMore(text, claims)) break;
  return collected(claims);
}

/** Settles the claims whose meaning shows by now; false if there was none. */
function settleMore(text: string, claims: readonly Claim[]): boolean {
  const fields = fieldCounts(claims);
  let isMore = false;
  for (const [at, claim] of claims.entries()) {
    if (claim.meant) continue;
    const meant = meaningOf(claim, neighboursOf(text, claims, at), fields);
    if (meant) claim.meant = meant;
    isMore ||= meant !== undefined;
  }
  return isMore;
}

/** How many different skills of each field, and of all, are settled. */
function fieldCounts(claims: readonly Claim[]): { of: ReadonlyMap<string, number>; all: number } {
  const settled = new Map(claims.flatMap(({ meant }) => (meant ? [[meant.skill.id, fieldOf(meant)] as const] : [])));
  const of = new Map<string, number>();
  for (const field of settled.values()) of.set(field, (of.get(field) ?? 0) + 1);
  return { of, all: settled.size };
}

/** Whether its spelling and its direct neighbours allow that a skill is meant. */
function mayBe(text: string, { rule, names, from, to, sentence }: Claim): boolean {
  if (!rule) return true;
  const spelt = text.slice(from, to);
  if (rule.exact && !names.some(({ name }) => spelt === name || spelt === `${name}s`)) return false;
  if (rule.not?.test(sentence)) return false;
  // A capital at the beginning of a sentence says nothing.
  return (
    !rule.exact || !/^[A-Z][a-z]/.test(spelt) || !/^\W*«» (?!and |or )[a-z]/.test(sentence) || signed(rule, sentence)
  );
}

const signed = (rule: WordRule, sentence: string): boolean => rule.sign?.test(sentence) ?? false;

function meaningOf(
  { rule, names, sentence }: Claim,
  beside: readonly Neighbour[],
  fields: Counts,
): SkillName | undefined {
  if (names.length === 1 && rule && signed(rule, sentence)) return names[0];
  const scored = names.map((name) => ({ name, score: vouching(vouchersOf(rule, name), beside, fields) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.name : undefined;
}

// A name of two skills is vouched for by the fields near to each.
function vouchersOf(rule: WordRule | undefined, name: SkillName): readonly string[] {
  if (rule?.near) return rule.near;
  const own = fieldOf(name);
  return own === 'Healthcare' ? [own, 'Engineering and science'] : [own, 'Software engineering', 'Data and AI'];
}

const fieldOf = ({ skill }: SkillName): string => nameOfDomain.get(skill.domainId)!;

/** How much speaks for these fields: neighbours, most of the text, or a list of words of the same kind. */
function vouching(vouchers: readonly string[], beside: readonly Neighbour[], fields: Counts): number {
  const near = beside.filter(({ claim: { meant } }) => meant && vouchers.includes(fieldOf(meant))).length;
  const isListed = beside.some(
    ({ claim, between }) => listed.test(between) && claim.rule?.near?.some((field) => vouchers.includes(field)),
  );
  const share = vouchers.reduce((sum, field) => sum + (fields.of.get(field) ?? 0), 0);
  return near * 2 + (isListed ? 1 : 0) + (share >= enough && share * 2 >= fields.all ? share : 0);
}

/** The claims so close by that they may vouch, each with the text between; a blank line is too far. */
function neighboursOf(text: string, claims: readonly Claim[], at: number): Neighbour[] {
  const one = claims[at]!;
  const found: Neighbour[] = [];
  for (const step of [-1, 1]) {
    for (let place = at + step; claims[place]; place += step) {
      const claim = claims[place]!;
      const between = step < 0 ? text.slice(claim.to, one.from) : text.slice(one.to, claim.from);
      if (between.length > close || /\n\s*\n/.test(between)) break;
      found.push({ claim, between });
    }
  }
  return found;
}

function sentenceAround(text: string, { from, to }: Spelling): string {
  const before = text.slice(Math.max(0, from - longest), from);
  const after = text.slice(to, to + longest);
  const last = [...before.matchAll(endOfSentence)].at(-1);
  const next = after.matchAll(endOfSentence).next().value;
  return `${before.slice(last ? last.index + last[0].length : 0)}«»${after.slice(0, next?.index)}`;
}

function collected(claims: readonly Claim[]): FoundSkill[] {
  const found = new Map<number, FoundSkill>();
  for (const { meant, from, to } of claims) {
    if (!meant) continue;
    const { id, name } = meant.skill;
    const skill = found.get(id) ?? { id, name, places: [] };
    skill.places.push({ from, to });
    found.set(id, skill);
  }
  return [...found.values()];
}

function oneOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'), 'i');
}
