import { strToU8, zipSync } from 'fflate';

/** The spellings of the two dialects of Office files. */
const dialects = {
  transitional: {
    words: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  },
  strict: {
    words: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
    relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  },
} as const;

interface WordPackage {
  /** The content of the body, in the prefix `w`. */
  body: string;
  dialect?: keyof typeof dialects;
  /** Where the main part is. */
  main?: string;
  /** The main part's type after `application/`. */
  type?: string;
  /** Further parts, each with the last word of its relationship's type; `rId1` and so on in their order. */
  parts?: readonly { name: string; kind: string; data: string | Uint8Array; target?: string; isOutside?: boolean }[];
  /** Parts that nothing refers to, such as the relationships of others. */
  more?: Record<string, string>;
  /** A prefix for the elements of relationships, which some writers give them. */
  prefix?: string;
}

export const wordType = 'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The bytes of a Word file, with the parts and spellings that writers of such files differ in. */
export function aWordPackage({
  body,
  dialect = 'transitional',
  main = 'word/document.xml',
  type = wordType,
  parts = [],
  more = {},
  prefix = '',
}: WordPackage): Uint8Array {
  const { words, relationships } = dialects[dialect];
  const named = prefix === '' ? '' : `${prefix}:`;
  const relations = (of: readonly { kind: string; target: string; isOutside?: boolean }[]) => {
    const each = of.map(
      ({ kind, target, isOutside }, at) =>
        `<${named}Relationship Target="${target}" Type="${relationships}/${kind}" Id="rId${at + 1}"${isOutside ? ' TargetMode="External"' : ''}/>`,
    );
    const space = `xmlns${prefix === '' ? '' : `:${prefix}`}`;
    return `<${named}Relationships ${space}="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</${named}Relationships>`;
  };
  const [folder, base] = [main.slice(0, main.lastIndexOf('/')), main.slice(main.lastIndexOf('/') + 1)];
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/${type}"/></Types>`,
    '_rels/.rels': relations([{ kind: 'officeDocument', target: main }]),
    [`${folder}/_rels/${base}.rels`]: relations(
      parts.map(({ kind, name, target = `/${name}`, ...over }) => ({ kind, target, ...over })),
    ),
    [main]: `<w:document ${wordSpaces(dialect)} xmlns:w="${words}"><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(parts.filter(({ isOutside }) => !isOutside).map(({ name, data }) => [name, data])),
    ...more,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [
        name,
        typeof data === 'string' && name.match(/\.(xml|rels)$/)
          ? strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${data}`)
          : typeof data === 'string'
            ? strToU8(data)
            : data,
      ]),
    ),
  );
}

/** The names that parts of a Word file use besides `w`. */
export const wordSpaces = (dialect: keyof typeof dialects = 'transitional'): string =>
  [
    `xmlns:r="${dialects[dialect].relationships}"`,
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
    'xmlns:v="urn:schemas-microsoft-com:vml"',
  ].join(' ');

/** Another part of words, such as a header: `hdr`, `ftr`, `styles`. */
export const wordPart = (root: string, inner: string, dialect: keyof typeof dialects = 'transitional'): string =>
  `<w:${root} ${wordSpaces(dialect)} xmlns:w="${dialects[dialect].words}">${inner}</w:${root}>`;

/** A paragraph of plain words; `properties` are those of its only run. */
export const aParagraph = (words: string, properties = ''): string =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
