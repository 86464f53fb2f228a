import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (work: string, schools = '') =>
  parseResume({
    lines: linesOfText(`Ada Holt\nada@example.com\n\nEXPERIENCE\n${work}\n\nEDUCATION\n${schools}`),
    links: [],
  });
const jobsOf = (work: string) =>
  read(work).workExperiences.map(({ title, company, fromYear }) =>
    [title, company, fromYear].map((one) => one?.value ?? null),
  );
const jobs = [
  ['Ward Nurse', 'Fern Hospital', 2019],
  ['Care Assistant', 'Harbor Clinic', 2016],
];

it.each([
  [
    'lines of plus and minus signs',
    `+---------------------+----------------+----------------+
| Period              | Position       | Company        |
+---------------------+----------------+----------------+
| Mar 2019 – Jun 2021 | Ward Nurse     | Fern Hospital  |
+---------------------+----------------+----------------+
| May 2016 – Feb 2019 | Care Assistant | Harbor Clinic  |
+---------------------+----------------+----------------+`,
  ],
  [
    'letters for lines',
    `┌────────────────┬───────────────┬─────────────────────┐
│ Role           │ Employer      │ Dates               │
├────────────────┼───────────────┼─────────────────────┤
│ Ward Nurse     │ Fern Hospital │ Mar 2019 – Jun 2021 │
│ Care Assistant │ Harbor Clinic │ May 2016 – Feb 2019 │
└────────────────┴───────────────┴─────────────────────┘`,
  ],
  [
    'double lines without a head',
    `╔════════════════╦═══════════════╦═════════════════════╗
║ Ward Nurse     ║ Fern Hospital ║ Mar 2019 – Jun 2021 ║
╠════════════════╬═══════════════╬═════════════════════╣
║ Care Assistant ║ Harbor Clinic ║ May 2016 – Feb 2019 ║
╚════════════════╩═══════════════╩═════════════════════╝`,
  ],
  [
    'Markdown',
    `| Company | Title | Dates |
| --- | :-: | --- |
| Fern Hospital | Ward Nurse | Mar 2019 – Jun 2021 |
| Harbor Clinic | Care Assistant | May 2016 – Feb 2019 |`,
  ],
  ['bars alone', '|Mar 2019 – Jun 2021|Ward Nurse|Fern Hospital|\n|May 2016 – Feb 2019|Care Assistant|Harbor Clinic|'],
  [
    'rows of several lines',
    `+------------+-----------+----------+
| Mar 2019 – | Ward      | Fern     |
| Jun 2021   | Nurse     | Hospital |
+------------+-----------+----------+
| May 2016 – | Care      | Harbor   |
| Feb 2019   | Assistant | Clinic   |
+------------+-----------+----------+`,
  ],
])('A table whose borders are drawn with %s is read by its cells', (_how, table) => {
  expect(jobsOf(table)).toEqual(jobs);
});

it('A box around each job keeps its lines apart', () => {
  const box = (title: string, dates: string) => `+------+
| ${title} | ${dates} |
| Fern Hospital | Leeds, UK |
+------+`;
  const boxes = `${box('Ward Nurse', 'Mar 2019 – Jun 2021')}\n${box('Nurse', 'May 2016 – Feb 2019')}`;
  expect(jobsOf(boxes).map(([title, company]) => [title, company])).toEqual([
    ['Ward Nurse', 'Fern Hospital'],
    ['Nurse', 'Fern Hospital'],
  ]);
});

it('A table of schools may have a column for what was studied', () => {
  const { educations } = read(
    'Nurse, Fern Hospital\n2015 - 2019',
    `| Degree | Subject | School | Year |
| ------ | ------- | ------ | ---- |
| MSc | Physics | TU Graz | 2015 |
| BSc | Chemistry | NUS | 2012 |`,
  );
  expect(
    educations.map(({ degree, study, school, to }) => [degree, study, school, to].map((one) => one?.value)),
  ).toEqual([
    ['MSc', 'Physics', 'TU Graz', 2015],
    ['BSc', 'Chemistry', 'NUS', 2012],
  ]);
});

it('A project manager is one by title, also with the employer on the same line', () => {
  expect(jobsOf('Project Manager - Om Infra Pvt. Ltd.\nJun 2015 – Nov 2016\n- Planned bridges')).toEqual([
    ['Project Manager', 'Om Infra Pvt. Ltd.', 2015],
  ]);
});
