import { resumeLimits } from '../../../shared/constants/resume.ts';
import type { ResumeFile } from '../../records/own-resume.ts';
import { noSuch } from '../../platform/door/refusal.ts';

/** Whether a candidate keeps as many resumes as they may. */
export const isFull = (resumes: readonly ResumeFile[]): boolean => resumes.length >= resumeLimits.mostOwn;

/** The resumes, the default first, with one that was read: the default unless a newer one is; the others newest first. */
export function withResume(resumes: readonly ResumeFile[], added: ResumeFile): ResumeFile[] {
  const [first, ...others] = resumes;
  return first && first.id > added.id ? ordered(first, [...others, added]) : ordered(added, resumes);
}

/** The resumes with one of them renamed, or as the default; one that is not there is refused. */
export function withChangedResume(
  resumes: readonly ResumeFile[],
  id: number,
  { filename, isDefault }: { filename?: string | undefined; isDefault?: boolean | undefined },
): ResumeFile[] {
  const chosen = resumeWith(resumes, id);
  const changed = { ...chosen, filename: filename ?? chosen.filename };
  if (isDefault)
    return ordered(
      changed,
      resumes.filter((one) => one !== chosen),
    );
  return resumes.map((one) => (one === chosen ? changed : one));
}

/**
 * The files to remove with a resume: its own unless an open application carries it, and those that were kept for
 * applications which have ended since.
 */
export function unusedFiles(
  { removed, after }: { removed: ResumeFile; after: readonly ResumeFile[] },
  { open, ended }: { open: readonly string[]; ended: readonly string[] },
): string[] {
  const used = new Set([...open, ...after.map(({ path }) => path)]);
  return [...new Set([removed.path, ...ended])].filter((path) => !used.has(path));
}

/** The resume with this id; one that is not there is refused. */
export function resumeWith(resumes: readonly ResumeFile[], id: number): ResumeFile {
  const found = resumes.find((one) => one.id === id);
  if (!found) throw noSuch('resume');
  return found;
}

const ordered = (first: ResumeFile, others: readonly ResumeFile[]): ResumeFile[] => [
  first,
  ...others.toSorted((a, b) => b.id - a.id),
];
