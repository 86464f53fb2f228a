import { describe, expect, it } from 'vitest';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { docxHtml } from '../../../../../functions/platform/outside/resume-text/docx-html.ts';
import { aParagraph, aWordPackage, wordPart } from '../../../../support/word-package.ts';

type Package = Parameters<typeof aWordPackage>[0];
const read = async (file: Package) => linesOfHtml(await docxHtml(aWordPackage(file)));
const textsOf = async (file: Package) => (await read(file)).lines.map(({ text }) => text);
const body = aParagraph('Experience');

const header = (words: string, name = 'word/header1.xml') => ({
  name,
  kind: 'header',
  data: wordPart('hdr', aParagraph(words)),
});
const section = (references: string, more = '') => `<w:sectPr>${references}${more}</w:sectPr>`;
const reference = (kind: string, id: string, type = 'default') => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;

describe('A header and a footer of a Word file', () => {
  const footer = { name: 'word/footer1.xml', kind: 'footer', data: wordPart('ftr', aParagraph('ada@example.com')) };
  const both = reference('header', 'rId1') + reference('footer', 'rId2');

  it.each(['transitional', 'strict'] as const)(
    'are read before and behind its body, in the %s dialect',
    async (dialect) => {
      const parts = [
        { ...header(''), data: wordPart('hdr', aParagraph('Ada Byron'), dialect) },
        { ...footer, data: wordPart('ftr', aParagraph('ada@example.com'), dialect) },
      ];
      expect(await textsOf({ body: body + section(both), parts, dialect, main: 'word/document2.xml' })).toEqual([
        'Ada Byron',
        'Experience',
        'ada@example.com',
      ]);
    },
  );

  it('keep their own links, tables and text boxes', async () => {
    const link = '<w:hyperlink r:id="rId1"><w:r><w:t>mail</w:t></w:r></w:hyperlink>';
    const table = `<w:tbl><w:tr><w:tc>${aParagraph('Ada')}</w:tc><w:tc><w:p>${link}</w:p></w:tc></w:tr></w:tbl>`;
    const relations =
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="mailto:ada@example.com" TargetMode="External"/></Relationships>';
    const found = await read({
      body: body + section(reference('header', 'rId1')),
      parts: [{ ...header(''), data: wordPart('hdr', table) }],
      more: { 'word/_rels/header1.xml.rels': relations },
    });
    expect(found.links).toEqual(['mailto:ada@example.com']);
    expect(found.lines[0]!.text).toBe('Ada  |  mail');
  });

  it('are read once each, and those of first and even pages where there are such', async () => {
    const parts = [header('Always'), header('First', 'word/header2.xml'), header('Even', 'word/header3.xml')];
    const references =
      reference('header', 'rId1') + reference('header', 'rId2', 'first') + reference('header', 'rId3', 'even');
    const settings = {
      name: 'word/settings.xml',
      kind: 'settings',
      data: wordPart('settings', '<w:evenAndOddHeaders/>'),
    };
    expect(await textsOf({ body: body + section(references), parts })).toEqual(['Always', 'Experience']);
    expect(await textsOf({ body: body + section(references + references, '<w:titlePg/>'), parts })).toEqual([
      'Always',
      'First',
      'Experience',
    ]);
    expect(
      await textsOf({ body: body + section(references, '<w:titlePg w:val="0"/>'), parts: [...parts, settings] }),
    ).toEqual(['Always', 'Even', 'Experience']);
  });
});

describe('A text box of a Word file is read once', () => {
  const box = `<w:txbxContent>${aParagraph('Ada Byron')}</w:txbxContent>`;
  const shape = `<w:drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></w:drawing>`;
  const picture = `<w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict>`;
  const both = `<mc:Choice Requires="wps">${shape}</mc:Choice><mc:Fallback>${picture}</mc:Fallback>`;
  it.each([
    ['in both ways, as Word gives it', `<mc:AlternateContent>${both}</mc:AlternateContent>`],
    [
      'in the newer way alone',
      `<mc:AlternateContent><mc:Choice Requires="wps">${shape}</mc:Choice></mc:AlternateContent>`,
    ],
    [
      'in the newer way, with an empty older one',
      `<mc:AlternateContent><mc:Choice Requires="wps">${shape}</mc:Choice><mc:Fallback/></mc:AlternateContent>`,
    ],
    ['as a shape without an alternative', shape],
    ['in the older way alone', picture],
    ['in a group of shapes', `<w:drawing><wps:g><wps:txbx>${box}</wps:txbx></wps:g></w:drawing>`],
  ])('%s', async (_way, drawn) => {
    expect(await textsOf({ body: `<w:p><w:r>${drawn}</w:r></w:p>${body}` })).toEqual(['Ada Byron', 'Experience']);
  });
});

