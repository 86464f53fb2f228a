import {
  newResumeWrite,
  removedResumeWrites,
  repeatedResumeWrite,
  resumeChangedWrite,
  resumeHashWrite,
  resumeSettled,
  resumesOf,
  resumeStatusWrite,
  resumeTextWrite,
  type StoredResume,
  type StoredResumeText,
} from '../../records/parsed-resume.ts';
import { withResume } from '../../domain/people/own-resumes.ts';
import { ownResumesWrite, resumeOfProfileChanged, resumesIn, type OwnResume } from '../../records/own-resume.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

type Place = Pick<StoredResume, 'recruiterId' | 'id'>;
type Settled = Parameters<typeof resumeStatusWrite>[1];

/** Loads and saves the resumes that recruiters upload. */
export function resumesStore(table: Table) {
  /** The recruiter's resume; undefined when there is none. */
  async function resume({ recruiterId, id }: Place): Promise<StoredResume | undefined> {
    return table.get(keys.parsedResume(recruiterId, id), { consistent: true });
  }

  /** What was read in it; undefined before that. */
  async function text({ recruiterId, id }: Place): Promise<StoredResumeText | undefined> {
    return table.get(keys.resumeText(recruiterId, id), { consistent: true });
  }

  /** The recruiter's resume with the same content that was read before. */
  async function sameFile(recruiterId: number, hash: string): Promise<StoredResume | undefined> {
    const known = await table.get(keys.resumeHash(recruiterId, hash), { consistent: true });
    return known && resume({ recruiterId, id: known.id });
  }

  /** All of a recruiter's resumes, newest first. */
  async function list(recruiterId: number): Promise<StoredResume[]> {
    return resumesOf(table, recruiterId);
  }

  /** Saves a resume whose upload begins. */
  async function saveNew(one: StoredResume): Promise<void> {
    await table.writeOne(newResumeWrite(one));
  }

  /** Saves how far a resume is; false when it has been settled meanwhile, for example cancelled. */
  async function saveStatus(one: Place, settled: Settled, eventId: number): Promise<boolean> {
    return unlessSettled(() => table.write([resumeStatusWrite(one, settled), changed(one, settled, eventId)]));
  }

  /** Saves that a resume waits to be read again; false when it has changed meanwhile. */
  async function saveRepeated(one: StoredResume, { at, eventId }: { at: string; eventId: number }): Promise<boolean> {
    const settled = { status: 'queued' as const, changedAt: at };
    return unlessSettled(() => table.write([repeatedResumeWrite(one, at), changed(one, settled, eventId)]));
  }

  /** The resume of a candidate's profile, with the others; undefined when there is none. */
  async function ownResume(candidateId: number): Promise<OwnResume | undefined> {
    return table.get(keys.ownResume(candidateId), { consistent: true });
  }

  /** The writes by which a candidate's resume is one of their profile. */
  async function ownWrites(one: StoredResume, moment: { id: number; at: string }): Promise<Write[]> {
    const { recruiterId: candidateId, id, keptAt: path, filename, contentType, uploadedAt } = one;
    if (!path) return [];
    const before = await ownResume(candidateId);
    const resumes = withResume(resumesIn(before), { id, path, filename, contentType, uploadedAt });
    return [
      ownResumesWrite(candidateId, resumes, before),
      eventWrite(resumeOfProfileChanged(candidateId, before ? 'changed' : 'added', { kind: 'system' }, moment)),
    ];
  }

  /** Saves what was read; false when the resume has been settled meanwhile. */
  async function saveParsed(
    one: StoredResume,
    read: StoredResumeText,
    { eventId, ownEventId, ...settled }: Settled & { eventId: number; ownEventId: number },
  ): Promise<boolean> {
    const own = await ownWrites(one, { id: ownEventId, at: settled.changedAt });
    return unlessSettled(() =>
      table.write([
        resumeStatusWrite(one, settled),
        resumeTextWrite(one, read),
        resumeHashWrite(one),
        changed(one, settled, eventId),
        ...own,
      ]),
    );
  }

  /** Removes a resume with everything that was read in it. */
  async function remove(one: StoredResume): Promise<void> {
    await table.write(removedResumeWrites(one));
  }

  return {
    resume,
    text,
    sameFile,
    list,
    saveNew,
    saveStatus,
    saveRepeated,
    saveParsed,
    ownResume,
    remove,
  };
}
export type ResumesStore = ReturnType<typeof resumesStore>;

const changed = (one: Place, { status, changedAt }: Settled, id: number) =>
  resumeChangedWrite(one, status, { id, at: changedAt });

async function unlessSettled(save: () => Promise<void>): Promise<boolean> {
  return tryWrite(save(), resumeSettled);
}
