import { expect, it } from 'vitest';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import { pagesOfBlocks } from '../../../../../functions/features/resumes/text/recognized-pages.ts';
import { type RecognizedWord, textBlocks } from '../../../../../infra/laptop/laptop.ts';

/** A word of this many letters at a place of the page, in hundredths of it, recognized with a confidence. */
const word = (text: string, left: number, top: number, { confidence = 95, height = 1.2 } = {}): RecognizedWord => ({
  text,
  confidence,
  box: { left: left / 100, top: top / 100, width: text.length / 100, height: height / 100 },
});

function linesOf(...lines: RecognizedWord[][]): string[] {
  const recognized = lines.map((words) => {
    const confidence = words.reduce((sum, one) => sum + one.confidence, 0) / words.length;
    return { ...words[0]!, text: words.map(({ text }) => text).join(' '), confidence, words };
  });
  return linesOfPages(pagesOfBlocks(textBlocks({ lines: recognized }, 0))).map(({ text }) => text);
}

it('Names and addresses are kept however unsure recognition is of them, and what is no word is not', () => {
  expect(
    linesOf(
      [word('Łukasz', 10, 5, { confidence: 20 }), word('Castañeda', 17, 5, { confidence: 24 })],
      [word('lukasz@example.com', 10, 9, { confidence: 21 })],
      [word('_—', 10, 12, { confidence: 5 }), word('oo', 14, 12, { confidence: 9 })],
    ),
  ).toEqual(['Łukasz Castañeda', 'lukasz@example.com']);
});

it('The borders of a table are not words of its cells, and a bar between two words is', () => {
  expect(linesOf([word('Degree', 10, 5), word('|', 30, 5), word('Institution', 32, 5), word('|', 50, 5)])).toEqual([
    'Degree  |  Institution',
  ]);
  expect(linesOf([word('Austin', 10, 5), word('|', 17, 5), word('512', 19, 5)])).toEqual(['Austin | 512']);
});

it('Cells of a table that were recognized as lines of their own share a row, whether or not letters hang below it', () => {
  expect(
    linesOf(
      [word('Period', 10, 5)],
      [word('Designation', 30, 5, { height: 1.55 })],
      [word('Company', 60, 5, { height: 1.55 })],
    ),
  ).toEqual(['Period  |  Designation  |  Company']);
});

it('A word of which no place is known is at the corner of its page', () => {
  const blocks = [
    { BlockType: 'LINE', Id: 'a', Text: 'Nurse', Page: 2, Relationships: [{ Type: 'CHILD', Ids: ['b', 'gone'] }] },
    { BlockType: 'WORD', Id: 'b', Text: 'Nurse', Confidence: 99 },
    {
      BlockType: 'LINE',
      Id: 'c',
      Text: 'Clerk',
      Page: 1,
      Relationships: [{ Type: 'VALUE', Ids: ['d'] }, { Type: 'CHILD' }],
    },
    { BlockType: 'WORD', Id: 'd', Text: 'Clerk', Confidence: 99, Geometry: {} },
    { BlockType: 'LINE', Id: 'e', Text: 'No words' },
  ];
  const place = { left: 0, base: 0, width: 0, height: 0, isBold: false };
  expect(pagesOfBlocks(blocks)).toEqual([
    { width: 612, height: 792, texts: [] },
    { width: 612, height: 792, texts: [{ text: 'Nurse', ...place }] },
  ]);
  const known = blocks.map((block) =>
    block.Id === 'c' ? { ...block, Relationships: [{ Type: 'CHILD', Ids: ['d'] }] } : block,
  );
  expect(pagesOfBlocks(known)[0]?.texts).toEqual([{ text: 'Clerk', ...place }]);
});

it('The sign before a point of a list is a bullet, whatever recognition takes it for', () => {
  expect(linesOf([word('«', 10, 5, { confidence: 0 }), word('Wired', 12, 5), word('schools', 18, 5)])).toEqual([
    '• Wired schools',
  ]);
});

it('A narrow column whose headings are beside the text of a wide one is read before it, not as its labels', () => {
  const lines = ([left, right]: [string, string], at: number): RecognizedWord[][] => [
    ...(left ? [[word(left, 5, 10 + 2 * at)]] : []),
    // A page that leans moves the rows below aside.
    [word(right, at === 0 ? 36 : 36.6, 10 + 2 * at)],
  ];
  const rows: [string, string][] = [
    ['Contact', 'Employment'],
    ['a@example.com', 'Nurse_Manager,_Parijat_Consulting'],
    ['Education', '12/2024_-_Present'],
    ['Nursing', 'Kept_calm_order_on_nights_with_few_hands'],
    ['Example', 'Introduced_a_checklist_that_is_still_used'],
    ['Skills', 'Charge_Nurse,_Kaveri_Systems'],
    ['Triage', '11/2020_-_11/2024'],
    ['Oncology', 'Looked_after_six_people_on_a_ward'],
  ];
  const read = linesOf(...rows.flatMap(lines));
  expect(read).toEqual([...rows.map(([left]) => left).filter(Boolean), ...rows.map(([, right]) => right)]);
});
