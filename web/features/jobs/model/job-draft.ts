import { blankJob, type JobFields } from './job-fields.ts';

/** Unsaved input, stored in this browser until it is saved or discarded. Sign-out clears it. */
export interface JobDraft {
  fields: JobFields;
  /** The version of the edited job; absent for a new one. */
  version?: number | undefined;
  /** The job as it was when the input began; absent in drafts of an earlier release. */
  base?: JobFields | undefined;
  at: string;
}

const keyOf = (form: string) => `hirehub.job-draft.${form}`;

/** The stored draft of a form ('new', 'edit-7', 'clone-7'); undefined if there is none or it is unreadable. */
export function readDraft(form: string): JobDraft | undefined {
  try {
    const draft = JSON.parse(globalThis.localStorage.getItem(keyOf(form)) ?? 'null') as JobDraft | null;
    // A draft from an earlier release may lack fields that were added since.
    return draft ? { ...draft, fields: { ...blankJob, ...draft.fields } } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft. Does nothing if the browser's storage is full or blocked. */
export function keepDraft(form: string, draft: JobDraft): void {
  try {
    globalThis.localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // The draft is lost only if the page is closed; the form still holds it.
  }
}

/** Deletes a draft that was saved or discarded. */
export function dropDraft(form: string): void {
  try {
    globalThis.localStorage.removeItem(keyOf(form));
  } catch {
    // Without storage there is no draft to delete.
  }
}
