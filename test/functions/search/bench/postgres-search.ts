import type { Client } from 'pg';
import {
  type Clause,
  type Condition,
  parseText,
  type SearchQuery,
} from '../../../../functions/search/engine/engine.ts';
import { jobEnglish } from '../../../../functions/search/words/job-english.ts';
import { highest, lowest } from './postgres-table.ts';

const columnOf: Readonly<Record<string, string>> = {
  cityId: 'city',
  countryId: 'country',
  stateName: 'state',
  status: 'status',
  travel: 'travel',
  relocation: 'relocation',
  tagIds: 'tags',
  fittingSkills: 'fitting',
  campaignIds: 'campaigns',
  employmentType: 'employment',
  clearanceType: 'clearance',
  citizenship: 'citizenship',
  createdAt: 'created',
  endsAt: 'ends',
};
const numbered = new Set(['tagIds', 'fittingSkills', 'campaignIds']);
const lists = new Set([...numbered, 'employmentType', 'clearanceType', 'citizenship']);

function columnFor(field: string): string {
  const column = columnOf[field];
  if (!column) throw new Error(`the twin has no column for ${field}`);
  return column;
}

const orders: Readonly<Record<string, string>> = {
  createdAt: 'created',
  rate: 'rate_amount',
  salary: 'salary_amount',
  title: 'title',
};
const usual: Readonly<Record<string, string>> = { createdAt: 'desc', rate: 'desc', salary: 'desc', title: 'asc' };

export interface TwinResponse {
  total: number;
  ids: number[];
}

/** Runs the same query on the twin: exact total, one page of ids and, where requested, facets, in one statement. */
export async function searchTwin(client: Client, query: SearchQuery): Promise<TwinResponse> {
  const match = query.text ? await tsquery(client, query.text, query.asYouType ?? false) : undefined;
  const counted = new Set(query.facets);
  const filters = Object.entries(query.where ?? {}).map(([field, filter]) => ({
    field,
    sql: condition(field, filter),
  }));
  const always = [
    ...filters.filter(({ field }) => !counted.has(field)).map(({ sql }) => sql),
    ...(match ? [`tsv @@ ${match}`] : []),
  ];
  const faceted = filters.filter(({ field }) => counted.has(field));
  const page = `order by ${orderBy(query, match)} limit ${query.perPage ?? 50} offset ${((query.page ?? 1) - 1) * (query.perPage ?? 50)}`;
  const statement =
    counted.size > 0 || match ? collected({ query, always, faceted, page, match }) : direct(always, page);
  const { rows } = await client.query(statement);
  return { total: Number(rows[0].total), ids: rows[0].ids.map(Number) };
}

/** Two plain statements: the planner may use another index for the total than for the page. */
function direct(always: readonly string[], page: string): string {
  const where = always.length > 0 ? `where ${always.join(' and ')}` : '';
  return `select (select count(*) from jobs ${where}) total, array(select id from jobs ${where} ${page}) ids`;
}

interface Collected {
  query: SearchQuery;
  always: readonly string[];
  faceted: readonly { field: string; sql: string }[];
  page: string;
  match: string | undefined;
}

/** The rows that match the uncounted conditions, read once; each facet leaves out its own condition. */
function collected({ query, always, faceted, page, match }: Collected): string {
  const facets = query.facets ?? [];
  const needed = ['id', 'created', 'rate_amount', 'salary_amount', 'title', ...facets.map((field) => columnFor(field))];
  const passes = faceted.map(({ sql }, at) => `(${sql}) pass${at}`);
  const rank = match ? [`ts_rank('{0.1, 0.3, 0.6, 1}', tsv, ${match}) rank`] : [];
  const base = `select ${[...new Set(needed), ...passes, ...rank].join(', ')} from jobs ${always.length > 0 ? `where ${always.join(' and ')}` : ''}`;
  const where = (without?: string): string => {
    const flags = faceted.flatMap(({ field }, at) => (field === without ? [] : [`pass${at}`]));
    return flags.length > 0 ? `where ${flags.join(' and ')}` : '';
  };
  const counts = facets.map((field, at) => {
    const value = lists.has(field) ? `unnest(${columnOf[field]})` : columnOf[field];
    return `(select json_agg(json_build_array(value, count)) from (select ${value} as value, count(*) from found ${where(field)} group by 1 order by 2 desc, 1 limit 20) counts) facet${at}`;
  });
  return `with found as materialized (${base}) select ${[`(select count(*) from found ${where()}) total`, `array(select id from found ${where()} ${page}) ids`, ...counts].join(', ')}`;
}

