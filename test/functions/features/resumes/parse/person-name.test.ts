import { describe, expect, it } from 'vitest';
import { findName } from '../../../../../functions/features/resumes/parse/person-name.ts';
import { flowingLines, linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';

const nameOf = (text: string, email?: string, isRecognized = false) =>
  findName(linesOfText(text), { email, isRecognized });

describe('The name of the person whose resume it is', () => {
  it.each([
    ['Ada Byron', 'Ada', 'Byron'],
    ['Ada de la Cruz', 'Ada', 'de la Cruz'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['J. R. Tolkien', 'J. R.', 'Tolkien'],
    ['O’Brien Jean-Luc', 'O’Brien', 'Jean-Luc'],
    ['Ada Mary Anne Byron', 'Ada Mary Anne', 'Byron'],
  ])('has a first and last name: %s', (raw, firstName, lastName) => {
    expect(nameOf(raw)).toEqual({ raw, firstName, lastName, confidence: 0.75 });
  });

  it.each([
    'Name: Ada Byron',
    'Resume of Ada Byron',
    'Ada Byron, PhD, MBA',
    'Ada Byron, RN',
    'Ada Byron Jr.',
    'Ada Byron III',
    'Ada Byron, Software Engineer',
    'Ada Byron - Nurse',
    'Ada Byron | Austin',
  ])('is read without what is around it: %s', (text) => {
    expect(nameOf(text)).toEqual({ raw: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', confidence: 0.75 });
  });

  it.each([
    ['Byron Ada Mary', 'ada.byron@example.com', 'Ada Mary', 'Byron'],
    ['Kim Min Soo', 'minsoo.kim@example.kr', 'Min Soo', 'Kim'],
    ['María José Prieto Lugo', 'mj.prieto@example.es', 'María José', 'Prieto Lugo'],
    ['Pedro Alves Souto', 'palves@example.pt', 'Pedro', 'Alves Souto'],
    ['Ana Maria Alves Lima', 'ana.maria@example.br', 'Ana Maria Alves', 'Lima'],
    ['Ada Mary Byron', 'ada.byron@example.com', 'Ada Mary', 'Byron'],
    ['Nguyễn Thị Minh Anh', 'minhanh@example.vn', 'Thị Minh Anh', 'Nguyễn'],
  ])(
    'is split as the mail address has it, where that says which part is the family’s: %s, %s',
    (raw, email, first, last) => {
      expect(nameOf(raw, email)).toMatchObject({ firstName: first, lastName: last });
    },
  );

  it.each([
    ['Jennifer (Jen) Whitfield', 'Jennifer', 'Whitfield'],
    ['William “Bill” Marsh', 'William', 'Marsh'],
    ['Alex Morgan (they/them)', 'Alex', 'Morgan'],
    ['Alex Morgan, She/Her', 'Alex', 'Morgan'],
    ['Dr. Maria Lopez', 'Maria', 'Lopez'],
    ['Prof. Dr. Maria Lopez, MD, FRCS', 'Maria', 'Lopez'],
    ['Mira Holt, RN, BSN, MSN', 'Mira', 'Holt'],
    ['Holt, Mira', 'Mira', 'Holt'],
    ['Kowalski Jan', 'Jan', 'Kowalski'],
    ['Nicki Stone', 'Nicki', 'Stone'],
    ['Nováková Jana', 'Jana', 'Nováková'],
    ['Nagy Péter', 'Péter', 'Nagy'],
    ['Trần Anh', 'Anh', 'Trần'],
    ['Anh Nguyễn', 'Anh', 'Nguyễn'],
    ['Mai Holt', 'Mai', 'Holt'],
    ['Kasia „Kaś” Wrona', 'Kasia', 'Wrona'],
    ['Mag. Eva Holt, MA', 'Eva', 'Holt'],
    ['Ing. Pavel Holt, CSc.', 'Pavel', 'Holt'],
    ['CA Neha Gupta', 'Neha', 'Gupta'],
    ['Shaun Mac Donald', 'Shaun', 'Mac Donald'],
    ['curriculum vitae\nname: mira holt', 'Mira', 'Holt'],
    ['García López, Ana', 'Ana', 'García López'],
    ['Mira Holt Mira Holt', 'Mira', 'Holt'],
    ['Mira Holt, Computer Science Major at WCU', 'Mira', 'Holt'],
    ['अनिल कुमार', 'अनिल', 'कुमार'],
    ['田中 美咲', '美咲', '田中'],
    ['Ольга Иванова', 'Ольга', 'Иванова'],
    ['محمد العلي', 'محمد', 'العلي'],
    ['HOLT, Mira', 'Mira', 'Holt'],
    ['Mira Holt (née Berg)', 'Mira', 'Holt'],
    ['M I R A   H O L T', 'Mira', 'Holt'],
    ['Sukarno\nJakarta | 0812 345 678', 'Sukarno', ''],
    ['李娜\nli.na@example.com', '李娜', ''],
    ['Anne\u2011Marie Holt', 'Anne\u2011Marie', 'Holt'],
    ['Zoë Brûlé–Ångström', 'Zoë', 'Brûlé–Ångström'],
    ['Karl-Theodor von und zu Berg', 'Karl-Theodor', 'von und zu Berg'],
    ['Máire Ní Shúilleabháin', 'Máire', 'Ní Shúilleabháin'],
    ["Paola dell'Acqua", 'Paola', "dell'Acqua"],
    ['Nour al-Din Haddad', 'Nour al-Din', 'Haddad'],
    ['Mira Holt <mira@example.com>', 'Mira', 'Holt'],
    ['Mira Holt; mira@example.com; Leeds', 'Mira', 'Holt'],
    ["Mira Holt's Resume", 'Mira', 'Holt'],
    ['Mr Tobias Holt BSc (Hons)', 'Tobias', 'Holt'],
    ['Prof. Dr.-Ing. Klaus Holt', 'Klaus', 'Holt'],
    ['श्री राजेश कुमार मिश्रा', 'राजेश कुमार', 'मिश्रा'],
    ['محمد عبد الله', 'محمد', 'عبد الله'],
    ['김민수 (Minsu Kim)\nminsu@example.com', '김민수', ''],
    ['Ana María de los Ángeles Ruiz', 'Ana María de los Ángeles', 'Ruiz'],
    ['Mira Holt|mira@example.com|Leeds', 'Mira', 'Holt'],
    ['Applicant: Mira Holt', 'Mira', 'Holt'],
    ['Profile of Mira Holt', 'Mira', 'Holt'],
    ['Hi, I’m Mira Holt', 'Mira', 'Holt'],
    ['Mira Holt (she)', 'Mira', 'Holt'],
    ['Mira Holt (sie/ihr)', 'Mira', 'Holt'],
    ['Mira Holt a.k.a. MH', 'Mira', 'Holt'],
    ['Rev. Fr. Tobias Holt', 'Tobias', 'Holt'],
    ['KVS Rao', 'KVS', 'Rao'],
    ['ნინო ბერიძე', 'ნინო', 'ბერიძე'],
    ['Seán Óg Ó hAilpín', 'Seán Óg', 'Ó hAilpín'],
    ['Wang Xiaoming (王小明)', 'Wang', 'Xiaoming'],
    ['Mira Holt, 12 Oak Street, Leeds, mira@example.com', 'Mira', 'Holt'],
  ])('is as people write it: %s', (text, firstName, lastName) => {
    expect(nameOf(text)).toMatchObject({ firstName, lastName });
  });

  it('is the candidate’s, not that of who presents them', () => {
    const cover = linesOfText('Tom Finch\nMira Holt');
    const isOwn = (line: number) => line !== 0;
    expect(findName(cover, { email: undefined, isRecognized: false, isOwn })?.raw).toBe('Mira Holt');
  });

  it('is on two lines where the address has both words', () => {
    expect(nameOf('MIRA\nHOLT\nNurse', 'mira.holt@example.com')).toMatchObject({ firstName: 'Mira', lastName: 'Holt' });
    expect(nameOf('Mira\nHolt\nNurse', 'nurse@example.com')).not.toMatchObject({ lastName: 'Holt' });
  });

  it('in small letters at the top of a page is a name, and is spelled as the page has it', () => {
    expect(nameOf('ada byron')).toMatchObject({ raw: 'ada byron', firstName: 'Ada', lastName: 'Byron' });
    expect(nameOf('Ada byron')).toMatchObject({ raw: 'Ada byron', firstName: 'Ada', lastName: 'Byron' });
    expect(nameOf("conan o'dowd")).toMatchObject({ firstName: 'Conan', lastName: "O'Dowd" });
    expect(nameOf('about me')).toBeUndefined();
  });

  it('in capitals is written with capitals at its beginnings', () => {
    expect(nameOf('ELODIE MÜLLER-BRANDT')).toMatchObject({ firstName: 'Elodie', lastName: 'Müller-Brandt' });
    expect(nameOf('Elodie McBRIDE')).toMatchObject({ firstName: 'Elodie', lastName: 'McBRIDE' });
  });

  it.each([
    'Ada',
    'Al',
    'Ada Byron 2',
    'Ada B C D E F',
    'Work Experience',
    'Page',
    `Ada ${'B'.repeat(52)}`,
    'Austin, TX',
    'ada@example.com',
  ])('is not seen in %s', (text) => {
    expect(nameOf(text)).toBeUndefined();
  });

  it.each([
    'Software Engineer',
    'Example Ltd',
    'Example College',
    'Team Management',
    'Resume',
    'Oak Street',
    'Austin',
    'Page',
  ])('is below %s, which is none', (text) => {
    expect(nameOf(`${text}\nAda Byron`)?.raw).toBe('Ada Byron');
  });

  it('is the first of several, unless another is in the e-mail address, and surer then', () => {
    const two = 'Grace Hopper\nAda Byron';
    expect(nameOf(two)).toMatchObject({ raw: 'Grace Hopper', confidence: 0.75 });
    expect(nameOf(two, 'grace.h@example.com')).toMatchObject({ raw: 'Grace Hopper', confidence: 0.85 });
    const byAddress = { raw: 'Ada Byron', confidence: expect.closeTo(0.936, 5) };
    expect(nameOf(two, 'ada_byron@example.com')).toMatchObject(byAddress);
    expect(nameOf(two, 'office@byron.example.com')).toMatchObject({ raw: 'Grace Hopper' });
    // A name of two words may be one in the address, and dots and dashes between its words are not part of it.
    expect(nameOf(two, 'a.da-by.ron@example.com')).toMatchObject({ raw: 'Ada Byron' });
    expect(nameOf('Al Hopper\nAda Byron', 'al@example.com')).toMatchObject({ raw: 'Al Hopper', confidence: 0.75 });
  });

  it('is wherever the page has what the e-mail address is made of, also in small letters or without its space', () => {
    const page = (name: string) => `Solutions Architect\nHybrid Cloud Nanodegree\n${'a line\n'.repeat(30)}${name}`;
    const address = 'mira.holt7@example.com';
    expect(nameOf(page('mira holt'), address)).toMatchObject({ firstName: 'Mira', lastName: 'Holt' });
    expect(nameOf(page('MiraHolt'), address)).toMatchObject({ firstName: 'Mira', lastName: 'Holt' });
    expect(nameOf(page('MiraHolt'), 'office@example.com')).toMatchObject({ firstName: 'Hybrid Cloud' });
  });

  it('is parted from the title behind it, in large letters or where the e-mail address has a word of it', () => {
    const texts = ['Mira Holt Site Engineer', 'some words', 'of a few', 'more lines'].map((text, at) => ({
      text,
      left: 50,
      base: 60 + 20 * at,
      width: 5 * text.length,
      height: at === 0 ? 24 : 10,
      isBold: false,
    }));
    const lines = linesOfPages([{ width: 612, height: 792, texts }]);
    expect(findName(lines, { email: undefined, isRecognized: false })?.raw).toBe('Mira Holt');
    expect(nameOf('Mira Holt Site Engineer', 'holt@example.com')?.raw).toBe('Mira Holt');
    expect(nameOf('Senior Site Engineer', 'senior@example.com')?.raw).toBeUndefined();
  });

  it('is not that of a parent or of a number, which forms ask for', () => {
    expect(nameOf('CNIC No.\nFather Name: Tom Finch\nAda Byron')?.raw).toBe('Ada Byron');
  });

  it('is the heading of a text in Markdown', () => {
    expect(nameOf('# Ada Byron\nNurse')).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  });

  it('may be one word on the last line, where the e-mail address has it', () => {
    const alone = { raw: 'Ada', firstName: 'Ada', lastName: '', confidence: expect.closeTo(0.625, 5) };
    expect(nameOf('Ada', 'ada@example.com')).toEqual(alone);
  });

  it('is the surer the higher on the page it is', () => {
    const below = (count: number) => nameOf(`${'a line\n'.repeat(count)}Ada Byron`)?.confidence;
    expect([below(1), below(4), below(10)]).toEqual([
      expect.closeTo(0.736, 5),
      expect.closeTo(0.694, 5),
      expect.closeTo(0.61, 5),
    ]);
    expect([below(14), below(15)]).toEqual([0.6, undefined]);
  });

  it('is the line of larger or bolder letters', () => {
    const row = (text: string, level: number, isBold = false) => ({ text, isBold, level, isApart: false });
    const bold = flowingLines([row('Grace Hopper', 0), row('Ada Byron', 0, true), row('Notes', 0)]);
    expect(findName(bold, { email: undefined, isRecognized: false })?.raw).toBe('Ada Byron');
  });

  it('may be set on two lines of equally large letters', () => {
    const placed = (text: string, base: number, height: number) => ({
      text,
      left: 50,
      base,
      width: 5 * text.length,
      height,
      isBold: false,
    });
    const small = Array.from({ length: 5 }, (_one, at) => placed(`some words of line ${at}`, 150 + 14 * at, 10));
    const nameIn = (second: number, first = 24) => {
      const texts = [placed('Ada', 60, first), placed('Byron', 90, second), ...small];
      const lines = linesOfPages([{ width: 612, height: 792, texts }]);
      return findName(lines, { email: undefined, isRecognized: false });
    };
    expect(nameIn(24)).toEqual({
      raw: 'Ada Byron',
      firstName: 'Ada',
      lastName: 'Byron',
      confidence: expect.closeTo(0.71, 5),
    });
    expect(nameIn(20)).toMatchObject({ firstName: 'Ada', lastName: '' });
    expect(nameIn(12, 12)).toBeUndefined();
  });

  it('of a scan has the capital I that recognition took for a small l, and is spelled as it was recognized', () => {
    expect(nameOf('Lakshmi lyer', undefined, true)).toMatchObject({ raw: 'Lakshmi lyer', lastName: 'Iyer' });
    expect(nameOf('lmran Khan', undefined, true)).toMatchObject({ raw: 'lmran Khan', firstName: 'Imran' });
    expect(nameOf('|mran Khan', undefined, true)).toMatchObject({ raw: '|mran Khan', firstName: 'Imran' });
    expect(nameOf('Lakshmi lyer')).toMatchObject({ raw: 'Lakshmi lyer', lastName: 'Lyer' });
    expect(nameOf('Lakshmi de lyer', undefined, true)).toMatchObject({ firstName: 'Lakshmi', lastName: 'de Iyer' });
  });
});
