import { blankJob, type JobFields } from './job-fields.ts';

/** What was typed and not saved, kept in this browser until it is saved or discarded; signing out clears it. */
export interface JobDraft {
  fields: JobFields;
  /** The version of the job that was being edited; absent for a new one. */
  version?: number | undefined;
  at: string;
}

const keyOf = (form: string) => `hirehub.job-draft.${form}`;

/** The kept draft of a form ('new', 'edit-7', 'clone-7'); undefined when there is none that can be read. */
export function readDraft(form: string): JobDraft | undefined {
  try {
    const draft = JSON.parse(globalThis.localStorage.getItem(keyOf(form)) ?? 'null') as JobDraft | null;
    // A draft of an earlier release may lack controls that were added since.
    return draft ? { ...draft, fields: { ...blankJob, ...draft.fields } } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; a browser without room or storage simply keeps none. */
export function keepDraft(form: string, draft: JobDraft): void {
  try {
    globalThis.localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Nothing to do: the form itself still holds everything.
  }
}

/** Forgets a draft that was saved or discarded. */
export function dropDraft(form: string): void {
  try {
    globalThis.localStorage.removeItem(keyOf(form));
  } catch {
    // As above.
  }
}
