import { ColumnarIndex, type Kind, type SearchQuery } from '../../../../functions/search/engine/engine.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { jobKind } from '../../../../functions/search/kinds/job.ts';
import { disagreement } from '../../../../functions/search/engine/rivals/agreement.ts';
import { candidateMix, candidateShapes } from '../candidate-queries.ts';
import { aCandidate, aJob } from '../generate.ts';
import { Oracle } from '../../../../functions/search/engine/rivals/oracle.ts';
import { jobShapes, randomMix } from '../queries.ts';
import type { Client } from 'pg';
import { random, type Random } from '../random.ts';
import { BruteScan } from '../../../../functions/search/engine/rivals/brute-scan.ts';
import { geometricMean, type Timing, timing } from './measure.ts';
import { openSearchRival } from './open-search-rival.ts';
import { hasPostgres, startPostgres } from './postgres-server.ts';
import { searchTwin } from './postgres-search.ts';
import { createTable } from './postgres-table.ts';
import { tantivyRival } from './tantivy-rival.ts';

/*
 * Measures every shape of query beside rivals, and checks each result against a scan without any index.
 *
 *   npm run bench:search
 *   npm run bench:search -- --small    in seconds; times are then shown but not judged
 *
 * BENCH_JOBS, BENCH_CANDIDATES and BENCH_MIXES set other sizes.
 */

/** Budgets of the design; exceeding one fails this run. */
const budgets = { ofBrute: 0.2, ofPostgres: 0.15, p95: 10 };
const isSmall = process.argv.includes('--small');
const size = (variable: string, usual: number, small: number): number =>
  Number(process.env[variable] ?? (isSmall ? small : usual));
const mixCount = size('BENCH_MIXES', 1_000, 10);
const queriesPerShape = isSmall ? 3 : 40;
const failures: string[] = [];

const log = (text: string): void => console.log(text);
/** Notes what is slower than its budget, which says nothing about a small run. */
const slow = (text: string): void => {
  if (!isSmall) failures.push(text);
};
const seconds = (start: number): string => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
const idOf = (order: number): number => 1 + order * 5;

/** What is measured: so many documents of a kind, the shapes of its queries, and random mixes of its filters. */
interface Measured<Document> {
  kind: Kind<Document>;
  count: number;
  aDocument: (source: Random, order: number) => Document;
  shapes: Readonly<Record<string, (source: Random) => SearchQuery>>;
  mix: (source: Random) => SearchQuery;
  /** Fills PostgreSQL's twin, where the kind has one. */
  fillTwin?: (client: Client, documents: ReadonlyMap<number, Document>) => Promise<void>;
}

