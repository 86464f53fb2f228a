/** Where a parsed resume is on its way (RESUME-02, RESUME-03). */
export const resumeStatuses = ['uploaded', 'queued', 'parsing', 'parsed', 'failed', 'cancelled', 'imported'] as const;
export type ResumeStatus = (typeof resumeStatuses)[number];

/** Why a file cannot be read; `shared/validation/resume.ts` has the texts. */
export const resumeRefusals = [
  'empty',
  'size',
  'anotherType',
  'richText',
  'openDocument',
  'applePages',
  'oldWord',
  'encoding',
  'filesWithin',
  'unreadable',
  'encrypted',
  'pages',
  'unpacked',
  'pixels',
  'noText',
  'macros',
  'scripts',
  'interrupted',
  'notReceived',
  'enough',
] as const;
export type ResumeRefusal = (typeof resumeRefusals)[number];

/** Types of files that a browser may send as a resume. */
export const resumeTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'image/png',
  'image/jpeg',
] as const;
export type ResumeType = (typeof resumeTypes)[number];

/** Limits of a resume, so that no file can fill the memory or the time of the function that reads it. */
export const resumeLimits = {
  /** Bytes of the upload. */
  largest: 10 * 1024 * 1024,
  /** Bytes of a Word file when unpacked. */
  largestUnpacked: 60 * 1024 * 1024,
  /** Letters of a text. */
  mostLetters: 400_000,
  /** Letters of what a file hides, as far as it is shown. */
  mostHiddenLetters: 400,
  mostPages: 20,
  /** Pages whose pictures are recognized; the rest of a longer scan is not read. */
  mostScannedPages: 4,
  /** Pixels of a picture beyond which it is made smaller before it is recognized. */
  mostRecognizedPixels: 12_000_000,
  longestName: 255,
  /** How often a file is tried, as often as Lambda repeats a failed invocation. */
  mostAttempts: 3,
  /** Minutes after which a file that still is not there, or not read, is given up: the form's, and all attempts'. */
  receivedWithin: 40,
  readWithin: 15,
  /** Entries of each section of an import, which is claimed in one transaction. */
  mostEntries: 25,
  /** Files that are read again by one call. */
  mostRepeated: 25,
  /** Uploads that a recruiter may begin per day. */
  mostPerDay: 500,
  /** Resumes that a candidate keeps. */
  mostOwn: 5,
  /** Uploads of their own resume that a candidate may begin per day. */
  mostOwnPerDay: 20,
  /** Days for which a parsed resume is kept. */
  keptDays: 90,
  perPage: 25,
} as const;
