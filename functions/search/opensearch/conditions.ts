import {
  type Box,
  type Circle,
  type Condition,
  type Field,
  type Kind,
  type Scalar,
  UnfitCondition,
  UnknownQuery,
} from '../engine/engine.ts';
import { keywordOf } from './keyword.ts';

/** A part of a query in OpenSearch's language. */
export type Clause = Record<string, unknown>;

type Supporting = Pick<Kind<never>, 'name' | 'fields' | 'aliases'>;
type Form = 'anyOf' | 'allOf' | 'eachOf' | 'noneOf' | 'circle' | 'circles' | 'box' | 'ends' | 'ends-with-unit';

/** The conditions that each type of field supports, as the index in memory does. */
const supported: Record<Field<never>['type'], readonly Form[]> = {
  value: ['anyOf'],
  set: ['anyOf', 'allOf', 'eachOf', 'noneOf'],
  choices: ['anyOf', 'allOf'],
  range: ['ends-with-unit'],
  number: ['ends'],
  place: ['circle', 'circles', 'box'],
  'sort-text': [],
};

/** Nothing: what a text of signs alone matches. */
export const nothing: Clause = { match_none: {} };
/** At least one of these. */
export const some = (should: readonly Clause[]): Clause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: 1 } };
/** All of these. */
export const every = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
export const none = (excluded: readonly Clause[]): Clause => ({ bool: { must_not: excluded } });

/** The condition on a field, or on an alias of one, as a filter. */
export function conditionClause(kind: Supporting, name: string, condition: Condition): Clause {
  const field = kind.aliases?.[name] ?? name;
  const type = Object.hasOwn(kind.fields, field) ? kind.fields[field]!.type : undefined;
  if (!type) throw new UnknownQuery(`${kind.name} documents have no field ${name}`);
  if (!supported[type].includes(formOf(condition)))
    throw new UnfitCondition(`a ${type} field supports ${supported[type].join(', ') || 'no condition'} only`);
  return clauseOf(`field.${field}`, condition);
}

function formOf(condition: Condition): Form {
  for (const form of ['anyOf', 'allOf', 'eachOf', 'noneOf'] as const) if (form in condition) return form;
  if ('km' in condition) return 'circle';
  if ('within' in condition) return 'circles';
  if ('west' in condition) return 'box';
  return 'unit' in condition && condition.unit !== undefined ? 'ends-with-unit' : 'ends';
}

function clauseOf(field: string, condition: Condition): Clause {
  const anyOf = (values: readonly Scalar[]): Clause => ({ terms: { [field]: values.map(keywordOf) } });
  if ('anyOf' in condition) return anyOf(condition.anyOf);
  if ('allOf' in condition) return every(condition.allOf.map((value) => anyOf([value])));
  if ('eachOf' in condition) return every(condition.eachOf.map(anyOf));
  if ('noneOf' in condition) return none([anyOf(condition.noneOf)]);
  if ('km' in condition) return within(field, condition);
  if ('within' in condition) return inSome(field, condition);
  if ('west' in condition) return inBox(field, condition);
  if (condition.unit === undefined) return between(field, condition.from, condition.to);
  return every([
    { term: { [`${field}.unit`]: condition.unit } },
    between(`${field}.low`, undefined, condition.to),
    between(`${field}.high`, condition.from, undefined),
  ]);
}

/** Points are kept in 32 bits an axis, to a centimetre: one in the centre of the circle must still be within 0 km. */
const kmOfRounding = 0.000_02;

function within(field: string, { lat, lng, km }: Circle): Clause {
  return { geo_distance: { distance: `${km + kmOfRounding}km`, [`${field}.at`]: { lat, lon: lng } } };
}

function inSome(field: string, circles: { within: readonly Circle[]; outside: readonly Circle[] }): Clause {
  const each = (some: readonly Circle[]) => some.map((circle) => within(field, circle));
  return every([
    ...(circles.within.length > 0 ? [some(each(circles.within))] : []),
    ...(circles.outside.length > 0 ? [none(each(circles.outside))] : []),
  ]);
}

/** By the numbers, because a rounded point may lie beyond the edge that it is on. */
function inBox(field: string, { west, south, east, north }: Box): Clause {
  const lng = `${field}.lng`;
  const across =
    west <= east ? between(lng, west, east) : some([between(lng, west, undefined), between(lng, undefined, east)]);
  return every([between(`${field}.lat`, south, north), across]);
}

function between(field: string, from: number | undefined, to: number | undefined): Clause {
  const ends = {
    ...(from !== undefined && Number.isFinite(from) ? { gte: from } : {}),
    ...(to !== undefined && Number.isFinite(to) ? { lte: to } : {}),
  };
  return Object.keys(ends).length > 0 ? { range: { [field]: ends } } : { exists: { field } };
}
