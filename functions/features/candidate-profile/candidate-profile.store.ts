import type { AnyEvent } from '../../../events/catalogue.ts';
import { choiceOf } from '../../../shared/rules/hidden-from.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn } from '../../records/account.ts';
import { hidingApplicationWrite } from '../../records/application.ts';
import { hidingPlaceWrites } from '../../records/candidate-on-job.ts';
import { currentJobIds } from '../../domain/jobs/candidate-jobs.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { searchableCandidateWrites } from '../../records/candidate-card.ts';
import { candidateDocument } from '../../records/candidate-document.ts';
import {
  candidateRecord,
  newRecordWrites,
  recordHeadWrite,
  type CandidateRecord,
} from '../../records/candidate-profile.ts';
import { type StoredHiding } from '../../records/hiding.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { keepPackedApplicant } from '../../domain/packed-jobs/packed-jobs.ts';
import { markBegunJob } from '../../domain/pipeline/begun-jobs.ts';
import { partnersOfUser } from '../../domain/jobs/shared-jobs.ts';
import { traceWrite } from '../../records/trace.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite, Write } from '../../platform/table/write.ts';
import type { RecordChange } from './change-record.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const rowGone = refuse.notFound('The application or the place on the job is gone');

/** Reads and saves candidates' records. `written` is the time of writing, by which the change log is ordered. */
export function candidateProfileStore(table: Table, written: () => number = Date.now) {
  const { account, accounts } = accountsIn(table);
  const { hidingOf } = hidingIn(table);
  const { standingOf } = relationsIn(table);

  /** The candidate's whole record. */
  async function record(candidateId: number): Promise<CandidateRecord> {
    return candidateRecord(table, candidateId);
  }

  /** The recruiters whom the candidate has met on a job, and these others, as far as their accounts are active. */
  async function recruitersKnownTo(candidateId: number, others: readonly number[]): Promise<StoredAccount[]> {
    const met = await partnersOfUser(table, candidateId);
    const found = await accounts([...new Set([...met, ...others])]);
    return found.flatMap((one) => (one?.role === 'recruiter' && one.status === 'active' ? [one] : []));
  }

  /**
   * Writes from whom the candidate hides into their applications, places on jobs, and what recruiters have begun with
   * them, so that lists of those need no further reading. Open pages follow the applications, which are therefore the
   * last of what pages of a job read. Repeating it changes nothing.
   */
  async function markRows(candidateId: number): Promise<void> {
    const [hiding, applications] = await Promise.all([
      hidingOf(candidateId),
      table.query(keys.applicationsOfCandidate(candidateId), { consistent: true }),
    ]);
    const mark = (writes: readonly SingleWrite[]) => inGroups(writes, (one) => tryWrite(table.writeOne(one), rowGone));
    const accepted = applications.filter(({ state }) => state === 'accepted');
    await mark(accepted.flatMap(({ jobId }) => hidingPlaceWrites({ jobId, candidateId }, hiding, rowGone)));
    await mark(applications.map((application) => hidingApplicationWrite(application, hiding, rowGone)));
    const waiting = applications.filter(({ state }) => state === 'waiting');
    await inGroups(waiting, ({ managerId, jobId }) => keepPackedApplicant(table, managerId, { jobId, candidateId }));
    await inGroups(accepted, ({ jobId }) => markBegunJob(table, jobId, candidateId));
  }

  /** The candidates on a job, by id. */
  async function candidatesOn(jobId: number): Promise<number[]> {
    const places = await table.query(keys.candidatesOnJob(jobId), { consistent: true });
    return places.map(({ candidateId }) => candidateId);
  }

  /** Whom an application or a job brought together with the candidate; they find one who wants to be found. */
  async function finders(candidateId: number, hiding: StoredHiding | undefined): Promise<number[]> {
    return choiceOf(hiding) === 'nobody' ? [] : partnersOfUser(table, candidateId);
  }

  /** The writes that make a record searchable as it is after a change, with the jobs that the candidate is on now. */
  async function searchable(person: StoredAccount, version: number, record: CandidateRecord): Promise<Write[]> {
    const [jobIds, met] = await Promise.all([currentJobIds(table, person.id), finders(person.id, record.hiding)]);
    const document = candidateDocument(record, { person, createdAt: person.createdAt, jobIds, met });
    return searchableCandidateWrites(person.id, { version, document, written: written() });
  }

  /**
   * Saves one section with the record's new version, its search document and its event. Refuses with `recordChanged`
   * when anything of the record changed since it was read: the document would lack that change.
   */
  async function save(person: StoredAccount, before: CandidateRecord, change: RecordChange, event: AnyEvent) {
    const version = (before.head?.version ?? 0) + 1;
    const { actor } = event;
    const isOther = actor.kind === 'user' && actor.id !== person.id;
    await table.write([
      ...change.writes,
      recordHeadWrite(person.id, before.head, event.time),
      ...(await searchable(person, version, change.record)),
      eventWrite(event),
      // The name of someone else in the candidate's story, which no key of theirs leads to.
      ...(isOther ? [traceWrite(actor.id, keys.event(event.subject, event.id))] : []),
    ]);
  }

  /** Saves a whole record of a candidate who has entered nothing yet, as one change. */
  async function saveNew(
    person: StoredAccount,
    given: Omit<CandidateRecord, 'head' | 'hiding'>,
    event: AnyEvent,
  ): Promise<void> {
    // The candidate chose at sign-up who finds them.
    const { head, hiding } = await record(person.id);
    await table.write([
      ...newRecordWrites(person.id, { ...given, head }, event.time),
      ...(await searchable(person, (head?.version ?? 0) + 1, { ...given, head, hiding })),
      eventWrite(event),
    ]);
  }

  /**
   * Writes the search document again from what is stored, for what changed outside the record: a confirmed address, name,
   * jobs. Who has entered nothing yet is found by name. Refuses with `recordChanged` when the record changed meanwhile.
   */
  async function refresh(candidateId: number, at: string): Promise<void> {
    const [person, before] = await Promise.all([account(candidateId), record(candidateId)]);
    if (person?.role !== 'candidate' || person.status !== 'active') return;
    await table.write([
      recordHeadWrite(candidateId, before.head, at),
      ...(await searchable(person, (before.head?.version ?? 0) + 1, before)),
    ]);
  }

  return { account, standingOf, record, recruitersKnownTo, markRows, candidatesOn, save, saveNew, refresh };
}
export type CandidateProfileStore = ReturnType<typeof candidateProfileStore>;
