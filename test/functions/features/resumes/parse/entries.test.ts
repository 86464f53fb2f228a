import { describe, expect, it } from 'vitest';
import { datedEntries, isSchoolName } from '../../../../../functions/features/resumes/parse/entries.ts';
import { entryLines } from '../../../../../functions/features/resumes/parse/entry-lines.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import type { Line } from '../../../../../functions/features/resumes/text/resume-text.ts';

const linesOf = (text: string, change: (line: Line, at: number) => Line = (line) => line) =>
  entryLines({
    kind: 'work',
    title: 'Experience',
    size: 10,
    lines: linesOfText(text).map((line, index) => ({ ...change(line, index), index })),
  });

type Flag = 'bulleted' | 'prose' | 'used' | 'open';

describe('The lines of a section', () => {
  it.each<[string, [string, string | null, ...Flag[]][]]>([
    [
      'Nurse\n2018 - 2019\n---\nhttps://example.com\nwww.example.com\nSee https://example.com now',
      [
        ['Nurse', null],
        ['2018 - 2019', '2018 - 2019'],
        ['See https://example.com now', null],
      ],
    ],
    // The head of a table.
    [
      'Company   Role   Period\nNorthwind   Nurse   2018 - 2019',
      [['Northwind  |  Nurse  |  2018 - 2019', '2018 - 2019']],
    ],
    [
      'Company\nCompany   Northwind',
      [
        ['Company', null],
        ['Company  |  Northwind', null],
      ],
    ],
    // Points of a list: dates that end nowhere, or in a long text, are of no entry.
    ['• Led nights since 2019', [['• Led nights since 2019', null, 'bulleted']]],
    ['• Led nights 2018 - 2019', [['• Led nights 2018 - 2019', '2018 - 2019', 'bulleted']]],
    [`• ${'w'.repeat(97)} 2018 - 2019`, [[`• ${'w'.repeat(97)} 2018 - 2019`, null, 'bulleted']]],
    [`• ${'w'.repeat(96)} 2018 - 2019`, [[`• ${'w'.repeat(96)} 2018 - 2019`, '2018 - 2019', 'bulleted']]],
    [
      'Worked with many people on nights from 2018 - 2019 in Austin.',
      [['Worked with many people on nights from 2018 - 2019 in Austin.', null]],
    ],
    // A text over several lines.
    [
      'A long line of five words\nand this is more\nOf that',
      [
        ['A long line of five words', null, 'prose'],
        ['and this is more', null, 'prose'],
        ['Of that', null],
      ],
    ],
    [
      'Only four words here\nand more',
      [
        ['Only four words here', null],
        ['and more', null, 'prose'],
      ],
    ],
    [
      'Nurse 2018 - 2019 with some more words\nand more',
      [
        ['Nurse 2018 - 2019 with some more words', '2018 - 2019'],
        ['and more', null, 'prose'],
      ],
    ],
    [
      'A long line of five words\n\nand this',
      [
        ['A long line of five words', null],
        ['and this', null],
      ],
    ],
    [
      'A long line of five words\nand this   beside',
      [
        ['A long line of five words', null],
        ['and this  |  beside', null],
      ],
    ],
    // Dates whose two ends are on lines that follow each other.
    [
      'Mar 2018\n- Jun 2019',
      [
        ['Mar 2018', 'Mar 2018 - Jun 2019'],
        ['- Jun 2019', null, 'used'],
      ],
    ],
    [
      'March 2019 -\nJune 2021 and more',
      [
        ['March 2019 -', 'March 2019 -'],
        ['June 2021 and more', null],
      ],
    ],
    [
      '2019 -\nNurse',
      [
        ['2019 -', '2019 -', 'open'],
        ['Nurse', null],
      ],
    ],
    [
      'Nights of 20 lett 2018\nto 2019',
      [
        ['Nights of 20 lett 2018', null, 'prose'],
        ['to 2019', null, 'prose'],
      ],
    ],
    [
      '2018 -\n2019 - 2020',
      [
        ['2018 -', '2018 -', 'open'],
        ['2019 - 2020', '2019 - 2020'],
      ],
    ],
  ])('of %j are read with their dates', (text, expected) => {
    const read = linesOf(text).map((one) => [
      one.text,
      one.range?.raw ?? null,
      ...(one.isBulleted ? ['bulleted'] : []),
      ...(one.isProse ? ['prose'] : []),
      ...(one.isUsed ? ['used'] : []),
      ...(one.range?.isOpen ? ['open'] : []),
    ]);
    expect(read).toEqual(expected);
    expect(linesOf(text).map(({ place }) => place)).toEqual(expected.map((_one, at) => at));
  });

  it('join dates that end on the next line to what they end with', () => {
    expect(linesOf('March 2019 -\nJune 2021')[0]!.range).toEqual({
      from: { year: 2019, month: 3 },
      to: { year: 2021, month: 6 },
      isCurrent: false,
      raw: 'March 2019 -',
    });
  });

  it.each([
    ['May 2018 – Jan   Northwind\n2022   Nurse', ['Northwind', 'Nurse'], '2022'],
    ['May 2018 – Jan   Northwind\n2022', ['Northwind', ''], '2022'],
    // Not broken, or not the beginning of a column.
    [
      'May 2018 – Jan 2022   Northwind\n2023   Nurse',
      ['May 2018 – Jan 2022  |  Northwind', '2023  |  Nurse'],
      undefined,
    ],
    ['May 2018 –   Northwind\nNurse   2022', ['May 2018 –  |  Northwind', 'Nurse  |  2022'], undefined],
    [
      'Nights in May 2018 – all of it   Northwind\n2022   Nurse',
      ['Nights in May 2018 – all of it  |  Northwind', '2022  |  Nurse'],
      undefined,
    ],
  ])('give dates that a narrow column broke to the first line: %j', (text, texts, rest) => {
    const lines = linesOf(text);
    expect(lines.map((one) => one.text)).toEqual(texts);
    expect(lines[0]!.range?.rest).toBe(rest);
  });

  it('give dates that a narrow column broke to the title that is set beside their end', () => {
    const [first, second] = linesOf('March 2010 – July\n2015   Nurse');
    expect([first!.isUsed, second!.text]).toEqual([true, 'Nurse']);
    expect(second!.range).toMatchObject({ from: { year: 2010, month: 3 }, to: { year: 2015, month: 7 } });
  });
});

