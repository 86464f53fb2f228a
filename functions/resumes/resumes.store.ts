import {
  newResumeWrite,
  removedResumeWrites,
  resumeHashWrite,
  resumeSettled,
  resumesOf,
  resumeStatusWrite,
  resumeTextWrite,
  type StoredResume,
  type StoredResumeText,
} from '../records/parsed-resume.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

type Place = Pick<StoredResume, 'recruiterId' | 'id'>;
type Settled = Parameters<typeof resumeStatusWrite>[1];

/** Loads and saves the resumes that recruiters upload. */
export function resumesStore(table: Table) {
  /** The recruiter's resume; undefined when there is none. */
  async function resume({ recruiterId, id }: Place): Promise<StoredResume | undefined> {
    return table.get<StoredResume>(keys.parsedResume(recruiterId, id), { consistent: true });
  }

  /** What was read in it; undefined before that. */
  async function text({ recruiterId, id }: Place): Promise<StoredResumeText | undefined> {
    return table.get<StoredResumeText>(keys.resumeText(recruiterId, id), { consistent: true });
  }

  /** The recruiter's resume with the same content that was read before. */
  async function sameFile(recruiterId: number, hash: string): Promise<StoredResume | undefined> {
    const known = await table.get<{ id: number }>(keys.resumeHash(recruiterId, hash), { consistent: true });
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
  async function saveStatus(one: Place, settled: Settled): Promise<boolean> {
    return unlessSettled(() => table.writeOne(resumeStatusWrite(one, settled)));
  }

  /** Saves what was read; false when the resume has been settled meanwhile. */
  async function saveParsed(one: StoredResume, read: StoredResumeText, settled: Settled): Promise<boolean> {
    return unlessSettled(() =>
      table.write([resumeStatusWrite(one, settled), resumeTextWrite(one, read), resumeHashWrite(one)]),
    );
  }

  /** Removes a resume with everything that was read in it. */
  async function remove(one: StoredResume): Promise<void> {
    await table.write(removedResumeWrites(one));
  }

  return { resume, text, sameFile, list, saveNew, saveStatus, saveParsed, remove };
}
export type ResumesStore = ReturnType<typeof resumesStore>;

async function unlessSettled(save: () => Promise<void>): Promise<boolean> {
  try {
    await save();
    return true;
  } catch (error) {
    if (error === resumeSettled) return false;
    throw error;
  }
}
