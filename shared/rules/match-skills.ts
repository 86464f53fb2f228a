import { skillFits } from './associated-skills.ts';
import type { Fit } from './match-fit.ts';

/** A skill as people read it. */
export interface NamedSkill {
  id: number;
  name: string;
}

/** What a job asks for: its skills, and which of them are must-haves. */
export interface AskedSkills {
  skills: readonly NamedSkill[];
  mustHaveSkillIds: readonly number[];
}

/** How a group of skills fits: `weight` is its part of what all skills weigh. */
interface SkillsReason {
  about: 'must-haves' | 'skills';
  fit: Fit;
  words: string;
  share: number;
  weight: number;
}

/** An associated skill counts for half of the exact one, and one that is nice to have for half of a must-have. */
const [associatedShare, niceWeight] = [0.5, 0.5];

type Associations = ReadonlyMap<number, readonly number[]>;

/**
 * How a candidate's skills fit those of a job, in words that fit both readers: must-haves apart from the others, where
 * the job says which they are, with those that are missing. A must-have that is missing makes their fit `none`.
 */
export function skillReasons(
  { skills: wanted, mustHaveSkillIds }: AskedSkills,
  has: readonly NamedSkill[],
  associations: Associations,
): SkillsReason[] {
  const unknown = { about: 'skills', fit: 'unknown', share: 0, weight: 1 } as const;
  if (wanted.length === 0) return [{ ...unknown, words: 'The job names no skills' }];
  if (has.length === 0) return [{ ...unknown, words: 'No skills are named yet' }];
  const [must, nice] = [true, false].map((isMust) =>
    wanted.filter(({ id }) => mustHaveSkillIds.includes(id) === isMust),
  ) as [NamedSkill[], NamedSkill[]];
  const compared = comparedWith(has, associations);
  if (must.length === 0) return [{ about: 'skills', ...othersReason(compared(nice), 'skill'), weight: 1 }];
  const niceWeighs = nice.length * niceWeight;
  const weight = niceWeighs / (must.length + niceWeighs);
  return [
    { about: 'must-haves', ...mustHavesReason(compared(must)), weight: 1 - weight },
    ...(nice.length > 0
      ? [{ about: 'skills' as const, ...othersReason(compared(nice), 'nice-to-have skill'), weight }]
      : []),
  ];
}

interface Compared {
  wanted: readonly NamedSkill[];
  /** The names of those that the candidate has. */
  exact: string[];
  /** What is said of those for which the candidate has an associated one. */
  akin: string[];
  /** The names of those for which the candidate has nothing. */
  lacking: string[];
  share: number;
}

function comparedWith(has: readonly NamedSkill[], associations: Associations) {
  const ids = (skills: readonly NamedSkill[]) => skills.map(({ id }) => id);
  return (wanted: readonly NamedSkill[]): Compared => {
    const nameOf = new Map([...has, ...wanted].map(({ id, name }) => [id, name]));
    const fits = skillFits(ids(wanted), ids(has), associations);
    const exact = fits.flatMap((fit) => (fit.isExact ? (nameOf.get(fit.wanted) ?? []) : []));
    const akin = fits.flatMap((fit) =>
      fit.isExact ? [] : `${nameOf.get(fit.has)} is associated with ${nameOf.get(fit.wanted)}`,
    );
    const lacking = wanted.filter(({ id }) => !fits.some((fit) => fit.wanted === id)).map(({ name }) => name);
    return { wanted, exact, akin, lacking, share: (exact.length + akin.length * associatedShare) / wanted.length };
  };
}

const countedOf = ({ exact, wanted }: Compared, noun: string): string =>
  `${exact.length} of ${wanted.length} ${noun}${wanted.length === 1 ? '' : 's'}: ${exact.join(', ')}`;

function mustHavesReason(compared: Compared): { fit: Fit; words: string; share: number } {
  const { wanted, exact, akin, lacking, share } = compared;
  const what = `lacks the must-have${lacking.length === 1 ? '' : 's'} `;
  const words = [
    ...(exact.length > 0 ? [countedOf(compared, 'must-have')] : []),
    ...akin,
    ...(lacking.length > 0 ? [`lacks: ${lacking.join(', ')}`] : []),
  ].join('; ');
  const fit = lacking.length > 0 ? 'none' : exact.length === wanted.length ? 'full' : 'part';
  return { fit, words: capitalized(words.replace(/^lacks: /, what)), share };
}

function othersReason(compared: Compared, noun: string): { fit: Fit; words: string; share: number } {
  const { wanted, exact, akin, share } = compared;
  const none =
    wanted.length === 1
      ? `${wanted.map(({ name }) => name).join('')} is not listed`
      : `None of the ${wanted.length} ${noun}s`;
  const words = [exact.length > 0 ? countedOf(compared, noun) : none, ...akin].join('; ');
  const fit = exact.length === wanted.length ? 'full' : share > 0 ? 'part' : 'none';
  return { fit, words, share };
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
