import { keys } from '../platform/table/keys.ts';
import { jobIdOf } from '../platform/table/read-keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { JobStatus } from '../../shared/constants/job.ts';

/** What lists of jobs are searched, filtered and sorted by. */
export interface JobInBrief {
  id: number;
  title: string;
  client: { companyName: string } | null;
  clientId: number | null;
  city: { name: string } | null;
  points: number;
  createdAt: string;
  recruiters: number[];
  candidatesCount: number;
}

/** As stored: without names of fields, so that ten thousand of them fit into two reads of one MB. */
export type BriefFields = [
  title: string,
  company: string | null,
  city: string | null,
  clientId: number | null,
  points: number,
  createdAt: number,
  ...recruiters: number[],
];

/** A job in brief as stored. */
export interface StoredBrief {
  pk: string;
  /** Null once its manager's account is erased. */
  brief: BriefFields | null;
  candidatesCount: number;
}

/** What the index keeps of a job beside its count of candidates. */
export function briefOf({
  title,
  client,
  city,
  clientId,
  points,
  createdAt,
  recruiters,
}: Omit<JobInBrief, 'id' | 'candidatesCount'>): BriefFields {
  return [
    title,
    client?.companyName ?? null,
    city?.name ?? null,
    clientId,
    points,
    Date.parse(createdAt),
    ...recruiters,
  ];
}

/**
 * The manager's jobs of a status in brief, newest first. They come from an index that may lag behind: read the jobs that
 * are to be shown by their ids.
 */
export async function jobsInBrief(table: Table, managerId: number, status: JobStatus): Promise<JobInBrief[]> {
  const stored = await table.query(keys.jobsInBrief(managerId, status));
  return stored.flatMap(inBrief).sort((a, b) => b.id - a.id);
}

function inBrief({ pk, brief, candidatesCount }: StoredBrief): JobInBrief[] {
  const id = jobIdOf(pk);
  return brief && id !== undefined ? [fromBrief(brief, { id, candidatesCount })] : [];
}

/** The job of which these fields are stored. */
export function fromBrief(brief: BriefFields, rest: Pick<JobInBrief, 'id' | 'candidatesCount'>): JobInBrief {
  const [title, company, city, clientId, points, createdAt, ...recruiters] = brief;
  return {
    ...rest,
    title,
    client: company === null ? null : { companyName: company },
    clientId,
    city: city === null ? null : { name: city },
    points,
    createdAt: new Date(createdAt).toISOString(),
    recruiters,
  };
}