const entriesOf = (text: string, isName?: (place: string) => boolean) =>
  datedEntries(linesOf(text), isName).map(({ range, start, end, next, fragments }) => [
    range.raw,
    [start, end, next],
    fragments.map((one) => one.text.trim()),
  ]);

describe('The dated entries of a section', () => {
  it.each([
    [
      'Nurse, Lakeside\n2018 - 2019\n• a\nDoctor, Seaside\n2015 - 2018\n• b',
      [
        ['2018 - 2019', [0, 2, 3], ['Nurse', 'Lakeside']],
        ['2015 - 2018', [3, 5, 6], ['Doctor', 'Seaside']],
      ],
    ],
    [
      '2018 - 2019\nNurse\nLakeside\n• a\n2015 - 2018\nDoctor\nSeaside\n• b',
      [
        ['2018 - 2019', [0, 3, 4], ['Nurse', 'Lakeside']],
        ['2015 - 2018', [4, 7, 8], ['Doctor', 'Seaside']],
      ],
    ],
    [
      'Nurse 2018 - 2019\nLakeside\nAustin, TX\n• a\nDoctor 2015 - 2018\nSeaside\n• b',
      [
        ['2018 - 2019', [0, 3, 4], ['Nurse', 'Lakeside', 'Austin, TX']],
        ['2015 - 2018', [4, 6, 7], ['Doctor', 'Seaside']],
      ],
    ],
    // At most three lines before the dates.
    [
      'Nurse\nLakeside\nAustin, TX\nNights\n2018 - 2019',
      [['2018 - 2019', [1, 5, 5], ['Lakeside', 'Austin, TX', 'Nights']]],
    ],
    [
      'Lakeside\nAustin, TX 2018 - 2019\nNurse\n• a\nSeaside\nDallas, TX 2015 - 2018\nDoctor',
      [
        ['2018 - 2019', [0, 3, 4], ['Lakeside', 'Austin, TX', 'Nurse']],
        ['2015 - 2018', [4, 7, 7], ['Seaside', 'Dallas, TX', 'Doctor']],
      ],
    ],
    // The head ends at what describes the work.
    [
      'Nurse 2018 - 2019\nResponsibilities: many\nDoctor 2015 - 2016\nhttps://example.com is it\nLakeside',
      [
        ['2018 - 2019', [0, 1, 2], ['Nurse']],
        ['2015 - 2016', [2, 3, 5], ['Doctor']],
      ],
    ],
    // Single dates where there are no ranges, and ranges without end where there are no others.
    [
      'Nurse, Lakeside 2019\n• Moved in 2018\nDoctor, Seaside 2017',
      [
        ['2019', [0, 1, 2], ['Nurse', 'Lakeside']],
        ['2017', [2, 3, 3], ['Doctor', 'Seaside']],
      ],
    ],
    [
      'Nurse since 2018\nDoctor from 2017',
      [
        ['since 2018', [0, 1, 1], ['Nurse']],
        ['from 2017', [1, 2, 2], ['Doctor']],
      ],
    ],
    ['Nurse', []],
  ])('of %j have a head and what follows', (text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });

  it('begin at a place beside the dates only where it names something', () => {
    const text = '2018 - 2019 Boise State\nPhysics\n2015 - 2017 Georgia Tech\nMusic';
    expect(entriesOf(text, isSchoolName).map(([, places]) => places)).toEqual([
      [0, 2, 2],
      [2, 4, 4],
    ]);
    expect(['Boise State', 'Boise, ID'].map(isSchoolName)).toEqual([true, false]);
  });

  it('are separated by the wider gap', () => {
    const placesOf = (text: string) => entriesOf(text).map(([, places]) => places);
    expect(placesOf('Nurse\nLakeside 2018 - 2019\nNights\nDoctor 2015 - 2018')).toEqual([
      [0, 2, 2],
      [2, 4, 4],
    ]);
    expect(placesOf('Nurse\nLakeside 2018 - 2019\nNights\n\nDoctor 2015 - 2018')).toEqual([
      [0, 2, 3],
      [3, 4, 4],
    ]);
    expect(placesOf('Nights\n\nNurse\nLakeside 2018 - 2019\n• a\n• b')).toEqual([[1, 3, 5]]);
  });
});
