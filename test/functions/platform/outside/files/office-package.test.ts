import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packageKind, relationshipsOf } from '../../../../../functions/platform/outside/files/office-package.ts';
import { zipDirectory } from '../../../../../functions/platform/outside/files/zip-directory.ts';
import { aWordPackage } from '../../../../support/word-package.ts';

const kindOf = (bytes: Uint8Array) => packageKind(bytes, zipDirectory(bytes) ?? []);
const holding = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])));
const word = (over: Partial<Parameters<typeof aWordPackage>[0]> = {}) => aWordPackage({ body: '', ...over });
const type = 'vnd.openxmlformats-officedocument';

it.each<[string, Uint8Array, string | undefined]>([
  ['names its main part', word(), 'docx'],
  ['has its main part under another name', word({ main: 'word/document2.xml' }), 'docx'],
  ['has its main part in another folder', word({ main: 'content/letter.xml' }), 'docx'],
  ['is in the strict dialect', word({ dialect: 'strict', main: 'word/document2.xml' }), 'docx'],
  ['is a template', word({ type: `${type}.wordprocessingml.template.main+xml` }), 'docx'],
  ['could have macros but has none', word({ type: 'vnd.ms-word.document.macroEnabled.main+xml' }), 'docx'],
  ['prefixes its relationships', word({ main: 'word/document3.xml', prefix: 'pr' }), 'docx'],
  ['names its main part in capitals', word({ more: { 'WORD/DOCUMENT.XML': '<x/>' } }), 'docx'],
  ['is a table', word({ main: 'xl/book2.xml', type: `${type}.spreadsheetml.sheet.main+xml` }), 'xlsx'],
  ['is a show', word({ main: 'ppt/show.xml', type: `${type}.presentationml.slideshow.main+xml` }), 'pptx'],
  ['has a main part of a type of its own', word({ main: 'other/a.xml', type: 'vnd.other+xml' }), undefined],
  ['says nothing of its parts', holding('word/document.xml'), 'docx'],
  ['has folders as Windows has', holding('word\\document.xml'), 'docx'],
  ['says nothing of a table', holding('xl/workbook.xml'), 'xlsx'],
  ['is an OpenDocument text', holding('mimetype', 'content.xml'), 'odt'],
  ['is a Pages file', holding('Index/Document.iwa', 'Metadata/Properties.plist'), 'pages'],
  ['is an older Pages file', holding('index.xml', 'buildVersionHistory.plist'), 'pages'],
  ['holds other files', holding('a.txt'), undefined],
])('An archive is known by its parts where it %s', (_what, bytes, kind) => {
  expect(kindOf(bytes)).toBe(kind);
});

it('Relationships name parts from where they are, or addresses outside', () => {
  const xml = `<Relationships>
    <Relationship Id='rId1' Type="http://purl.oclc.org/ooxml/officeDocument/relationships/header" Target="header1.xml"/>
    <Relationship Target="/word/my%20footer.xml" Type="http://example.com/footer" Id="rId2" />
    <p:Relationship Type="x/hyperlink" Id="rId3" TargetMode="External" Target="mailto:a@example.com?a=1&amp;b=2"/>
    <Relationship Id="rId4" Type="x/image" Target="../media/100%.png"/></Relationships>`;
  const read = (name: string) => (name === 'word/_rels/document.xml.rels' ? xml : undefined);
  expect(relationshipsOf('word/document.xml', read)).toEqual([
    { id: 'rId1', type: 'header', target: 'word/header1.xml', isOutside: false },
    { id: 'rId2', type: 'footer', target: 'word/my footer.xml', isOutside: false },
    { id: 'rId3', type: 'hyperlink', target: 'mailto:a@example.com?a=1&b=2', isOutside: true },
    { id: 'rId4', type: 'image', target: 'media/100%.png', isOutside: false },
  ]);
  expect(relationshipsOf('', read)).toEqual([]);
});
