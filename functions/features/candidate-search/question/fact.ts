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
  /** `isOpposite` are those that a NOT left. */
  | { kind: 'citizenship'; values: readonly Citizenship[]; isOpposite?: boolean }
  | ({ kind: 'years' } & Ends)
  | ({ kind: 'rate' | 'salary'; currency: string } & Ends)
  | { kind: 'relocation'; isWilling: boolean }
  /** In or near one of these, or none of these. */
  | { kind: 'place' | 'elsewhere'; places: readonly PlaceAsked[] }
  /** `not junior`: what somebody is now must not name it; every job that they held would be too much to ask. */
  | { kind: 'level'; without: readonly Level[]; words: string }
  /** What a search leaves out: no profile says it, such as `W2 only`, or `why`. */
  | { kind: 'unsaid'; why?: string };

export interface PlaceAsked {
  city: City;
  radius: Radius | undefined;
}

/** Every level: a clearance of whatever kind. */
export const anyClearance = clearanceTypes.filter((level) => level !== 'none');

/** Both facts as one, where each will do: `us citizen or green card`; undefined where that is no single condition. */
export function eitherOf(one: Fact, other: Fact): Fact | undefined {
  if (one.kind === 'citizenship' && other.kind === 'citizenship')
    return { ...one, values: citizenshipsAmong([...one.values, ...other.values]) };
  if (one.kind === 'clearance' && other.kind === 'clearance') return { ...one, levels: anyLevelOf(one, other) };
  if (one.kind === 'place' && other.kind === 'place') return { ...one, places: [...one.places, ...other.places] };
  return one.kind === 'unsaid' && other.kind === 'unsaid' ? one : undefined;
}

/** A question cannot ask for either of two fields. */
export const eitherField: Fact = { kind: 'unsaid', why: 'a search cannot ask for either of these' };
const notExcluded: Fact = { kind: 'unsaid', why: 'a search cannot exclude it' };
const saidOtherwise: Fact = { kind: 'unsaid', why: 'another part says it otherwise' };

// `secret or ts clearance` and `(secret OR top secret) clearance` name the levels; the word alone adds none.
function anyLevelOf(...facts: readonly { levels: readonly ClearanceType[] }[]): ClearanceType[] {
  const named = facts.filter(({ levels }) => levels.length < anyClearance.length);
  return clearanceTypes.filter((level) =>
    (named.length > 0 ? named : facts).some(({ levels }) => levels.includes(level)),
  );
}

/** The fact, unless a later one says what cannot hold beside it: no amount is in two currencies. */
export function besideLater(fact: Fact, later: readonly Fact[]): Fact {
  const isOtherwise = later.some(
    (other) =>
      other.kind === fact.kind &&
      (('currency' in other && 'currency' in fact && other.currency !== fact.currency) ||
        ('isWilling' in other && 'isWilling' in fact && other.isWilling !== fact.isWilling)),
  );
  return isOtherwise ? saidOtherwise : fact;
}

/** Both facts as one, where both are said: lists are widened, since nobody has two citizenships asked for; ends and opposites narrow. */
export function bothOf(one: Fact, other: Fact): Fact {
  if (one.kind === 'level' && other.kind === 'level') return { ...one, without: [...one.without, ...other.without] };
  if (one.kind === 'elsewhere' && other.kind === 'elsewhere')
    return { ...one, places: [...one.places, ...other.places] };
  if (one.kind === 'citizenship' && other.kind === 'citizenship' && (one.isOpposite || other.isOpposite))
    return { ...one, values: one.values.filter((value) => other.values.includes(value)) };
  if (hasEnds(one) && hasEnds(other)) return { ...one, ...narrowed(one, other) };
  return eitherOf(one, other) ?? { ...one, ...other };
}

const hasEnds = (fact: Fact): fact is Extract<Fact, { kind: 'years' | 'rate' | 'salary' }> =>
  fact.kind === 'years' || fact.kind === 'rate' || fact.kind === 'salary';

function narrowed(one: Ends, other: Ends): Ends {
  const said = (ends: readonly (number | undefined)[]) => ends.filter((end) => end !== undefined);
  const [from, to] = [said([one.from, other.from]), said([one.to, other.to])];
  return { from: from.length > 0 ? Math.max(...from) : undefined, to: to.length > 0 ? Math.min(...to) : undefined };
}

/** The opposite of a fact; left out where that is no condition of a search. */
export function oppositeOf(fact: Fact): Fact {
  if (fact.kind === 'citizenship') return { ...fact, values: otherCitizenships(fact.values), isOpposite: true };
  if (fact.kind === 'clearance') return { ...fact, levels: belowLevels(fact.levels) };
  if (fact.kind === 'relocation') return { ...fact, isWilling: !fact.isWilling };
  if (fact.kind === 'place') return { ...fact, kind: 'elsewhere' };
  if (fact.kind === 'unsaid') return fact;
  return hasEnds(fact) ? beyond(fact) : notExcluded;
}

/** `not over $60/h` is up to $60, `not 5+ years` at most four; what has two ends leaves two ranges. */
function beyond(fact: Extract<Fact, { kind: 'years' | 'rate' | 'salary' }>): Fact {
  const { from, to } = fact;
  const step = fact.kind === 'years' ? 1 : 0;
  if ((from === undefined) === (to === undefined) || from === 0) return notExcluded;
  return { ...fact, from: to === undefined ? undefined : to + step, to: from === undefined ? undefined : from - step };
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
  if (fact.kind === 'place') return placeWords(fact.places);
  if (fact.kind === 'elsewhere') return `Not ${lowerFirst(placeWords(fact.places))}`;
  if (fact.kind === 'level') return `Not ${fact.words} now`;
  return `“${source}” left out: ${('why' in fact && fact.why) || 'profiles do not say it'}`;
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

function placeWords(places: readonly PlaceAsked[]): string {
  const words = places.map(({ city, radius }, at) => {
    if (radius) return `within ${radius.value} ${radius.unit === 'mi' ? 'miles' : 'km'} of ${cityName(city)}`;
    return at > 0 && !places[at - 1]!.radius ? cityName(city) : `in or near ${cityName(city)}`;
  });
  const joined = words.join(' or ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
