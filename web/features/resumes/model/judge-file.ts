import { resumeLimits, type ResumeType } from '../../../../shared/constants/resume.ts';
import { resumeFileMessages, resumeMessages } from '../../../../shared/validation/resume.ts';

const types: Record<string, ResumeType> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** The endings of files that may be chosen, as `accept` of an input takes them. */
export const acceptedEndings = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(',');

/** The type of a file by its name; systems without Word know no type for DOCX. The server judges its content. */
export function typeOfFile({ name }: Pick<File, 'name'>): ResumeType | undefined {
  return types[endingOf(name)];
}

/** What is said of files of other word processors, by their ending. */
const otherFormats: Record<string, string> = {
  docm: resumeMessages.macros,
  dotm: resumeMessages.macros,
  doc: resumeMessages.oldWord,
  dot: resumeMessages.oldWord,
  rtf: resumeMessages.richText,
  odt: resumeMessages.openDocument,
  pages: resumeMessages.applePages,
};
const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why a file is not sent at all; undefined for one that may be. */
export function judgeFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!typeOfFile({ name })) return otherFormats[endingOf(name)] ?? resumeFileMessages.type;
  if (size === 0) return resumeMessages.empty;
  if (size > resumeLimits.largest) return resumeMessages.size;
  return name.length > resumeLimits.longestName || /[/\\]/.test(name) ? resumeFileMessages.name : undefined;
}
