/** A skill and one that people who have it usually have too, `[tagId, associatedTagId]` (SKILL-03). */
export type SkillPair = readonly [tagId: number, associatedTagId: number];

/** What one person says about a pair: that it goes together, or that it does not. */
export interface SkillChoice {
  tagId: number;
  associatedTagId: number;
  isApart: boolean;
}

/** The associated skills of each skill, in order: the built-in ones without those set apart, then the own ones. */
export function associationsOf(
  builtIn: readonly SkillPair[],
  choices: readonly SkillChoice[] = [],
): Map<number, number[]> {
  const key = (tagId: number, associatedTagId: number) => `${tagId} ${associatedTagId}`;
  const apart = new Set(choices.flatMap((one) => (one.isApart ? [key(one.tagId, one.associatedTagId)] : [])));
  const own = choices.flatMap((one): SkillPair[] => (one.isApart ? [] : [[one.tagId, one.associatedTagId]]));
  const found = new Map<number, number[]>();
  for (const [tagId, associatedTagId] of [...builtIn, ...own]) {
    const known = found.get(tagId) ?? [];
    if (apart.has(key(tagId, associatedTagId)) || known.includes(associatedTagId)) continue;
    found.set(tagId, [...known, associatedTagId]);
  }
  return found;
}

/** A skill that fits a wanted one: exactly, or as an associated one, which ranks lower. */
export interface SkillFit {
  wanted: number;
  has: number;
  isExact: boolean;
}

/**
 * How a person's or job's skills fit the wanted ones: at most one fit for each, exact where it can be, otherwise any
 * skill associated with the wanted one in either direction.
 */
export function skillFits(
  wanted: readonly number[],
  has: readonly number[],
  associations: ReadonlyMap<number, readonly number[]>,
): SkillFit[] {
  return wanted.flatMap((skill): SkillFit[] => {
    if (has.includes(skill)) return [{ wanted: skill, has: skill, isExact: true }];
    const near = has.find(
      (other) => associations.get(skill)?.includes(other) || associations.get(other)?.includes(skill),
    );
    return near === undefined ? [] : [{ wanted: skill, has: near, isExact: false }];
  });
}

/** The skills associated with any of these in either direction, without these, for a search that also finds them. */
export function associatedWith(
  skills: readonly number[],
  associations: ReadonlyMap<number, readonly number[]>,
): number[] {
  const near = new Set<number>();
  for (const [skill, others] of associations) {
    if (skills.includes(skill)) for (const other of others) near.add(other);
    else if (others.some((other) => skills.includes(other))) near.add(skill);
  }
  return [...near].filter((skill) => !skills.includes(skill));
}
