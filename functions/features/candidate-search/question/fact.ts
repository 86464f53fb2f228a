import { type ClearanceType, clearanceTypeLabels, clearanceTypes } from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { citizenshipsAmong } from '../../../../shared/rules/citizenships-among.ts';
import type { Level } from '../../../search/kinds/levels.ts';
import type { City } from '../../../../shared/model/place.ts';
import { otherCitizenships } from '../../../../shared/rules/authorizations-in.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import type { Radius } from '../../../../shared/rules/distance.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';

/** From – to, of which one may be open. */
export interface Ends {
  from?: number | undefined;
  to?: number | undefined;
}

/** What a question says in words of a field: `5+ years`, `us citizen`, `within 30 miles of Austin`. */
export type Fact =
  | { kind: 'clearance'; levels: readonly ClearanceType[] }
  | { kind: 'citizenship'; values: readonly Citizenship[] }
  | ({ kind: 'years' } & Ends)
  | ({ kind: 'rate' | 'salary'; currency: string } & Ends)
  | { kind: 'relocation'; isWilling: boolean }
  | { kind: 'place'; city: City; radius: Radius | undefined }
  /** `not junior`: what somebody is now must not name it; every job that they held would be too much to ask. */
  | { kind: 'level'; without: readonly Level[]; words: string }
  /** What no profile says, such as `W2 only`. */
  | { kind: 'unsaid' };

/** Every level: a clearance of whatever kind. */
export const anyClearance = clearanceTypes.filter((level) => level !== 'none');

/** Both facts as one, where each will do: `us citizen or green card`; undefined where that is no single condition. */
export function eitherOf(one: Fact, other: Fact): Fact | undefined {
  if (one.kind === 'citizenship' && other.kind === 'citizenship')
    return { ...one, values: citizenshipsAmong([...one.values, ...other.values]) };
  if (one.kind === 'clearance' && other.kind === 'clearance') return { ...one, levels: anyLevelOf(one, other) };
  return one.kind === 'unsaid' && other.kind === 'unsaid' ? one : undefined;
}

// `secret or ts clearance` and `(secret OR top secret) clearance` name the levels; the word alone adds none.
function anyLevelOf(...facts: readonly { levels: readonly ClearanceType[] }[]): ClearanceType[] {
  const named = facts.filter(({ levels }) => levels.length < anyClearance.length);
  return clearanceTypes.filter((level) =>
    (named.length > 0 ? named : facts).some(({ levels }) => levels.includes(level)),
  );
}

/** Both facts as one, where both are said: lists are widened, since nobody has two citizenships asked for; ends narrow. */
export function bothOf(one: Fact, other: Fact): Fact {
  if ('currency' in one && 'currency' in other && one.currency !== other.currency) return other;
  if (one.kind === 'level' && other.kind === 'level') return { ...one, without: [...one.without, ...other.without] };
  return eitherOf(one, other) ?? { ...one, ...other };
}

/** The opposite of a fact; undefined where that is no condition of a search. */
export function oppositeOf(fact: Fact): Fact | undefined {
  if (fact.kind === 'citizenship') return { ...fact, values: otherCitizenships(fact.values) };
  if (fact.kind === 'clearance') return { ...fact, levels: belowLevels(fact.levels) };
  if (fact.kind === 'relocation') return { ...fact, isWilling: !fact.isWilling };
  return fact.kind === 'unsaid' ? fact : undefined;
}

// A higher clearance satisfies a lower one, so that nobody is found below all of the levels but those without any.
function belowLevels(levels: readonly ClearanceType[]): ClearanceType[] {
  return levels.includes('none') ? anyClearance : ['none'];
}

/** The fact as its chip says it. */
export function factLabel(fact: Fact, source: string): string {
  if (fact.kind === 'clearance') return clearanceWords(fact.levels);
  if (fact.kind === 'citizenship') return fact.values.map((value) => citizenshipLabel(value)).join(' or ');
  if (fact.kind === 'years') return yearsWords(fact);
  if (fact.kind === 'rate') return formatRate(spanOf(fact)) ?? source;
  if (fact.kind === 'salary') return formatSalary(spanOf(fact)) ?? source;
  if (fact.kind === 'relocation') return fact.isWilling ? 'Would relocate' : 'Would not relocate';
  if (fact.kind === 'place') return placeWords(fact);
  if (fact.kind === 'level') return `Not ${fact.words} now`;
  return `“${source}” left out: profiles do not say it`;
}

const spanOf = ({ from, to, currency }: Ends & { currency: string }) => ({ from, to, currency });

function clearanceWords(levels: readonly ClearanceType[]): string {
  if (levels.includes('none')) return 'No clearance';
  if (levels.length === anyClearance.length) return 'Any clearance';
  return `${levels.map((level) => clearanceTypeLabels[level]).join(' or ')} clearance`;
}

function yearsWords({ from, to }: Ends): string {
  if (from !== undefined && to !== undefined) return `${from} to ${to} years of work`;
  return from === undefined ? `At most ${to} years of work` : `At least ${from} years of work`;
}

function placeWords({ city, radius }: { city: City; radius: Radius | undefined }): string {
  if (!radius) return `In or near ${cityName(city)}`;
  return `Within ${radius.value} ${radius.unit === 'mi' ? 'miles' : 'km'} of ${cityName(city)}`;
}
