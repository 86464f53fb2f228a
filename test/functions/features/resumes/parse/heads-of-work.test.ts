import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import type { Line } from '../../../../../functions/features/resumes/text/resume-text.ts';

const date = (year?: number, month?: number) => (year ? `${year}${month ? `-${month}` : ''}` : null);
const factsOf = (lines: Line[]) =>
  parseResume({ lines, links: [] }).workExperiences.map((one) => [
    one.title?.value ?? null,
    one.company?.value ?? null,
    date(one.fromYear?.value, one.fromMonth?.value),
    one.isWorking ? 'present' : date(one.toYear?.value, one.toMonth?.value),
  ]);
const workOf = (...lines: string[]) =>
  factsOf(linesOfText(['Mira Holt', 'mira@example.com', '', 'WORK EXPERIENCE', ...lines].join('\n')));
/** Cells of a page, each row with its places from the left. */
const placed = (...rows: [left: number, text: string][][]) =>
  factsOf(
    linesOfPages([
      {
        width: 600,
        height: 800,
        texts: rows.flatMap((cells, row) =>
          cells.map(([left, text]) => ({
            text,
            left,
            base: 60 + 14 * row,
            width: 5 * text.length,
            height: row === 0 ? 13 : 10,
            isBold: row === 0,
          })),
        ),
      },
    ]),
  );

it.each([
  [
    'in brackets before “X at” a name or address in small letters',
    [
      '[January 2024 - March 2024 ] Web Developer at fern-client',
      '[May 2022 - June 2023] Web Developer at Fern.org.ua',
    ],
    [
      ['Web Developer', 'fern-client', '2024-1', '2024-3'],
      ['Web Developer', 'Fern.org.ua', '2022-5', '2023-6'],
    ],
  ],
  [
    'beside a sign that touches the name behind it',
    [
      'Web Developer Intern @Fern Analytics (July 2022 – Sept 2022)',
      'Fern Autos —Sales Representative',
      'May 2018 - Aug 2018',
    ],
    [
      ['Web Developer Intern', 'Fern Analytics', '2022-7', '2022-9'],
      ['Sales Representative', 'Fern Autos', '2018-5', '2018-8'],
    ],
  ],
  [
    'beside bars without spaces',
    ['CCTV TECHNICIAN| 03/2016 to 08/2018', 'Fern Services| Mill Road'],
    [['CCTV TECHNICIAN', 'Fern Services', '2016-3', '2018-8']],
  ],
  [
    'before a full stop and dates',
    [
      'Fern’s Kitchen, Leeds, UK. 09/2017 – 10/2019.',
      '• Washed up',
      'Lab Assistant, Tallow Institute. 09/2015 – 08/2017.',
    ],
    [
      [null, 'Fern’s Kitchen', '2017-9', '2019-10'],
      ['Lab Assistant', 'Tallow Institute', '2015-9', '2017-8'],
    ],
  ],
  [
    'with hyphens that do not break a line',
    ['Site Engineer, Fern Mill, Mar. 2020‑ Feb. 2022'],
    [['Site Engineer', 'Fern Mill', '2020-3', '2022-2']],
  ],
  [
    'of an employer whose name begins with a small letter',
    ['Mobile Developer', 'November 2022 - Present', 'iFern, Kathmandu 44600, Nepal', '• Made an app'],
    [['Mobile Developer', 'iFern', '2022-11', 'present']],
  ],
  [
    'of titles with the department that they name',
    ['FERN BANK', 'Analyst, Software Engineering', 'Jan 2020 - Jan 2021 | Mumbai, India'],
    [['Analyst, Software Engineering', 'FERN BANK', '2020-1', '2021-1']],
  ],
  [
    'beside links, and places that say remote',
    ['Web Developer   Leeds, UK - remote', 'Fern & Sons Electric   May 2020 - August 2020   GitHub Link'],
    [['Web Developer', 'Fern & Sons Electric', '2020-5', '2020-8']],
  ],
  [
    'in Russian',
    ['Фирма Липа', '• Ведущий инженер   Июнь 2021 - Август 2023', 'Разработчик, ООО Клён   Июнь 2019 - Май 2021'],
    [
      ['Ведущий инженер', 'Фирма Липа', '2021-6', '2023-8'],
      ['Разработчик', 'ООО Клён', '2019-6', '2021-5'],
    ],
  ],
  [
    'in Chinese',
    ['蕨叶科技有限公司 - 平台 - 数据库研发（Go）   2023/08 – 至今', '木叶公司 - 软件工程师   2019/06 – 2020/07'],
    [
      ['数据库研发（Go）', '蕨叶科技有限公司', '2023-8', 'present'],
      ['软件工程师', '木叶公司', '2019-6', '2020-7'],
    ],
  ],
  [
    'in Chinese forms',
    ['木叶科技有限公司', '职位：前端工程师', '2017.11至2019.05', '• 开发网站'],
    [['前端工程师', '木叶科技有限公司', '2017-11', '2019-5']],
  ],
  [
    'beside dates below a title with what it is about',
    ['Freelance Developer – React', 'Fern Hollow – October 2024 – February 2025', '• Built an app'],
    [['Freelance Developer', 'Fern Hollow', '2024-10', '2025-2']],
  ],
  [
    'after a comma as an address, and before what the employer does',
    [
      'Engineer, fernmarket.com Motor Team',
      'May 2018 - May 2019',
      'Lead engineer at FERN: shops for florists',
      'May 2016 - May 2018',
    ],
    [
      ['Engineer', 'fernmarket.com Motor Team', '2018-5', '2019-5'],
      ['Lead engineer', 'FERN', '2016-5', '2018-5'],
    ],
  ],
  [
    'of a university whose place is in brackets',
    ['University of Fern Hollow (Orlando, FL)', 'Research Assistant   08/2022 to 07/2024'],
    [['Research Assistant', 'University of Fern Hollow (Orlando, FL)', '2022-8', '2024-7']],
  ],
  [
    'above a long line with a place at its end',
    [
      'Fern Credit   Nov 2022 – Feb 2024',
      'Data Analyst – Reports about Loans in every Branch of the North   Leeds, West Yorkshire, United Kingdom',
    ],
    [['Data Analyst', 'Fern Credit', '2022-11', '2024-2']],
  ],
])('Work is read %s', (_kind, lines, work) => {
  expect(workOf(...lines)).toEqual(work);
});

