import { describe, expect, it } from 'vitest';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import type { PlacedText } from '../../../../../functions/platform/outside/resume-text/port.ts';

const placed = (text: string, left: number, base: number, more: Partial<PlacedText> = {}): PlacedText => ({
  text,
  left,
  base,
  width: 5 * text.length,
  height: 10,
  isBold: false,
  ...more,
});
const linesOf = (texts: PlacedText[]) => linesOfPages([{ width: 600, height: 800, texts }]);
const textsOf = (texts: PlacedText[]) => linesOf(texts).map(({ text }) => text);

it('The lines of pages have parts with their places, sizes and gaps', () => {
  const name = placed('Ada', 50, 60, { isBold: true, height: 20, width: 30 });
  const pages = [[name, placed('Nurse', 50, 80)], [placed('Two', 50, 60)]];
  const part = { text: 'Ada', left: 50, top: 40, width: 30, height: 24, isBold: true };
  expect(linesOfPages(pages.map((texts) => ({ width: 600, height: 800, texts })))).toEqual([
    { page: 0, parts: [part], text: 'Ada', isBold: true, size: 24, gap: 0, startsBlock: false },
    {
      page: 0,
      parts: [{ text: 'Nurse', left: 50, top: 70, width: 25, height: 12, isBold: false }],
      text: 'Nurse',
      isBold: false,
      size: 12,
      gap: 20,
      startsBlock: false,
    },
    {
      page: 1,
      parts: [{ text: 'Two', left: 50, top: 50, width: 15, height: 12, isBold: false }],
      text: 'Two',
      isBold: false,
      size: 12,
      gap: 0,
      startsBlock: false,
    },
  ]);
});

describe('Texts of one line', () => {
  it.each([
    [1.9, 'OneTwo'],
    [2, 'One Two'],
    [8.4, 'One Two'],
    [8.5, 'One  |  Two'],
  ])('%d points apart are read as %s', (gap, line) => {
    expect(textsOf([placed('One', 50, 60), placed(' Two ', 65 + gap, 60)])).toEqual([gap < 2 ? 'One Two' : line]);
    expect(textsOf([placed('One', 50, 60), placed('Two', 65 + gap, 60)])).toEqual([line]);
  });

  it('that are joined reach from the first to the last, as high as the highest', () => {
    const texts = [placed('One', 50, 60), placed('long', 66, 60, { width: 40 }), placed('x', 70, 60, { height: 12 })];
    expect(linesOf(texts)[0]!.parts).toEqual([
      { text: 'Onelongx', left: 50, top: 48, width: 56, height: expect.closeTo(14.4, 5), isBold: false },
    ]);
  });

  it('are bold where more than half of the letters are, not counting short ones', () => {
    const isBold = (...texts: [string, boolean][]) => {
      const row = texts.map(([text, bold], at) => placed(text, 51 + at, 60, { isBold: bold, width: 1 }));
      return linesOf(row)[0]!.isBold;
    };
    expect(isBold(['aaaa', true], ['bbb', false])).toBe(true);
    expect(isBold(['aaaa', true], ['bbbb', false])).toBe(false);
    expect(isBold(['aaa', false], ['bbbb', true])).toBe(true);
    expect(isBold(['aa', true], ['bb', false])).toBe(true);
    expect(isBold(['aa', false], ['bb', true])).toBe(false);
  });

  it('may be up to a third of their height apart, or two points', () => {
    const rows = (apart: number, height = 10) =>
      textsOf([placed('Two', 200, 60 + apart), placed('One', 50, 60, { height })]).length;
    expect([rows(3.4), rows(3.5), rows(1.9, 4), rows(2, 4)]).toEqual([1, 2, 1, 2]);
  });

  it('of nothing but spaces say nothing', () => {
    expect(textsOf([placed('  ', 50, 60), placed('Ada   Byron', 50, 80)])).toEqual(['Ada Byron']);
    expect(linesOf([])).toEqual([]);
  });
});

const column = (count: number, left: number, step: number, name: string) =>
  Array.from({ length: count }, (_one, at) => placed(`${name} line number ${at}`, left, 100 + step * at));
const named = (count: number, name: string) => Array.from({ length: count }, (_one, at) => `${name} line number ${at}`);
const wide = 'words that span both columns of the whole page from its one end to its other one';

