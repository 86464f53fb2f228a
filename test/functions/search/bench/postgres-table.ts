import type { Client } from 'pg';
import type { JobDocument } from '../../../../functions/records/job-document.ts';
import { fittingSkills } from '../../../../functions/search/kinds/fitting-skills.ts';
import { sortAmount } from '../../../../functions/search/kinds/approximate-usd.ts';
import { sortKey } from '../../../../functions/search/engine/engine.ts';

/** Open ends of ranges; beyond any amount. */
export const lowest = -2_000_000_000;
export const highest = 2_000_000_000;

const columns = {
  id: 'int8',
  city: 'int4',
  country: 'int4',
  state: 'text',
  manager: 'int4',
  client: 'int4',
  status: 'text',
  travel: 'bool',
  relocation: 'bool',
  tags: 'int4[]',
  fitting: 'int4[]',
  campaigns: 'int4[]',
  employment: 'text[]',
  clearance: 'text[]',
  citizenship: 'text[]',
  rate_unit: 'text',
  rate_from: 'int4',
  rate_to: 'int4',
  salary_unit: 'text',
  salary_from: 'int4',
  salary_to: 'int4',
  lat: 'float8',
  lng: 'float8',
  created: 'int8',
  ends: 'int8',
  rate_amount: 'float8',
  salary_amount: 'float8',
  title: 'text',
  a: 'text',
  b: 'text',
  c: 'text',
  d: 'text',
} as const;

const texts = new Set(['a', 'b', 'c', 'd']);
const stored = Object.keys(columns).filter((name) => !texts.has(name));

/** The twin's table with every index that one of the shapes can use; `words` serves misspelt words. */
export async function createTable(client: Client, jobs: Iterable<{ id: number; job: JobDocument }>): Promise<void> {
  await client.query(
    'create extension cube; create extension earthdistance; create extension intarray; create extension btree_gist; create extension fuzzystrmatch;',
  );
  await client.query(
    `create table jobs (${stored.map((name) => `${name} ${columns[name as keyof typeof columns]}`).join(', ')}, tsv tsvector, primary key (id))`,
  );
  let batch: object[] = [];
  for (const { id, job } of jobs) {
    batch.push(row(id, job));
    if (batch.length === 500) {
      await insert(client, batch);
      batch = [];
    }
  }
  await insert(client, batch);
  for (const index of indexes) await client.query(`create index on jobs ${index}`);
  await client.query("create table words as select word from ts_stat('select tsv from jobs')");
  await client.query('create index on words (word text_pattern_ops)');
  await client.query('vacuum analyze');
}

const indexes = [
  '(created desc, id)',
  '(country, created desc, id)',
  '(city, created desc, id)',
  '(travel, created desc, id)',
  '(title, id)',
  'using gin (tags gin__int_ops)',
  'using gin (fitting gin__int_ops)',
  'using gin (campaigns gin__int_ops)',
  'using gin (employment)',
  'using gin (tsv) with (fastupdate = off)',
  'using gist (ll_to_earth(lat, lng))',
  "using gist (rate_unit, int4range(rate_from, rate_to, '[]'))",
  "using gist (salary_unit, int4range(salary_from, salary_to, '[]'))",
  '(rate_unit, rate_amount desc nulls last, id) include (rate_from, rate_to)',
  '(salary_unit, salary_amount desc nulls last, id) include (salary_from, salary_to, country)',
];

async function insert(client: Client, batch: readonly object[]): Promise<void> {
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const weighted = [...texts]
    .map((name) => `setweight(to_tsvector('english', ${name}), '${name.toUpperCase()}')`)
    .join(' || ');
  await client.query(
    `insert into jobs select ${stored.join(', ')}, ${weighted} from jsonb_to_recordset($1::jsonb) as given (${types.join(', ')})`,
    [JSON.stringify(batch)],
  );
}

function row(id: number, job: JobDocument): Record<keyof typeof columns, unknown> {
  const rate = { from: job.rateFrom, to: job.rateTo, unit: job.rateCurrency };
  const salary = { from: job.salaryFrom, to: job.salaryTo, unit: job.salaryCurrency };
  const low = ({ from, to }: typeof rate): number | null => (from === null && to === null ? null : (from ?? lowest));
  const high = ({ from, to }: typeof rate): number | null => (from === null && to === null ? null : (to ?? highest));
  return {
    id,
    city: job.cityId,
    country: job.countryId,
    state: job.stateName,
    manager: job.managerId,
    client: job.clientId,
    status: job.status,
    travel: job.travel,
    relocation: job.relocation,
    tags: job.skills.map(({ id: tag }) => tag),
    fitting: fittingSkills(job),
    campaigns: job.campaignIds,
    employment: job.employmentType,
    clearance: job.clearanceType.length > 0 ? job.clearanceType : ['none'],
    citizenship: job.citizenship,
    rate_unit: rate.unit,
    rate_from: low(rate),
    rate_to: high(rate),
    salary_unit: salary.unit,
    salary_from: low(salary),
    salary_to: high(salary),
    lat: job.lat,
    lng: job.lng,
    created: job.createdAt,
    ends: job.endsAt ?? Number.MAX_SAFE_INTEGER,
    rate_amount: sortAmount(rate),
    salary_amount: sortAmount(salary),
    title: sortKey(job.title),
    a: job.title,
    b: job.skills.map(({ name }) => name).join(' '),
    c: `${job.cityName ?? ''} ${job.stateName ?? ''} ${job.companyName ?? ''}`,
    d: job.description,
  };
}