it('The year in which a job ended is read on the line below, where it wrapped', () => {
  expect(
    placed(
      [[50, 'EXPERIENCE']],
      [
        [50, 'Fern Mill - Site Engineer'],
        [450, 'June 2019 – July'],
      ],
      [[50, '2020']],
      [[50, '• Built a mill']],
    ),
  ).toEqual([['Site Engineer', 'Fern Mill', '2019-6', '2020-7']]);
});

it('The year in which a job ended may have wrapped out of the brackets around its dates', () => {
  expect(
    workOf('Fern Mill - Site Engineer - (July 2021 - August', '2022)', 'Tallow - Cook - (April 2020 - May 2020)'),
  ).toEqual([
    ['Site Engineer', 'Fern Mill', '2021-7', '2022-8'],
    ['Cook', 'Tallow', '2020-4', '2020-5'],
  ]);
});

it('The place of work may be a city and its state in cells of their own', () => {
  const { workExperiences } = parseResume({
    lines: linesOfText('Mira Holt\nmira@example.com\n\nEXPERIENCE\n2018-2023   Fern Hollow ------- Boston   MA'),
    links: [],
  });
  expect(workExperiences[0]?.location?.value).toBe('Boston MA');
});

it('A single year in the column of dates begins an entry as those with both ends do', () => {
  expect(
    placed(
      [[50, 'EXPERIENCE']],
      [
        [50, '2019'],
        [150, 'Web Designer'],
      ],
      [[150, 'Tallow Studio']],
      [
        [50, '2017 - 2018'],
        [150, 'Fashion Designer'],
      ],
      [[150, 'Fern Showroom']],
    ),
  ).toEqual([
    ['Web Designer', 'Tallow Studio', null, '2019'],
    ['Fashion Designer', 'Fern Showroom', '2017', '2018'],
  ]);
});

