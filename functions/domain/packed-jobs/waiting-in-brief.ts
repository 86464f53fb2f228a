import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SelfAssignment } from '../../../shared/model/application.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Applicant, StoredApplication } from '../../records/application.ts';

/** A waiting application by ids only, and what decides to whom it is open. */
export interface WaitingInBrief extends Applicant {
  id: number;
  /** The recruiters whom its job names; none means all of the manager's. */
  recruiterIds: number[];
  /** The recruiters who declined it, and those whom the candidate did not want. */
  notBy: number[];
  /** That the candidate hides from some; from whom, the application says, so that nothing here is to be erased. */
  hides: boolean;
}

/** As stored: without names of fields. */
type Row = [id: number, jobId: number, candidateId: number, recruiterIds: number[], notBy: number[], hides: 0 | 1];

/**
 * What is packed grows up to this, some hundreds of applications: every change of one writes all, and a job to which
 * 2,000 apply in a minute may not take more than 200 write units a second of this item.
 */
const mostBytes = 8_000;

/** Who waits, as the manager's packed jobs carry it; null of more than fit there, who are read from their index. */
export type PackedWaiting = Uint8Array | null;

/** What lists of waiting applications decide by. */
export function waitingInBrief({
  id,
  jobId,
  candidate,
  recruiterIds,
  declines,
  notBy = [],
  hiding,
}: StoredApplication): WaitingInBrief {
  const refused = [...declines.map(({ createdBy }) => createdBy.id), ...notBy];
  return { id, jobId, candidateId: candidate.id, recruiterIds, notBy: refused, hides: !!hiding };
}

/** Whether a waiting application is for this recruiter of its manager to answer; a candidate who hides is not considered. */
export function isForRecruiter({ recruiterIds, notBy }: WaitingInBrief, recruiterId: number): boolean {
  return (recruiterIds.length === 0 || recruiterIds.includes(recruiterId)) && !notBy.includes(recruiterId);
}

/** A waiting application as this recruiter's list shows it. */
export function selfAssignmentOf(
  application: StoredApplication,
  { recruiterId, isViewed }: { recruiterId: number; isViewed: boolean },
): SelfAssignment {
  const { id, jobId, jobTitle, jobPoints, candidate, managerId, appliedAt, broughtBy, sent } = application;
  return {
    id,
    job: { id: jobId, title: jobTitle, points: jobPoints },
    candidate,
    isViewed,
    managerId,
    appliedAt,
    // The file names address and phone, which are for those who have met the candidate on a job.
    ...(sent && { sent: { ...sent, resume: sent.resume && { filename: sent.resume.filename } } }),
    ...(broughtBy && {
      offeredFirst: {
        until: broughtBy.firstUntil,
        toYou: broughtBy.recruiterId === recruiterId,
        ...(broughtBy.byLink && { byLink: true as const }),
      },
    }),
  };
}

/** Who waits for this manager's recruiters after these applicants' applications changed, to be packed. */
export async function waitingAfter(
  table: Table,
  managerId: number,
  { before, applicants }: { before: PackedWaiting; applicants: readonly Applicant[] },
): Promise<PackedWaiting> {
  if (before === null || applicants.length === 0) return before;
  const isChanged = (one: Applicant) => applicants.some((applicant) => isSame(one, applicant));
  return packed([
    ...unpacked(before).filter((one) => !isChanged(one)),
    ...(await waitingAmong(table, managerId, applicants)),
  ]);
}

/** Who waits for this manager's recruiters, to be packed again, whatever was packed before. */
export async function allWaiting(
  table: Table,
  managerId: number,
  { before, applicants = [] }: { before?: PackedWaiting | undefined; applicants?: readonly Applicant[] },
): Promise<PackedWaiting> {
  // The index lags: those who are only known otherwise are looked up as well, and nobody is taken from it unread.
  const listed = await waitingInIndex(table, managerId);
  return packed(await waitingAmong(table, managerId, [...listed, ...(before ? unpacked(before) : []), ...applicants]));
}

/** Who waits for this manager's recruiters: as packed, or from the index, in one more call. */
export async function waitingIn(
  table: Table,
  managerId: number,
  before: PackedWaiting | undefined,
): Promise<WaitingInBrief[]> {
  return before ? unpacked(before) : waitingInIndex(table, managerId);
}

async function waitingInIndex(table: Table, managerId: number): Promise<WaitingInBrief[]> {
  return (await table.query(keys.waitingApplications(managerId))).map(waitingInBrief);
}

// An application that follows its job to another manager waits for theirs alone.
async function waitingAmong(
  table: Table,
  managerId: number,
  applicants: readonly Applicant[],
): Promise<WaitingInBrief[]> {
  const places = [
    ...new Map(
      applicants.map(({ jobId, candidateId }) => [`${jobId} ${candidateId}`, { jobId, candidateId }]),
    ).values(),
  ];
  const found = await table.batchGet(
    places.map(({ jobId, candidateId }) => keys.application(candidateId, jobId)),
    { consistent: true },
  );
  return found.flatMap((one) => (one?.state === 'waiting' && one.managerId === managerId ? waitingInBrief(one) : []));
}

const isSame = (one: Applicant, other: Applicant) => one.jobId === other.jobId && one.candidateId === other.candidateId;

function packed(waiting: readonly WaitingInBrief[]): PackedWaiting {
  const rows = waiting.map(({ id, jobId, candidateId, recruiterIds, notBy, hides }): Row => [
    id,
    jobId,
    candidateId,
    recruiterIds,
    notBy,
    hides ? 1 : 0,
  ]);
  const bytes = deflateRawSync(JSON.stringify(rows));
  return bytes.length > mostBytes ? null : bytes;
}

function unpacked(bytes: Uint8Array): WaitingInBrief[] {
  return (JSON.parse(inflateRawSync(bytes).toString()) as Row[]).map(
    ([id, jobId, candidateId, recruiterIds, notBy, hides]) => ({
      id,
      jobId,
      candidateId,
      recruiterIds,
      notBy,
      hides: hides === 1,
    }),
  );
}
