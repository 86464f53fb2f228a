/** As many characters as the server accepts. */
const longestNote = 4000;

/** Why a note cannot be saved as it is: nothing of a long text is cut away, so it may be too long (VALID-41). */
export function noteProblem(note: string): string | undefined {
  return note.trim().length > longestNote ? `${longestNote} chars max` : undefined;
}