function orderBy(query: SearchQuery, match: string | undefined): string {
  const by = query.sort?.by ?? 'relevance';
  if (by === 'distance') {
    const circle = Object.values(query.where ?? {}).find((filter) => 'km' in filter)!;
    return `${haversine(circle as { lat: number; lng: number })}, id`;
  }
  if (by === 'fit') return `${fitOf(query.fit!)} desc, created desc, id`;
  if (by === 'relevance' && match) return 'rank desc, id';
  const order = by === 'relevance' ? 'createdAt' : by;
  const direction = query.sort?.direction ?? usual[order]!;
  const nulls = order === 'rate' || order === 'salary' ? ' nulls last' : '';
  return `${orders[order]} ${direction}${nulls}, id`;
}

/** Twice the fit: two for a wanted skill, one where only a near one is held. */
function fitOf({ field, wanted }: NonNullable<SearchQuery['fit']>): string {
  const column = columnFor(field);
  const held = (values: readonly unknown[]): string => `${column} && array[${listed(values)}]::int4[]`;
  return wanted
    .map(({ value, near }) => `case when ${held([value])} then 2 when ${held(near)} then 1 else 0 end`)
    .join(' + ');
}

function condition(field: string, filter: Condition): string {
  if ('km' in filter)
    return `earth_box(ll_to_earth(${filter.lat}, ${filter.lng}), ${filter.km * 1_010}) @> ll_to_earth(lat, lng) and ${haversine(filter)} <= ${filter.km}`;
  if ('within' in filter) throw new Error('circles are not compared');
  if ('west' in filter)
    return `lat between ${filter.south} and ${filter.north} and lng between ${filter.west} and ${filter.east}`;
  if ('unit' in filter) {
    const column = field;
    const from = Math.max(lowest, Math.ceil(filter.from ?? lowest));
    const to = Math.min(highest, Math.floor(filter.to ?? highest));
    return `${column}_unit = '${filter.unit}' and int4range(${column}_from, ${column}_to, '[]') && int4range(${from}, ${to}, '[]')`;
  }
  const column = columnFor(field);
  const type = numbered.has(field) ? 'int4[]' : 'text[]';
  if ('allOf' in filter) return `${column} @> array[${listed(filter.allOf)}]::${type}`;
  if ('anyOf' in filter)
    return lists.has(field)
      ? `${column} && array[${listed(filter.anyOf)}]::${type}`
      : `${column} in (${listed(filter.anyOf)})`;
  if ('eachOf' in filter || 'noneOf' in filter) throw new Error('no job query has groups or exclusions');
  return `${column} between ${filter.from ?? 0} and ${filter.to ?? Number.MAX_SAFE_INTEGER}`;
}

function listed(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(', ');
}

function haversine({ lat, lng }: { lat: number; lng: number }): string {
  return `12742.0176 * asin(least(1, sqrt(power(sin(radians(lat - (${lat})) / 2), 2) + cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lng - (${lng})) / 2), 2))))`;
}

/**
 * The text with the same synonyms and phrases; stems are PostgreSQL's own. An unknown word becomes the words one
 * letter away.
 */
async function tsquery(client: Client, text: string, asYouType: boolean): Promise<string> {
  const { required, excluded } = parseText(text, jobEnglish, { asYouType });
  const each = async (clauses: readonly Clause[], sign: string): Promise<string> => {
    const parts: string[] = [];
    for (const clause of clauses) parts.push(await tsclause(client, clause));
    return parts.join(sign);
  };
  const parts: string[] = [];
  for (const anyOf of required) parts.push(`(${await each(anyOf, ' | ')})`);
  for (const allOf of excluded) parts.push(`!(${await each(allOf, ' & ')})`);
  return `to_tsquery('english', '${parts.join(' & ').replaceAll("'", "''")}')`;
}

async function tsclause(client: Client, { alternatives, open, typed }: Clause): Promise<string> {
  const ways = alternatives
    .filter(({ form, places }) => form === 'stem' || places.length > 1 || typed === undefined)
    .map(({ places, adjacent }) => `(${places.map(anyWord).join(adjacent ? ' <-> ' : ' & ')})`);
  if (open && typed) ways.push(`${word(typed)}:*`);
  const asked = ways.join(' | ');
  if (typed === undefined || (await isKnown(client, asked))) return `(${asked})`;
  const near = await client.query(
    'select word from words where word like $1 and length(word) between $2 and $3 and levenshtein_less_equal(word, $4, 1) <= 1',
    [`${typed[0]}%`, typed.length - 1, typed.length + 1, typed],
  );
  return `(${near.rows.map((row: { word: string }) => word(row.word)).join(' | ') || asked})`;
}

async function isKnown(client: Client, asked: string): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (select 1 from jobs where tsv @@ to_tsquery('english', $1)) known`,
    [asked],
  );
  return rows[0].known;
}

function anyWord(words: readonly string[]): string {
  return words.length > 1 ? `(${words.map(word).join(' | ')})` : word(words[0]!);
}

function word(text: string): string {
  return `'${text.replaceAll("'", '')}'`;
}