describe('Hidden words of a Word file are no lines, and are given beside them', () => {
  const styles = (properties: string, kind = 'character') =>
    wordPart(
      'styles',
      `<w:style w:type="${kind}" w:styleId="base"><w:rPr>${properties}</w:rPr></w:style><w:style w:type="${kind}" w:styleId="ours"><w:basedOn w:val="base"/></w:style>`,
    );
  const styled = (xml: string) => [{ name: 'word/styles.xml', kind: 'styles', data: xml }];
  const hidden = (properties: string) => aParagraph('Rust', properties);

  it.each<[string, Package]>([
    ['themselves', { body: hidden('<w:vanish/>') }],
    ['with a value', { body: hidden('<w:vanish w:val="true"/>') }],
    ['by a style of letters', { body: hidden('<w:rStyle w:val="ours"/>'), parts: styled(styles('<w:vanish/>')) }],
    [
      'by a style of paragraphs',
      {
        body: `<w:p><w:pPr><w:pStyle w:val="ours"/></w:pPr><w:r><w:t>Rust</w:t></w:r></w:p>`,
        parts: styled(styles('<w:vanish/>', 'paragraph')),
      },
    ],
    ['in letters of one point', { body: hidden('<w:sz w:val="2"/>') }],
    ['in white letters on the paper', { body: hidden('<w:color w:val="FFFFFF"/>') }],
    [
      'in a header',
      {
        body: section(reference('header', 'rId1')),
        parts: [{ ...header(''), data: wordPart('hdr', hidden('<w:vanish/>')) }],
      },
    ],
  ])('%s', async (_how, file) => {
    const found = await read({ ...file, body: body + file.body });
    expect(found.lines.map(({ text }) => text)).toEqual(['Experience']);
    expect(found.hiddenText).toBe('Rust');
  });

  it.each<[string, Package]>([
    ['without anything that hides them', { body: aParagraph('Rust', '<w:b/>') }],
    ['shown again', { body: hidden('<w:vanish w:val="0"/>') }],
    [
      'shown although their style hides',
      { body: hidden('<w:rStyle w:val="ours"/><w:vanish w:val="false"/>'), parts: styled(styles('<w:vanish/>')) },
    ],
    [
      'whose mark of a paragraph alone is hidden',
      { body: '<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>Rust</w:t></w:r></w:p>' },
    ],
    ['in white on a shade', { body: hidden('<w:color w:val="FFFFFF"/><w:shd w:fill="1F3864"/>') }],
    [
      'in white in a cell with a shade',
      {
        body: `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${hidden('<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
      },
    ],
    [
      'in white in a table of a style',
      {
        body: `<w:tbl><w:tblPr><w:tblStyle w:val="x"/></w:tblPr><w:tr><w:tc>${hidden('<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
      },
    ],
  ])('but what is shown is a line: %s', async (_how, file) => {
    const found = await read(file);
    expect(found.lines.map(({ text }) => text)).toEqual(['Rust']);
    expect(found).not.toHaveProperty('hiddenText');
  });
});

it('Tracked changes are read as accepted', async () => {
  const run = (words: string, tag = 't') => `<w:r><w:${tag} xml:space="preserve">${words}</w:${tag}></w:r>`;
  const changed = `<w:p>${run('Ada ')}<w:del>${run('Smith', 'delText')}</w:del><w:ins>${run('Byron')}</w:ins></w:p>`;
  const moved = `<w:p><w:moveFrom>${run('Pune')}</w:moveFrom></w:p><w:p><w:moveTo>${run('Pune')}</w:moveTo></w:p>`;
  const field = `<w:p><w:fldSimple w:instr="AUTHOR">${run('Engineer')}</w:fldSimple></w:p>`;
  expect(await textsOf({ body: changed + moved + field })).toEqual(['Ada Byron', 'Pune', 'Engineer']);
});

describe('A file within a Word file', () => {
  const chunk = (name: string, data: string | Uint8Array) => ({
    body: `${aParagraph('Before')}<w:altChunk r:id="rId1"/>${aParagraph('Behind')}`,
    parts: [{ name: `word/${name}`, kind: 'aFChunk', data }],
  });
  const page =
    '<html><head><title>x</title><style>p{}</style></head><body><h1>Ada Byron</h1><div>Pune<br>ada@example.com</div><ul><li><p>Java &amp; SQL</p></li></ul><table><tr><td>Engineer</td><td>2019</td></tr></table><p style="display:none">Rust</p></body></html>';
  const lines = ['Ada Byron', 'Pune', 'ada@example.com', '• Java & SQL', 'Engineer  |  2019'];
  const message = (encoding: string, inner: string) =>
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${inner}\r\n--b\r\nContent-Type: image/png\r\n\r\nx\r\n--b--`;

  it.each<[string, string, string | Uint8Array, string[]]>([
    ['a page', 'part.html', page, lines],
    ['a page in Windows-1252', 'part.htm', Buffer.from('<meta charset="windows-1252"><p>José', 'latin1'), ['José']],
    [
      'a message in quoted letters',
      'part.mht',
      message('quoted-printable', page.replaceAll('=', '=3D').replace('Byron', 'By=\r\nron')),
      lines,
    ],
    ['a message in base64', 'part.mht', message('base64', Buffer.from(page).toString('base64')), lines],
    ['a text', 'part.txt', 'Ada <Byron>\r\nPune', ['Ada <Byron>', 'Pune']],
    ['another Word file', 'part.docx', aWordPackage({ body: aParagraph('Ada Byron') }), ['Ada Byron']],
  ])('is read in its place: %s', async (_what, name, data, within) => {
    expect(await textsOf(chunk(name, data))).toEqual(['Before', ...within, 'Behind']);
  });

  it('that hides words gives them with the others', async () => {
    expect((await read(chunk('part.html', page))).hiddenText).toBe('Rust');
  });

  it.each([
    ['Rich Text', '{\\rtf1 Ada}'],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1])],
  ])('of another kind is said: %s', async (_what, data) => {
    await expect(docxHtml(aWordPackage(chunk('part.rtf', data)))).rejects.toMatchObject({ name: 'UnreadChunk' });
  });
});
