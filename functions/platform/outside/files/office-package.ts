import { posix } from 'node:path';
import { entryData, type ZipEntry } from './zip-directory.ts';

/** What an archive is, by its parts. */
export type PackageKind = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'pages';

/** A connection from one part of an Office file to another, or to an address outside. */
export interface Relationship {
  id: string;
  /** The last word of its type, which is the same in both dialects: `officeDocument`, `header`, `hyperlink`. */
  type: string;
  /** The name of the other part in the archive, or the address. */
  target: string;
  isOutside: boolean;
}

/** Reads the XML of a part; undefined for one that does not exist. */
export type ReadPart = (name: string) => string | undefined;

/** Names of main parts where an archive does not say which one it is. */
const usualParts: Record<string, PackageKind> = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
  'ppt/presentation.xml': 'pptx',
  'content.xml': 'odt',
  'Index/Document.iwa': 'pages',
  'Index.zip': 'pages',
  'Metadata/BuildVersionHistory.plist': 'pages',
  'buildVersionHistory.plist': 'pages',
};
/** Larger files that say what an archive is are not read: real ones have a few KB. */
const longestPart = 1_000_000;

/** What an archive is, by what it says of its main part; undefined for any other archive. */
export function packageKind(bytes: Uint8Array, entries: readonly ZipEntry[]): PackageKind | undefined {
  // Names of parts are the same in capitals and small letters.
  const entryOf = (name: string) => entries.find((one) => partName(one.name).toLowerCase() === name.toLowerCase());
  const read = (name: string) => {
    const entry = entryOf(name);
    const data = entry && entry.unpacked <= longestPart && entryData(bytes, entry);
    return data ? xmlText(data) : undefined;
  };
  const main = mainPart(read);
  if (main && entryOf(main)) return kindOfMain(main, read);
  return Object.entries(usualParts).find(([part]) => entryOf(part))?.[1];
}

/** The main part of an Office file, wherever it is; undefined where no relationship names it. */
export function mainPart(read: ReadPart): string | undefined {
  return relationshipsOf('', read).find(({ type }) => type === 'officeDocument')?.target;
}

/** The relationships of a part; of the whole file for `''`. */
export function relationshipsOf(part: string, read: ReadPart): Relationship[] {
  const { dir, base } = posix.parse(part);
  const xml = read(posix.join(dir, '_rels', `${base}.rels`)) ?? '';
  return elements(xml, 'Relationship').map(({ Id = '', Type = '', Target = '', TargetMode }) => {
    const isOutside = TargetMode === 'External';
    const type = Type.slice(Type.lastIndexOf('/') + 1);
    return { id: Id, type, target: isOutside ? Target : posix.resolve('/', dir, decoded(Target)).slice(1), isOutside };
  });
}

/** The name of a part as relationships give it: some writers separate folders as Windows does. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '');

/** The text of an XML part, which may be in UTF-16. */
export function xmlText(data: Uint8Array): string {
  const encoding = data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(data);
}

/** A file is of its main part's type whether it is a document or a template, and in either dialect. */
function kindOfMain(main: string, read: ReadPart): PackageKind | undefined {
  const types = elements(read('[Content_Types].xml') ?? '', 'Override');
  const type = types.find(({ PartName = '' }) => partName(PartName).toLowerCase() === main.toLowerCase())?.ContentType;
  const said = `${type ?? ''} ${main}`;
  if (/wordprocessingml|ms-word| word\//.test(said)) return 'docx';
  if (/spreadsheetml|ms-excel| xl\//.test(said)) return 'xlsx';
  return /presentationml|ms-powerpoint| ppt\//.test(said) ? 'pptx' : undefined;
}

/** The attributes of each element of a name, whatever its prefix. */
function elements(xml: string, name: string): Record<string, string>[] {
  return Array.from(xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s([^>]*)>`, 'g')), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(
        attributes.matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
        ([, key = '', double, single]) => [
          key,
          (double ?? single ?? '').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
        ],
      ),
    ),
  );
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
