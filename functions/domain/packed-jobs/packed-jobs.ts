import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type JobStatus, jobStatuses } from '../../../shared/constants/job.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { again } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Found, Key } from '../../platform/table/key.ts';
import { keysOfACall, type Table } from '../../platform/table/table.ts';
import { together } from '../../platform/table/together.ts';
import type { SingleWrite } from '../../platform/table/write.ts';
import { isNew } from '../../platform/table/write.ts';
import { accountsIn } from '../../records/account.ts';
import type { Applicant } from '../../records/application.ts';
import { type BriefFields, briefOf, fromBrief, type JobInBrief, jobsInBrief } from '../../records/job-in-brief.ts';
import type { StoredJob } from '../../records/job.ts';
import { allWaiting, type PackedWaiting, waitingAfter, waitingIn, type WaitingInBrief } from './waiting-in-brief.ts';

/** A job in brief and whose it is. */
export type PackedJob = JobInBrief & { managerId: number };

/** A job as packed; only its id once it is gone, or its manager is. */
type Row = [id: number] | [id: number, status: JobStatus, candidatesCount: number, brief: BriefFields];

/** Some of a manager’s jobs, as stored. */
export interface StoredPart {
  packed: Uint8Array;
  /** Counts packings: parts of different ones do not belong together. */
  round: number;
}

/** What changed since the parts were packed. */
export interface StoredRecent extends StoredPart {
  revision: number;
  parts: number;
  /** How many jobs are in the parts. */
  inParts: number;
  /** Who waits on any of the jobs. */
  waiting: PackedWaiting;
}

/** A part grows up to this; an item may have 400 KB. */
const mostBytes = 300_000;
/** Parts per manager that are asked for before it is known how many there are: enough for some 20,000 jobs. */
const partsAtFirst = 4;
/**
 * What is recent holds all jobs up to this size, some 100, so that of most managers one item is read; a change then
 * writes three units at most.
 */
const mostBytesAlone = 2_900;
/**
 * Changes that wait to be packed. Each is written again with every change until then, and packing writes every job; by
 * the square root both grow alike.
 */
const mostRecent = (inParts: number) => Math.max(32, 2 * Math.ceil(Math.sqrt(inParts)));

function isFull(rows: readonly Row[], parts: number, inParts: number): boolean {
  return parts === 0 ? pack(rows).length > mostBytesAlone : rows.length > mostRecent(inParts);
}

const lost = refuse.conflict('Another change of this manager’s jobs came first');
const isAsRead = (revision: number) => ({ expression: '#revision = :revision', values: { revision } });

const pack = (rows: readonly Row[]) => deflateRawSync(JSON.stringify(rows));
const unpack = (part: StoredPart): Row[] => JSON.parse(inflateRawSync(part.packed).toString()) as Row[];
const isThere = (row: Row) => row.length > 1;
const latest = (...rows: readonly (readonly Row[])[]): Row[] => [
  ...new Map(rows.flat().map((row) => [row[0], row])).values(),
];

// One that another manager took over is not among these any more.
function rowOf(id: number, job: StoredJob | undefined, managerId: number): Row {
  return job?.managerId === managerId ? [id, job.status, job.candidatesCount, briefOf(job)] : [id];
}

/**
 * Brings one job of the manager up to date among the packed ones, and whether this candidate waits on it. Repeated, late
 * and reordered calls end alike, because both are read as they are, after the pack over which they are written.
 */
export async function keepPackedJob(
  table: Table,
  managerId: number,
  jobId: number,
  candidateId?: number,
): Promise<void> {
  const applicants = candidateId === undefined ? [] : [{ jobId, candidateId }];
  await againIfLost(async () => {
    const stored = await readRecent(table, managerId);
    const job = await table.get(keys.job(jobId), { consistent: true });
    const row = rowOf(jobId, job, managerId);
    if (!stored) return packAll(table, managerId, undefined, { rows: [row], applicants });
    const waiting = await waitingAfter(table, managerId, { before: stored.waiting, applicants });
    const recent = { ...stored, waiting };
    const rows = latest(unpack(recent), [row]);
    if (isFull(rows, recent.parts, recent.inParts)) return repack(table, managerId, recent, rows);
    await table.writeOne(recentWrite(managerId, recent, { ...recent, packed: pack(rows) }));
  });
}

