import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';

type Cell = [text: string, left: number];
const [head, point, side] = [50, 68, 420];

/** What is read of the work on a page whose rows are these cells. */
function jobsOf(...rows: Cell[][]) {
  const texts = [[['EXPERIENCE', head] as Cell], ...rows].flatMap((cells, at) =>
    cells.map(([text, left]) => ({
      text,
      left,
      base: 80 + at * 13,
      width: 5 * text.length,
      height: 10,
      isBold: at === 0,
    })),
  );
  const { workExperiences } = parseResume({ lines: linesOfPages([{ width: 600, height: 800, texts }]), links: [] });
  return workExperiences.map(({ title, company, fromYear, toYear }) =>
    [title, company, fromYear, toYear].map((one) => one?.value ?? null),
  );
}

const both = [
  ['Ward Nurse', 'Fern Hospital', 2019, 2021],
  ['Care Assistant', 'Harbor Clinic', 2016, 2019],
];
const entry = (title: string, company: string, dates: Cell, row: number): Cell[][] => {
  const rows: Cell[][] = [
    [[title, head]],
    [[company, head]],
    [['Cared for forty patients at night', point]],
    [['Plans of every shift and ward', point]],
    [['Wrote the handbook of the ward', point]],
  ];
  rows[row]!.push(dates);
  return rows.map((cells) => cells.toSorted((a, b) => a[1] - b[1]));
};

it.each([0, 1, 2, 3, 4])(
  'Dates at the right of an entry belong to its head from whichever of its five lines they are beside: %i',
  (row) => {
    expect(
      jobsOf(
        ...entry('Ward Nurse', 'Fern Hospital', ['Mar 2019 – Jun 2021', side], row),
        ...entry('Care Assistant', 'Harbor Clinic', ['May 2016 – Feb 2019', side], row),
      ),
    ).toEqual(both);
  },
);

it('Dates that have the middle of an entry to themselves belong to its head, where the first ones do', () => {
  const middle = (title: string, company: string, dates: string): Cell[][] => {
    const rows = entry(title, company, [dates, side], 2).map((cells) => cells.filter(([, left]) => left !== side));
    return [...rows.slice(0, 4), [[dates, side]], ...rows.slice(4)];
  };
  expect(
    jobsOf(
      ...middle('Ward Nurse', 'Fern Hospital', 'Mar 2019 – Jun 2021'),
      ...middle('Care Assistant', 'Harbor Clinic', 'May 2016 – Feb 2019'),
    ),
  ).toEqual(both);
});

it.each([
  ['Ward Nurse, Fern Hospital, Leeds, UK.', 'Care Assistant, Harbor Clinic, York, UK.'],
  ['Fern Hospital, Ward Nurse.', 'Harbor Clinic, Care Assistant.'],
  ['Ward Nurse at Fern Hospital.', 'Care Assistant at Harbor Clinic.'],
])('Beside dates in a column at the left, a head may end in a full stop: %s', (first, second) => {
  const beside = (text: string, dates: string): Cell[][] => [
    [
      [dates, head],
      [text, 190],
    ],
    [['Cared for forty patients at night', 204]],
    [['Wrote the handbook of the ward', 204]],
  ];
  expect(jobsOf(...beside(first, 'Mar 2019 – Jun 2021'), ...beside(second, 'May 2016 – Feb 2019'))).toEqual(both);
});
