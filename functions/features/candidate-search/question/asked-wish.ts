import type { ReadPart } from '../../../../shared/model/candidate-search.ts';
import { usualKilometres } from '../../../../shared/rules/city-distance.ts';
import { kilometresOf } from '../../../../shared/rules/distance.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import type { Circle } from '../../../search/engine/engine.ts';
import type { Level } from '../../../search/kinds/levels.ts';
import type { Fact, PlaceAsked } from './fact.ts';
import { readQuestion } from './read-question.ts';
import type { CityMeant } from './place-words.ts';

type Filter = SearchWish['filter'];

/** What a fact sets of the filter, and so replaces there. */
function filterOf(fact: Fact): Partial<Filter> {
  if (fact.kind === 'clearance') return { clearanceType: [...fact.levels] };
  if (fact.kind === 'citizenship') return { citizenship: [...fact.values] };
  if (fact.kind === 'years') return { yearsFrom: fact.from, yearsTo: fact.to };
  if (fact.kind === 'rate') return { rateFrom: fact.from, rateTo: fact.to, rateCurrency: fact.currency };
  if (fact.kind === 'salary') return { salaryFrom: fact.from, salaryTo: fact.to, salaryCurrency: fact.currency };
  if (fact.kind === 'relocation') return { relocation: fact.isWilling };
  if (fact.kind === 'place') return onePlace(fact.places);
  return {};
}

/** A single place is a filter, which can be measured from; several are circles beside it. */
function onePlace([first, ...others]: readonly PlaceAsked[]): Partial<Filter> {
  if (!first || others.length > 0) return { cityId: undefined, proximity: undefined };
  return { cityId: first.city.id, proximity: first.radius === undefined ? undefined : kilometresOf(first.radius) };
}

const circleOf = ({ city: { lat, lng }, radius }: PlaceAsked): Circle => ({
  lat,
  lng,
  km: radius === undefined ? usualKilometres : kilometresOf(radius),
});

/** A wish whose question is read: what it says of a field is in the filter, and its other words are left to search. */
export interface AskedWish extends SearchWish {
  parts: ReadPart[];
  /** Levels of work that nobody found may have now. */
  withoutLevels: readonly Level[];
  /** Several places of which one will do, and those where nobody found may be. */
  circles: { within: readonly Circle[]; outside: readonly Circle[] };
}

/** Reads the question of a wish; what it says of a thing replaces the filter of the same thing (PLUS-45). */
export function askedWish(wish: SearchWish, cityMeant: CityMeant): AskedWish {
  if (!wish.search) return { ...wish, parts: [], withoutLevels: [], circles: { within: [], outside: [] } };
  const { parts, facts, text } = readQuestion(wish.search, cityMeant);
  // Signs alone ask for something that nobody has.
  const search = parts.length === 0 ? wish.search : text || undefined;
  const filter = Object.assign({}, wish.filter, ...facts.map(filterOf)) as Filter;
  const withoutLevels = facts.flatMap((fact) => (fact.kind === 'level' ? fact.without : []));
  const placesOf = (kind: Fact['kind']): readonly PlaceAsked[] =>
    facts.flatMap((fact) => ('places' in fact && fact.kind === kind ? fact.places : []));
  const [within, outside] = [placesOf('place'), placesOf('elsewhere')];
  const circles = { within: within.length > 1 ? within.map(circleOf) : [], outside: outside.map(circleOf) };
  return { ...wish, search, filter, parts, withoutLevels, circles };
}