/** Brings whether a candidate waits on a job up to date beside the packed jobs, likewise; calls of a moment are one write. */
export const keepPackedApplicant = together<Applicant>(async (table, managerId, applicants) =>
  againIfLost(async () => {
    const recent = await readRecent(table, managerId);
    if (!recent) return packAll(table, managerId, undefined, { applicants });
    const waiting = await waitingAfter(table, managerId, { before: recent.waiting, applicants });
    await table.writeOne(recentWrite(managerId, recent, { ...recent, waiting }));
  }),
);

/** Packs all of the manager's jobs and who waits on them again, whatever was lost. */
export async function packJobsAgain(table: Table, managerId: number): Promise<void> {
  await againIfLost(async () => packAll(table, managerId, await readRecent(table, managerId), {}));
}

const againIfLost = (act: () => Promise<void>) => again(act, (error) => error === lost);

const readRecent = (table: Table, managerId: number) => table.get(keys.recentJobs(managerId), { consistent: true });

// An index lags, so what is known to have changed goes before it. Nothing of a manager who leaves is packed: what was
// erased would be back.
async function packAll(
  table: Table,
  managerId: number,
  recent: StoredRecent | undefined,
  { rows: changed = [], applicants = [] }: { rows?: readonly Row[]; applicants?: readonly Applicant[] },
): Promise<void> {
  const account = await accountsIn(table).account(managerId);
  if (account?.status !== 'active') return;
  const listed = await Promise.all(
    jobStatuses.map(async (status) =>
      (await jobsInBrief(table, managerId, status)).map((job): Row => [
        job.id,
        status,
        job.candidatesCount,
        briefOf(job),
      ]),
    ),
  );
  const rows = latest(listed.flat(), recent ? unpack(recent) : [], changed).filter(isThere);
  const waiting = await allWaiting(table, managerId, { before: recent?.waiting, applicants });
  const isSmall = !recent?.parts && !isFull(rows, 0, 0);
  const sorted = isSmall ? { inParts: [], rows } : { inParts: rows, rows: [] };
  await savePacked(table, managerId, recent, { ...sorted, waiting });
}

async function repack(
  table: Table,
  managerId: number,
  recent: StoredRecent & { waiting: PackedWaiting },
  rows: readonly Row[],
): Promise<void> {
  const parts = await table.batchGet(partKeys(managerId, 0, recent.parts), { consistent: true });
  if (parts.some((part) => part?.round !== recent.round)) throw lost;
  const inParts = latest(
    parts.flatMap((part) => (part ? unpack(part) : [])),
    rows,
  ).filter(isThere);
  await savePacked(table, managerId, recent, { inParts, rows: [], waiting: recent.waiting });
}

async function savePacked(
  table: Table,
  managerId: number,
  before: StoredRecent | undefined,
  { inParts, rows, waiting }: { inParts: readonly Row[]; rows: readonly Row[]; waiting: PackedWaiting },
): Promise<void> {
  const round = (before?.round ?? 0) + 1;
  const parts = inParts.length === 0 && !before?.parts ? [] : packedInto(before?.parts || 1, inParts);
  const recent = { packed: pack(rows), round, parts: parts.length, inParts: inParts.length, waiting };
  await table.write([
    recentWrite(managerId, before, recent),
    ...parts.map((packed, part) => ({ put: { ...keys.packedJobs(managerId, part), packed, round } })),
  ]);
}

function packedInto(count: number, rows: readonly Row[]): Uint8Array[] {
  const groups = Map.groupBy(rows, ([id]) => id % count);
  const parts = Array.from({ length: count }, (_, part) => pack(groups.get(part) ?? []));
  return parts.some(({ length }) => length > mostBytes) ? packedInto(2 * count, rows) : parts;
}

function recentWrite(
  managerId: number,
  before: StoredRecent | undefined,
  { packed, round, parts, inParts, waiting }: Omit<StoredRecent, 'revision'>,
): SingleWrite {
  const revision = (before?.revision ?? 0) + 1;
  return {
    put: { ...keys.recentJobs(managerId), packed, round, parts, inParts, revision, waiting },
    when: before ? isAsRead(before.revision) : isNew,
    refusal: lost,
  };
}

const partKeys = (managerId: number, from: number, to: number): Key<StoredPart>[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => keys.packedJobs(managerId, from + place));

/**
 * These managers' jobs of a status in brief, in no order, a moment behind: read those that are to be shown by their ids.
 * One call up to 100 managers of some 100 jobs each, or 50 of some 7,000, in which items `beside` them are read as well;
 * of more one for each hundred.
 */
