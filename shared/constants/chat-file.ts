import { mostUnpackedPixels } from './picture.ts';

/** Why a file is not sent; shared/validation/chat-file.ts has the texts. */
export const chatFileRefusals = [
  'empty',
  'size',
  'type',
  'anotherType',
  'macros',
  'encrypted',
  'unpacked',
  'unreadable',
  'tooLarge',
  'ended',
] as const;
export type ChatFileRefusal = (typeof chatFileRefusals)[number];

const office = 'application/vnd.openxmlformats-officedocument';

/** Types of files that can be sent, by the ending of their name. */
export const chatFileTypes = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const;
/** Their endings, as `accept` of a file field takes them. */
export const chatFileEndings = Object.keys(chatFileTypes)
  .map((ending) => `.${ending}`)
  .join(',');
export type ChatFileType = (typeof chatFileTypes)[keyof typeof chatFileTypes];

/** Limits of a file, so that none can fill the memory or the time of the function that checks it. */
export const chatFileLimits = {
  /** Bytes. */
  largest: 25 * 1024 * 1024,
  /** Bytes of an Office file when unpacked, and its entries. */
  largestUnpacked: 200 * 1024 * 1024,
  mostEntries: 5000,
  /** Pixels of a picture as it comes, and of one side. */
  mostPixels: mostUnpackedPixels,
  largestSide: 12_000,
  longestName: 120,
  /** Files that a user may begin to send per day. */
  mostPerDay: 200,
} as const;