it('Points that name what was made, with a dash, head no section of projects', () => {
  expect(
    workOf(
      'Shop finder – a site that finds shops',
      'Personal projects – a game and a clock',
      'Lab Assistant, Tallow Institute, 09/2015 – 08/2017',
    ).map(([title]) => title),
  ).toEqual(['Lab Assistant']);
});

it.each([
  'Teacher, 5th Grade',
  'Math Teacher, Grades 6-8',
  'Nurse, Night Shift',
  'Engineer, Level II',
  'Cook, First Class',
  'Manager, Store Operations',
  'Manager, Regulatory Affairs and Compliance',
  'Professor, Department of History',
])('What a title says behind its comma belongs to it: %s', (title) => {
  expect(workOf(title, 'Fern Hollow Ltd', '2012 – 2019')).toEqual([[title, 'Fern Hollow Ltd', '2012', '2019']]);
  expect(workOf(`${title}, Fern Hollow Ltd, 2012 – 2019`)).toEqual([[title, 'Fern Hollow Ltd', '2012', '2019']]);
});

it.each(['Dishwasher', 'Firefighter', 'Hairdresser', 'Landscaper', 'Courier', 'Lifeguard', 'Groundskeeper', 'EMT'])(
  'A trade is a title wherever it is written: %s',
  (title) => {
    const facts = [title, 'Copper Fern', '2017-2', '2018-12'];
    expect(workOf(`Feb 2017 to Dec 2018 | ${title} at Copper Fern, Seattle`)).toEqual([facts]);
    expect(workOf('Copper Fern', title, 'Feb 2017 to Dec 2018')).toEqual([facts]);
  },
);

it('Who works on their own account has what they did below, and no employer', () => {
  expect(workOf('Freelance Graphic Designer', 'Remote', 'Jan 2020 – Present', 'Designed logos')).toEqual([
    ['Freelance Graphic Designer', null, '2020-1', 'present'],
  ]);
});

it('What was done on one’s own account, and an institute before its university, are read as they are written', () => {
  expect(
    workOf('2017–2021  Fern Daily, Paris', 'Correspondent', '2015–2016  Freelance', 'Reporter for Moss News English'),
  ).toEqual([
    ['Correspondent', 'Fern Daily', '2017', '2021'],
    ['Reporter for Moss News English', 'Freelance', '2015', '2016'],
  ]);
  expect(workOf('2021 – Present  Assistant Professor, Department of Ecology, Fern University')).toEqual([
    ['Assistant Professor', 'Department of Ecology, Fern University', '2021', 'present'],
  ]);
});

it('Labels of dates are no employer, and time at home is none either', () => {
  expect(workOf('Fern Hollow', 'Position Held: Nurse', 'Dates Employed: 6/2018 – 8/2020')[0]).toEqual(
    expect.arrayContaining(['Nurse', '2018-6', '2020-8']),
  );
  expect(workOf('Stay-at-home parent, 2015 – 2019', 'Cashier, Fern Hollow, 2012 – 2015')).toEqual([
    ['Cashier', 'Fern Hollow', '2012', '2015'],
  ]);
});

it('A title that goes on behind “to the Vice” is whole', () => {
  const lines = ['Assistant to the Vice', 'President of Finance', 'Fern Hollow Inc, Dallas, TX', '6/2012 – 5/2019'];
  expect(workOf(...lines)).toEqual([
    ['Assistant to the Vice President of Finance', 'Fern Hollow Inc', '2012-6', '2019-5'],
  ]);
});