export async function jobsOfManagers<const B extends readonly Key[] = []>(
  table: Table,
  managerIds: readonly number[],
  status: JobStatus,
  ...beside: B
): Promise<{ jobs: PackedJob[]; beside: Found<B> }> {
  const read = await packsOf(table, managerIds, beside);
  return { jobs: await jobsIn(table, read.packs, status), beside: read.beside };
}

/**
 * The same of those managers in `jobsOf`, and who waits on jobs of all of them, in no order either, in the same calls; one
 * more for each manager on whose jobs more wait than are packed.
 */
export async function jobsAndWaitingOfManagers<const B extends readonly Key[]>(
  table: Table,
  managerIds: readonly number[],
  { jobsOf, status, beside }: { jobsOf: readonly number[]; status: JobStatus; beside: B },
): Promise<{ jobs: PackedJob[]; waiting: WaitingInBrief[]; beside: Found<B> }> {
  const read = await packsOf(table, managerIds, beside);
  const wanted = read.packs.filter(({ managerId }) => jobsOf.includes(managerId));
  const [jobs, waiting] = await Promise.all([
    jobsIn(table, wanted, status),
    inGroups(read.packs, ({ managerId, recent }) => waitingIn(table, managerId, recent?.waiting)),
  ]);
  return { jobs, waiting: waiting.flat(), beside: read.beside };
}

interface Pack {
  managerId: number;
  recent: StoredRecent | undefined;
  parts: (StoredPart | undefined)[];
}

async function packsOf<const B extends readonly Key[]>(table: Table, managerIds: readonly number[], beside: B) {
  const ids = [...new Set(managerIds)];
  const room = Math.floor((keysOfACall - beside.length) / Math.max(1, ids.length)) - 1;
  const asked = Math.max(0, Math.min(partsAtFirst, room));
  const ofEach = (managerId: number) => [keys.recentJobs(managerId), ...partKeys(managerId, 0, asked)] as const;
  const [found, ...read] = await readLists(table, [beside, ...ids.map(ofEach)]);
  const first = read.map(([recent, ...parts], place) => {
    const managerId = ids[place] as number;
    return { managerId, recent, parts, missing: partKeys(managerId, asked, recent?.parts ?? 0) };
  });
  const more = await table.batchGet(first.flatMap(({ missing }) => missing));
  const packs = first.map(({ managerId, recent, parts, missing }): Pack => ({
    managerId,
    recent,
    parts: [...parts.slice(0, recent?.parts), ...more.splice(0, missing.length)],
  }));
  return { packs, beside: found };
}

async function jobsIn(table: Table, packs: readonly Pack[], status: JobStatus): Promise<PackedJob[]> {
  const jobs = await inGroups(packs, async ({ managerId, recent, parts }) => {
    const rows = recent && (await rowsOf(table, managerId, recent, parts));
    const briefs = rows ? briefsIn(rows, status) : await jobsInBrief(table, managerId, status);
    return briefs.map((job) => ({ ...job, managerId }));
  });
  return jobs.flat();
}

/** The manager's jobs in what is recent and the parts, which are read again if they do not belong together. */
async function rowsOf(
  table: Table,
  managerId: number,
  recent: StoredRecent,
  parts: readonly (StoredPart | undefined)[],
): Promise<Row[]> {
  // They were packed between the reads of two of them.
  return parts.some((part) => part?.round !== recent.round) ? rowsReadAgain(table, managerId) : rowsIn(recent, parts);
}

const rowsIn = (recent: StoredRecent, parts: readonly (StoredPart | undefined)[]) =>
  latest(...[...parts, recent].map((part) => (part ? unpack(part) : [])));

async function rowsReadAgain(table: Table, managerId: number): Promise<Row[]> {
  return again(
    async () => {
      const recent = await readRecent(table, managerId);
      if (!recent) return [];
      const parts = await table.batchGet(partKeys(managerId, 0, recent.parts), { consistent: true });
      if (parts.some((part) => part?.round !== recent.round)) throw lost;
      return rowsIn(recent, parts);
    },
    (error) => error === lost,
  );
}

function briefsIn(rows: readonly Row[], status: JobStatus): JobInBrief[] {
  return rows.flatMap((row) => {
    if (row.length === 1 || row[1] !== status) return [];
    const [id, , candidatesCount, brief] = row;
    return [fromBrief(brief, { id, candidatesCount })];
  });
}