describe('Two columns', () => {
  const columns = [...column(10, 40, 14, 'left'), ...column(10, 320, 17, 'right')];

  it('are read one after the other, as blocks', () => {
    const lines = linesOf(columns);
    expect(lines.map(({ text }) => text)).toEqual([...named(10, 'left'), ...named(10, 'right')]);
    expect(lines.flatMap(({ startsBlock, gap }, at) => (startsBlock ? [[at, gap]] : []))).toEqual([[10, 99]]);
    expect([lines[0]!.gap, lines[1]!.gap, lines[11]!.gap]).toEqual([0, 14, 17]);
  });

  it('are read between the lines that span them', () => {
    expect(textsOf([placed(wide, 40, 60), ...columns, placed(wide, 40, 300)])).toEqual([
      wide,
      ...named(10, 'left'),
      ...named(10, 'right'),
      wide,
    ]);
    const apart = columns.map((one) => (one.base < 170 ? one : { ...one, base: one.base + 40 }));
    const middle = textsOf([...apart, placed(wide, 40, 190)]);
    expect(middle).toEqual([
      ...named(10, 'left').slice(0, 5),
      ...named(10, 'right').slice(0, 5),
      wide,
      ...named(10, 'left').slice(5),
      ...named(10, 'right').slice(5),
    ]);
  });

  it('are one below a head of several lines, which stays together', () => {
    const head = [placed(wide, 40, 60), placed(`${wide} too`, 40, 75)];
    const lines = linesOf([...head, ...columns]);
    expect(lines.slice(0, 3).map(({ gap }) => gap)).toEqual([0, 15, 99]);
    const far = linesOf([placed(wide, 40, 40), placed(`${wide} too`, 40, 75), ...columns]);
    expect(far.slice(0, 3).map(({ gap }) => gap)).toEqual([0, 99, 99]);
  });

  it('need twelve texts, of which few span both', () => {
    const few = (left: number, right: number) => [...column(left, 40, 14, 'left'), ...column(right, 320, 17, 'right')];
    const isRead = (texts: PlacedText[]) => textsOf(texts).includes('left line number 0');
    expect([isRead(few(6, 6)), isRead(few(6, 5)), isRead(few(3, 12)), isRead(few(12, 3))]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const spanning = (count: number) => Array.from({ length: count }, (_one, at) => placed(wide, 40, 30 + 14 * at));
    expect([isRead([...columns, ...spanning(2)]), isRead([...columns, ...spanning(3)])]).toEqual([true, false]);
  });
});

describe('What is beside the lines of one column is no column', () => {
  const rows = (first: (at: number) => string, second: (at: number) => string, right: number) =>
    textsOf(
      Array.from({ length: 8 }, (_one, at) => [
        placed(first(at), 40, 100 + 14 * at),
        placed(second(at), right, 100 + 14 * at),
      ]).flat(),
    );
  const text = (at: number) => `some longer text of line ${at}`;

  it.each([
    ['short tails', text, (at: number) => `tail ${at}`, 480],
    ['dates on the left', (at: number) => `201${at} - 2019`, text, 200],
    ['dates on the right', text, (at: number) => `May 201${at}, in the autumn`, 400],
    ['short words on the left', (at: number) => `word ${at}`, text, 200],
    ['signs', (at: number) => `${at}.`, text, 200],
  ])('%s', (_what, first, second, right) => {
    expect(rows(first, second, right)).toEqual(
      Array.from({ length: 8 }, (_one, at) => `${first(at)}  |  ${second(at)}`),
    );
  });
});

it('The headings of a page that are all on the left are labels of what is beside them', () => {
  const beside = (heading: string, base: number, ...texts: string[]) => [
    placed(heading, 40, base + 3),
    ...texts.map((text, at) => placed(text, 200, base + 14 * at)),
  ];
  const lines = textsOf([
    ...beside('Experience', 100, 'Nurse at Lakeside Hospital', 'Led many nights there', 'Led many days too'),
    ...beside('Education', 150, 'Physics at the Example College', 'Example College in Austin'),
    ...beside('Skills', 190, 'Many skills are listed here', 'And even more of them'),
    ...beside('Awards', 230, 'Nurse of a whole year once'),
    placed('Alone', 40, 270),
  ]);
  expect(lines).toEqual([
    'Experience  |  Nurse at Lakeside Hospital',
    'Led many nights there',
    'Led many days too',
    'Education  |  Physics at the Example College',
    'Example College in Austin',
    'Skills  |  Many skills are listed here',
    'And even more of them',
    'Awards  |  Nurse of a whole year once',
    'Alone',
  ]);
});

it('The lines of a table’s cells are joined where they are close below cells of three or more', () => {
  const row = (base: number, ...cells: string[]) => cells.map((cell, at) => placed(cell, 40 + 150 * at, base));
  expect(
    textsOf([
      ...row(100, 'Nurse', 'Lakeside', '2018'),
      ...row(112, 'of nights', 'Hospital'),
      ...row(140, 'Doctor', 'Seaside', '2016'),
      ...row(154.4, 'of days'),
      ...row(168.8, 'and more'),
      ...row(183.4, 'far below'),
    ]),
  ).toEqual([
    'Nurse of nights  |  Lakeside Hospital  |  2018',
    'Doctor of days and more  |  Seaside  |  2016',
    'far below',
  ]);
  expect(textsOf([...row(100, 'Nurse', 'Lakeside'), ...row(112, 'nights')])).toEqual(['Nurse  |  Lakeside', 'nights']);
  expect(textsOf([...row(100, 'Nurse', 'Lakeside', '2018'), placed('aside', 43, 112)])).toEqual([
    'Nurse  |  Lakeside  |  2018',
    'aside',
  ]);
});

it('Words that are set letter by letter are words, and the gap between two of them is no column’s', () => {
  const spaced = [placed('P R I Y A', 50, 60, { width: 98, height: 21 }), placed('R A M A N', 170, 60, { height: 21 })];
  expect(textsOf(spaced)).toEqual(['PRIYA RAMAN']);
  // A pair of letters may be closer, and a short word is one beside others.
  expect(textsOf([placed('S TA F F', 50, 60), placed('O F', 98, 60), placed('N I G H T S', 120, 60)])).toEqual([
    'STAFF OF NIGHTS',
  ]);
  expect(textsOf([placed('J R', 50, 60), placed('Nurse', 80, 60)])).toEqual(['J R  |  Nurse']);
});
