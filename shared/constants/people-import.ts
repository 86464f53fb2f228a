/** What a recruiter's file of people may hold, and how it is sent. */
export const peopleImportLimits = {
  /** People in one file. */
  mostRows: 10_000,
  /** Rows that are sent in one call. */
  rowsPerCall: 100,
  mostBytes: 10 * 1024 * 1024,
  /** Minutes after the last row in which an import can be undone. */
  undoMinutes: 10,
  /** Days for which is kept what became of each row. */
  keptDays: 7,
} as const;

/** What a column of such a file can say of a person. */
export const importColumns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'title',
  'company',
  'skills',
  'tags',
  'note',
  'cameFrom',
] as const;
export type ImportColumn = (typeof importColumns)[number];
