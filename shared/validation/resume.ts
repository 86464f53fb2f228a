import * as z from 'zod';
import { resumeLimits, resumeStatuses, resumeTypes, type ResumeRefusal } from '../constants/resume.ts';
import { idValue, line, page } from '../contract/fields.ts';

/** What a recruiter reads at a file that cannot be read. */
export const resumeMessages = {
  empty: 'The file is empty',
  size: 'The file is larger than 10 MB',
  anotherType: 'The file is not what its name says; send a PDF, DOCX, TXT, PNG or JPEG',
  richText: 'This is a Rich Text file (RTF); open it and save it as PDF or DOCX',
  openDocument: 'This is an OpenDocument file (ODT); open it and save it as PDF or DOCX',
  applePages: 'This is a Pages file; export it from Pages as PDF or Word',
  oldWord: 'This is a file of an older Word (DOC); open it and save it as PDF or DOCX',
  filesWithin: 'The text is in another file within this one; open it in Word and save it again as DOCX or PDF',
  encoding: 'The letters of this text cannot be read; save it with the encoding UTF-8',
  unreadable: 'The file is damaged',
  encrypted: 'The file is protected by a password; save it without one',
  pages: `The file has more than ${resumeLimits.mostPages} pages`,
  unpacked: 'The file unpacks to more than a Word file of a resume holds',
  pixels: 'The picture has more than 32 megapixels; make it smaller',
  noText: 'No text was found in the file',
  macros: 'The file contains macros; save it as DOCX without them',
  scripts: 'The file contains scripts; print it to a PDF without them',
  interrupted: 'Reading the file was interrupted; read it again',
  notReceived: 'The file did not arrive; send it again',
  enough: `You keep ${resumeLimits.mostOwn} resumes already; remove one and send the file again`,
} as const satisfies Record<ResumeRefusal, string>;

/** Why a file of this name, type and size is not sent at all. */
export const resumeFileMessages = {
  type: 'Send a PDF, DOCX, TXT, PNG or JPEG',
  name: 'Name the file in at most 255 characters, without slashes',
} as const;

const filename = line(resumeLimits.longestName, 1).refine((name) => !/[/\\]/.test(name), resumeFileMessages.name);

/** Beginning the upload of a resume: the file's name, type, size and SHA-256 (RESUME-11). */
export const resumeUploadForm = z.strictObject({
  filename,
  contentType: z.enum(resumeTypes, resumeFileMessages.type),
  size: z.int('Must be a whole number').min(1, resumeMessages.empty).max(resumeLimits.largest, resumeMessages.size),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hexadecimal digits'),
});
export type ResumeUploadForm = z.output<typeof resumeUploadForm>;

/** The name of a candidate's own resume. */
export const ownResumeName = z.strictObject({ filename });

/** What changes about a candidate's own resume: its name, or that it is the default from now on. */
export const ownResumeForm = ownResumeName.partial().extend({ isDefault: z.literal(true).optional() });
export type OwnResumeForm = z.output<typeof ownResumeForm>;

/** Which parsed resumes are listed; those that were uploaded unless another status, or all, are wanted (RESUME-02). */
export const resumeQuery = z.strictObject({
  status: z.enum([...resumeStatuses, 'all']).default('uploaded'),
  page,
});

/** The resumes that are read again (RESUME-21). */
export const repeatedResumeIds = z.strictObject({
  ids: z.array(idValue).min(1, 'Required').max(resumeLimits.mostRepeated, `At most ${resumeLimits.mostRepeated}`),
});

/** The resumes whose reading is cancelled (RESUME-22). */
export const resumeIds = z.strictObject({ ids: z.array(idValue).min(1, 'Required').max(100, 'At most 100') });