await bench({
  kind: jobKind,
  count: size('BENCH_JOBS', 100_000, 300),
  aDocument: aJob,
  shapes: jobShapes,
  mix: randomMix,
  fillTwin: (client, jobs) =>
    createTable(
      client,
      [...jobs].map(([id, job]) => ({ id, job })),
    ),
});
await bench({
  kind: candidateKind,
  count: size('BENCH_CANDIDATES', 100_000, 200),
  aDocument: aCandidate,
  shapes: candidateShapes,
  mix: candidateMix,
});
for (const failure of failures) console.error(`FAILED: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Fills an index, measures every shape beside its rivals, and checks results before and after changes. */
async function bench<Document>(measured: Measured<Document>): Promise<void> {
  const { kind, count, aDocument } = measured;
  if (count === 0) return;
  const documents = new Map<number, Document>();
  const source = random(2025);
  for (let order = 0; order < count; order++) documents.set(idOf(order), aDocument(source, order));

  let start = performance.now();
  let index = new ColumnarIndex<Document>(kind);
  for (const [id, document] of documents) index.upsert({ id, version: 1 }, document);
  const filled = seconds(start);
  index.compact();
  log(`\n${count} ${kind.name} documents: filled in ${filled}, with the first compaction ${seconds(start)}`);
  start = performance.now();
  const bytes = index.snapshot(0);
  log(`snapshot ${(bytes.byteLength / 1e6).toFixed(1)} MB in ${seconds(start)}`);
  start = performance.now();
  index = ColumnarIndex.load(kind, bytes).index;
  const loaded = performance.now() - start;
  index.search({ text: 'developer', where: { tagIds: { anyOf: [1_000] } } });
  log(`loaded in ${loaded.toFixed(0)} ms, first response after ${(performance.now() - start).toFixed(0)} ms`);

  const oracle = new Oracle<Document>(kind);
  for (const [id, document] of documents) oracle.upsert(id, document);
  const shapes: Record<string, SearchQuery[]> = Object.fromEntries(
    Object.entries(measured.shapes).map(([name, make], at) => {
      const shapeSource = random(100 + at);
      return [name, Array.from({ length: queriesPerShape }, () => make(shapeSource))];
    }),
  );
  const checked = (state: string, seed: number): void =>
    check({ state, seed, shapes, index, oracle, mix: measured.mix });

  await measure(measured, { shapes, index, documents });
  checked('fresh', 1);
  churn(measured, index, oracle);
  checked('churned', 2);
  start = performance.now();
  index.compact();
  log(`compacted in ${seconds(start)}`);
  checked('compacted', 3);
}

/** Prints every shape's times beside the rivals' and notes what exceeds its budget. */
async function measure<Document>(
  { kind, fillTwin }: Measured<Document>,
  {
    shapes,
    index,
    documents,
  }: { shapes: Record<string, SearchQuery[]>; index: ColumnarIndex<Document>; documents: Map<number, Document> },
): Promise<void> {
  const brute = new BruteScan<Document>(kind, documents);
  const elsewhere = isSmall ? 'OpenSearch is left out of a small run' : await openSearchRival(kind, documents);
  const openSearch = typeof elsewhere === 'string' ? undefined : elsewhere;
  log(typeof elsewhere === 'string' ? elsewhere : elsewhere.summary);
  const beside = await tantivyRival(kind, documents);
  const tantivy = typeof beside === 'string' ? undefined : beside;
  log(typeof beside === 'string' ? beside : beside.summary);
  const postgres = fillTwin && hasPostgres() ? await startPostgres() : undefined;
  if (postgres) {
    const start = performance.now();
    await fillTwin?.(postgres.client, documents);
    log(`PostgreSQL 15 twin filled in ${seconds(start)}`);
  } else if (fillTwin)
    log('PostgreSQL 15 is not installed (Debian: apt-get install postgresql): its column is left out');

  log(
    `\n${'p50 / p95 in ms'.padEnd(30)}${['index', 'brute scan', 'tantivy', 'PostgreSQL', 'OpenSearch'].map((name) => name.padStart(18)).join('')}${'found'.padStart(9)}`,
  );
  /** Our median as a ratio of theirs, for each shape that they can answer. */
  const ratios: Record<'brute' | 'tantivy' | 'postgres' | 'openSearch', number[]> = {
    brute: [],
    tantivy: [],
    postgres: [],
    openSearch: [],
  };
  for (const [name, queries] of Object.entries(shapes)) {
    const ours = await timing(queries, 5, (query) => index.search(query));
    const scan = await timing(queries.slice(0, 20), 3, (query) => brute.search(query));
    const rust = await tantivy?.measure(queries, 5);
    const twin = postgres
      ? await timing(queries.slice(0, 20), 3, (query) => searchTwin(postgres.client, query))
      : undefined;
    const distant = openSearch ? await timing(queries.slice(0, 20), 3, openSearch.search) : undefined;
    const found = queries.reduce((sum, query) => sum + index.search(query).total, 0) / queries.length;
    log(
      `${name.padEnd(30)}${[ours, scan, rust, twin, distant].map((times) => shown(times).padStart(18)).join('')}${found.toFixed(0).padStart(9)}`,
    );
    ratios.brute.push(ours.p50 / scan.p50);
    if (rust && queries[0]!.text) ratios.tantivy.push(ours.p50 / rust.p50);
    if (twin) ratios.postgres.push(ours.p50 / twin.p50);
    if (distant) ratios.openSearch.push(ours.p50 / distant.p50);
    for (const [at, total] of (rust?.totals ?? []).entries())
      if (total !== undefined && total !== index.search(queries[at]!).total)
        failures.push(`tantivy differs on "${name}"`);
    if (ours.p95 > budgets.p95) slow(`p95 of "${name}" is ${ours.p95.toFixed(1)} ms, at most ${budgets.p95} ms`);
    await compareRivals(
      { name, queries: queries.slice(0, 5), index },
      brute,
      postgres ? (query) => searchTwin(postgres.client, query) : undefined,
      openSearch?.search,
    );
  }
  within('brute scan', ratios.brute, budgets.ofBrute);
  within('tantivy on texts', ratios.tantivy);
  within('PostgreSQL 15', ratios.postgres, budgets.ofPostgres);
  within('OpenSearch', ratios.openSearch);
  tantivy?.close();
  await postgres?.close();
  await openSearch?.close();
}

/** The rivals must return the same result: the scan exactly, the twin the same totals where no text is stemmed. */
async function compareRivals<Document>(
  { name, queries, index }: { name: string; queries: readonly SearchQuery[]; index: ColumnarIndex<Document> },
  brute: BruteScan<Document>,
  twin?: (query: SearchQuery) => Promise<{ total: number }>,
  openSearch?: (query: SearchQuery) => Promise<{ total: number }>,
): Promise<void> {
  for (const query of queries) {
    const ours = index.search(query);
    const scan = brute.search(query);
    const ids = ours.hits.map(({ id }) => id);
    if (scan.total !== ours.total || JSON.stringify(scan.ids) !== JSON.stringify(ids))
      failures.push(`the brute scan differs on "${name}"`);
    if (openSearch && (await openSearch(query)).total !== ours.total) failures.push(`OpenSearch differs on "${name}"`);
    if (!query.text && twin && (await twin(query)).total !== ours.total)
      failures.push(`PostgreSQL differs on "${name}"`);
  }
}

function within(rival: string, ratios: readonly number[], budget?: number): void {
  if (ratios.length === 0) return;
  const ratio = geometricMean(ratios);
  const allowed = budget === undefined ? '' : ` (budget ${budget})`;
  log(`geometric mean of the medians: ${ratio.toFixed(3)} × ${rival}${allowed}`);
  if (budget !== undefined && ratio > budget) slow(`${ratio.toFixed(3)} × ${rival}, at most ${budget}`);
}

function shown(times: Timing | undefined): string {
  return times ? `${times.p50.toFixed(2)} / ${times.p95.toFixed(2)}` : '–';
}

/** Checks every shape and so many random mixes against the brute-force oracle. */
function check<Document>({
  state,
  seed,
  shapes,
  index,
  oracle,
  mix,
}: {
  state: string;
  seed: number;
  shapes: Record<string, SearchQuery[]>;
  index: ColumnarIndex<Document>;
  oracle: Oracle<Document>;
  mix: (source: Random) => SearchQuery;
}): void {
  const began = performance.now();
  const mixSource = random(seed);
  const queries = [
    ...Object.values(shapes).flatMap((list) => list.slice(0, 3)),
    ...Array.from({ length: mixCount }, () => mix(mixSource)),
  ];
  let wrong = 0;
  for (const query of queries) {
    const difference = disagreement(query, index, oracle);
    if (!difference) continue;
    wrong++;
    if (wrong <= 3) failures.push(`${state}: ${difference}`);
  }
  log(
    `${state}: ${queries.length - wrong} of ${queries.length} results (${mixCount} random mixes) equal the oracle's, ${seconds(began)}`,
  );
}

/** 1 in 100 documents changes, 1 in 200 is removed, 1 in 200 is new. */
function churn<Document>(
  { count, aDocument }: Measured<Document>,
  index: ColumnarIndex<Document>,
  oracle: Oracle<Document>,
): void {
  const churnSource = random(77);
  const times: number[] = [];
  for (let at = 0; at < count / 50; at++) {
    const id = at % 4 === 3 ? idOf(count + at) : idOf(churnSource.integer(0, count - 1));
    const began = performance.now();
    if (at % 4 === 2) {
      index.remove({ id, version: 2 + at }, 0);
      oracle.remove(id);
      continue;
    }
    const document = aDocument(churnSource, at);
    index.upsert({ id, version: 2 + at }, document);
    times.push(performance.now() - began);
    oracle.upsert(id, document);
  }
  times.sort((a, b) => a - b);
  log(
    `churned: ${times.length} upserts, p50 ${times[times.length >> 1]!.toFixed(2)} ms, ${index.looseSlots} loose slots`,
  );
}
