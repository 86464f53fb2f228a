import type { AnyEvent } from '../../events/catalogue.ts';
import type { Role } from '../../shared/constants/roles.ts';
import type { StoredAccount } from '../records/account.ts';
import { accountsIn } from '../records/account.ts';
import type { StoredApplication } from '../records/application.ts';
import { searchableCandidateWrites } from '../records/candidate-card.ts';
import { candidateDocument } from '../records/candidate-document.ts';
import {
  candidateRecord,
  newRecordWrites,
  recordHeadWrite,
  type CandidateRecord,
} from '../records/candidate-profile.ts';
import { traceWrite } from '../records/trace.ts';
import { keys } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import type { RecordChange } from './change-record.ts';

/** Reads and saves candidates' records. `written` is the time of writing, by which the change log is ordered. */
export function candidateProfileStore(table: Table, written: () => number = Date.now) {
  const { account } = accountsIn(table);

  /** Whether this manager or recruiter meets the candidate on a job; consistent, because it decides permissions. */
  async function areJoined(viewer: { id: number; role: Role }, candidateId: number): Promise<boolean> {
    if (viewer.role !== 'recruiter' && viewer.role !== 'manager') return false;
    return (await table.get(keys.sharedJobs(candidateId, viewer.id), { consistent: true })) !== undefined;
  }

  /** The candidate's whole record. */
  async function record(candidateId: number): Promise<CandidateRecord> {
    return candidateRecord(table, candidateId);
  }

  /** The jobs that the candidate is on, by id. */
  async function jobIdsOf(candidateId: number): Promise<number[]> {
    const applications = await table.query<StoredApplication>(keys.applicationsOfCandidate(candidateId));
    return applications.filter(({ state }) => state === 'accepted').map(({ jobId }) => jobId);
  }

  /**
   * Saves one section with the record's new version, its search document and its event. Refuses with `recordChanged`
   * when anything of the record changed since it was read: the document would lack that change.
   */
  async function save(person: StoredAccount, before: CandidateRecord, change: RecordChange, event: AnyEvent) {
    const head = recordHeadWrite(person.id, before.head, event.time);
    const { createdAt } = person;
    const document = candidateDocument(change.record, { person, createdAt, jobIds: await jobIdsOf(person.id) });
    const version = (before.head?.version ?? 0) + 1;
    const { actor } = event;
    const isOther = actor.kind === 'user' && actor.id !== person.id;
    await table.write([
      change.write,
      head,
      ...searchableCandidateWrites(person.id, { version, document, written: written() }),
      eventWrite(event),
      // The name of someone else in the candidate's story, which no key of theirs leads to.
      ...(isOther ? [traceWrite(actor.id, keys.event(event.subject, event.id))] : []),
    ]);
  }

  /** Saves a whole record of a candidate who has none yet, as one change. */
  async function saveNew(person: StoredAccount, record: Omit<CandidateRecord, 'head'>, event: AnyEvent): Promise<void> {
    const facts = { person, createdAt: person.createdAt, jobIds: await jobIdsOf(person.id) };
    const document = candidateDocument({ ...record, head: undefined }, facts);
    await table.write([
      ...newRecordWrites(person.id, record, event.time),
      ...searchableCandidateWrites(person.id, { version: 1, document, written: written() }),
      eventWrite(event),
    ]);
  }

  return { account, areJoined, record, save, saveNew };
}
export type CandidateProfileStore = ReturnType<typeof candidateProfileStore>;
