import { domains } from '../../lookups/data/domains.ts';
import { findSkills } from '../../lookups/find-skills/find-skills.ts';
import type { Line } from '../text/resume-text.ts';
import type { Found, Source } from './evidence.ts';
import { withoutBullet } from './normal-text.ts';
import type { Section, NumberedLine } from './sections.ts';

/** A skill of the built-in list. */
export interface ParsedSkill {
  id: number;
  name: string;
}

/** So many listed skills are a list of what the person means to say. */
const manyListed = 5;
const technical = new Set(
  domains
    .filter(({ name }) => /^(?:Software engineering|Cloud and infrastructure|Data and AI|Cyber security)$/.test(name))
    .map(({ id }) => id),
);

const [listed, certified, told] = [0.95, 0.85, 0.8];
// The end of an address may spell a skill: `.net`, `an.github.io`.
const contact = /@|\bwww\.|https?:|\b[\w-]+\.(?:github|gitlab|vercel|netlify|herokuapp)\.(?:io|app|com)\b/i;
const toldIn = ['head', 'summary', 'work', 'projects', 'awards'];
const tasks = /^\W*(?:(?:key|main|job) )?(?:responsibilit|duties|tasks)/i;
/** `Knowledge of the following programming languages:`, where a school taught them. */
const listOfTools = /\b(?:programming|technolog|software|programaci[oó]n|programação|programmation)\w*\b[^:]{0,40}:/i;
const spoken = domains.find(({ name }) => name === 'Languages and translation')!.id;

/**
 * The skills that a resume lists, and those that its texts name. Lists are read as lists, because a word alone
 * between commas means the skill.
 */
export function skillsOf(
  sections: readonly Section[],
  lines: readonly Line[],
  /** Lines that name titles, companies and schools: `Juniper Hollow` is no skill. */
  heads: ReadonlySet<number>,
): Found<ParsedSkill>[] {
  const skills = new Map<number, Found<ParsedSkill>>();
  const add = (found: readonly Found<ParsedSkill>[]) => {
    for (const one of found) if (!skills.has(one.value.id)) skills.set(one.value.id, one);
  };
  const of = (isMeant: (section: Section) => boolean) =>
    sections
      .filter(isMeant)
      .flatMap((one) => one.lines)
      .filter(({ index, text }) => !heads.has(index) && !contact.test(text));
  add(
    skillsIn(
      of(({ kind }) => kind === 'skills'),
      lines,
      listed,
      true,
    ),
  );
  // What is known of computers may stand below the languages.
  const beside = skillsIn(
    [...of(({ kind }) => kind === 'languages'), ...of(({ kind }) => kind === 'education').filter(isInListOfTools)],
    lines,
    listed,
    true,
  );
  add(beside.filter(({ value }) => domainOf(value) !== spoken));
  add(
    skillsIn(
      of(({ kind }) => kind === 'certifications'),
      lines,
      certified,
      true,
    ),
  );
  const isListed = skills.size >= manyListed;
  const prose = skillsIn(
    of(({ kind, title }) => toldIn.includes(kind) || (kind === 'other' && tasks.test(title))),
    lines,
    told,
    false,
  );
  add(isListed ? prose.filter((one) => isNamed(one, lines)) : prose);
  return [...skills.values()];
}

const domainOf = ({ id }: ParsedSkill): number => Math.floor(id / 1000);

const isInListOfTools = ({ text }: NumberedLine, at: number, lines: readonly NumberedLine[]): boolean =>
  listOfTools.test(text) || (/:\s*$/.test(lines[at - 1]?.text ?? '') && listOfTools.test(lines[at - 1]!.text));

/**
 * Whether prose names a skill rather than uses its word: a technology, or a word with capitals or digits of its own.
 * `Handled billing` says less than a list that leaves billing out.
 */
function isNamed({ value, sources }: Found<ParsedSkill>, lines: readonly Line[]): boolean {
  if (technical.has(domainOf(value))) return true;
  const [at] = sources;
  if (!at) return false;
  const { text } = lines[at.line]!.parts[at.part]!;
  const written = text.slice(at.from, at.to);
  const isFirst = /^[^\p{L}]*$/u.test(text.slice(0, at.from)) || /[.!?]\s*$/.test(text.slice(0, at.from));
  return /\p{Lu}.*\p{Lu}|\d/u.test(written) || (/\p{Lu}/u.test(written) && !isFirst);
}

/** The skills in these lines, each with its first place. */
function skillsIn(
  from: readonly NumberedLine[],
  lines: readonly Line[],
  confidence: number,
  isList: boolean,
): Found<ParsedSkill>[] {
  // The text and, for each of its letters, where it is in the resume.
  let text = '';
  const places: { from: number; line: number; part: number }[] = [];
  for (const line of from) {
    const all = lines[line.index]!.parts;
    const offset = all.length - line.parts.length;
    for (const [at, part] of line.parts.entries()) {
      const original = all[offset + at]!.text;
      const shown = isList ? withoutBullet(part.text) : part.text;
      places.push({ from: text.length - original.indexOf(shown), line: line.index, part: offset + at });
      text += `${shown}${at + 1 < line.parts.length ? ', ' : ''}`;
    }
    text += isList ? ',\n' : '\n';
  }
  return findSkills(text).map(({ id, name, places: at }) => {
    const [first] = at;
    const start = places.findLast((one) => one.from <= first!.from);
    const source: Source[] = start
      ? [{ line: start.line, part: start.part, from: first!.from - start.from, to: first!.to - start.from }]
      : [];
    return { value: { id, name }, confidence, sources: source };
  });
}
