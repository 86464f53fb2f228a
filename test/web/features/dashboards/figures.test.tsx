// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sources } from '../../../../shared/constants/sources.ts';
import { SourceFigures } from '../../../../web/features/dashboards/components/source-figures.tsx';
import type { DashboardOf } from '../../../../web/features/dashboards/queries/figures.ts';
import { showFigures, zone } from '../../support/show-figures.tsx';
import { withSession } from '../../support/with-session.ts';

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

withSession();

describe('The figures of a dashboard', () => {
  it('are of the running week in the profile’s time zone unless the address names another range (DASH-11, DASH-12)', async () => {
    const { ranges } = showFigures('manager');
    expect(await screen.findByText('4 by this time last week')).toBeTruthy();
    expect(ranges()).toEqual([`/api/manager/dashboard?range=week&zone=${zone}`]);
    expect(screen.getByText('Mon, Nov 16, 2026 until now, Kathmandu')).toBeTruthy();
  });

  it('of a super manager are of the manager in the address, who can be chosen and left again (DASH-09)', async () => {
    const { ranges } = showFigures('super_manager', '?managerId=9');
    const choice = await screen.findByLabelText<HTMLSelectElement>('Manager');
    await within(choice).findByRole('option', { name: 'Ines Mbeki' });
    expect(choice.value).toBe('9');
    expect(within(choice).queryByRole('option', { name: 'One manager' })).toBeNull();
    expect(ranges()).toEqual([`/api/super-manager/managers/statistics?range=week&zone=${zone}&managerId=9`]);
    await userEvent.selectOptions(choice, 'All managers');
    await waitFor(() => expect(ranges().at(-1)).toBe(`/api/super-manager/managers/statistics?range=week&zone=${zone}`));
  });

  it('of a manager whom the choice does not list are called those of one manager, not of all (DASH-09)', async () => {
    showFigures('super_manager', '?managerId=12');
    const choice = await screen.findByLabelText<HTMLSelectElement>('Manager');
    await within(choice).findByRole('option', { name: 'Ines Mbeki' });
    await waitFor(() => expect(choice.value).toBe('12'));
    expect(within(choice).getByRole('option', { selected: true }).textContent).toBe('One manager');
  });

  it.each([
    ['Month', `range=month&zone=${zone}`],
    ['Year', `range=year&zone=${zone}`],
    ['All', `zone=${zone}`],
  ])('of %s are asked for by name, and all by none (DASH-10, DASH-13, DASH-14, DASH-15)', async (choice, query) => {
    const { ranges } = showFigures('super_manager', '?range=week');
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(ranges().at(-1)).toBe(`/api/super-manager/managers/statistics?${query}`));
    expect(screen.getByRole('button', { name: choice }).getAttribute('aria-pressed')).toBe('true');
  });

  it('of a recruiter have no choice of everything (DASH-15)', async () => {
    showFigures('recruiter', '?range=all');
    expect(await screen.findByText('4 by this time last week')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });

  const counters: [DashboardOf, [name: string, label: string][]][] = [
    [
      'super_manager',
      [
        ['posted', 'Jobs posted'],
        ['closed', 'Jobs closed'],
        ['hired', 'Hires'],
        ['points', 'Points'],
        ['clientsAdded', 'New clients'],
      ],
    ],
    [
      'manager',
      [
        ['posted', 'Jobs posted'],
        ['candidates', 'Candidates'],
        ['moves', 'Moves'],
        ['closed', 'Jobs closed'],
        ['hired', 'Hires'],
        ['clientsAdded', 'New clients'],
      ],
    ],
    [
      'recruiter',
      [
        ['candidates', 'Candidates'],
        ['moves', 'Moves'],
        ['hired', 'Hires'],
        ['points', 'Points'],
      ],
    ],
  ];
  it.each(counters)(
    'show a %s each counter of clients, jobs and people by its name and number (DASH-02 to DASH-04, DASH-16, DASH-17, DASH-19, DASH-23, DASH-27)',
    async (of, all) => {
      const flows = all.map(([name], at) => ({ name, count: 11 + at, before: 1, steps: [at, 11] }));
      showFigures(of, '', { flows });
      const items = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
      const words = items.map((item) => [...item.children].slice(0, 2).map(({ textContent }) => textContent));
      expect(words).toEqual(all.map(([, label], at) => [label, String(11 + at)]));
    },
  );

  it('are bars with their values in words, and a table of the same values', async () => {
    showFigures('manager');
    expect((await screen.findByText('1,205')).closest('strong')).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Moves, step by step' }).getAttribute('aria-valuetext')).toMatch(
      /: 1,200$/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('region', { name: 'Figures as a table' })).getByRole('table');
    expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
      ['Time', 'Moves'],
      [expect.stringContaining('16'), '5'],
      [expect.stringContaining('17'), '1,200'],
    ]);
  });

  it('say how long hires and answers take, and what each counts', async () => {
    showFigures('manager');
    expect(await rowsOf('How long it takes')).toEqual([
      expect.stringMatching(/^Days to a hire, usuallyWhole days from posting.* 8 hires\.21 days$/),
      expect.stringMatching(/^Days to a hire, 9 in 10 within.*40 days$/),
      expect.stringMatching(/^Submitted candidates answered within 2 days.*1 of 4$/),
      expect.stringMatching(/^Submitted candidates answered within 5 days.*3 of 4$/),
    ]);
    expect(screen.getAllByTitle(/Whole days from posting a job.* 8 hires\./)).toHaveLength(2);
  });

  it('say where hires came from, as bars with shares from five hires on', async () => {
    showFigures('manager');
    const list = await screen.findByRole('list', { name: 'Where hires came from' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AppliedFound the job and applied.3 of 6 (50%)',
      expect.stringMatching(/^Recommended.*1 of 6 \(17%\)$/),
      expect.stringMatching(/^Put forward.*1 of 6 \(17%\)$/),
      expect.stringMatching(/^Invited.*1 of 6 \(17%\)$/),
    ]);
    expect(list.querySelectorAll('.share-bar')).toHaveLength(4);
  });

  it('say that hires are too few instead of comparing their sources', () => {
    const few = sources.map((source) => ({ source, hires: source === 'invited' ? 0 : 1 }));
    render(<SourceFigures sources={few} />);
    const list = screen.getByRole('list', { name: 'Where hires came from' });
    expect(list.textContent).toContain('1 hire');
    expect(list.textContent).not.toContain('%');
    expect(list.querySelector('.share-bar')).toBeNull();
    expect(screen.getByText(/^Too few to compare/)).toBeTruthy();
  });

  it('give a share and a usual time only from five cases on', async () => {
    showFigures('manager');
    const region = await screen.findByRole('region', { name: 'Where candidates went' });
    expect(within(region).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Contacted', '6 of 8 (75%)', 'same day', '4 days'],
      ['Submitted', '3 of 4', 'too few', 'too few'],
    ]);
  });
});

it('The manager’s dashboard lists closed jobs, hires by client and the recruiters with the most hires (CONST-02, DASH-18, DASH-20, DASH-21)', async () => {
  showFigures('manager');
  expect(await rowsOf('Closed jobs')).toEqual([
    expect.stringMatching(
      /Confidential client · a former candidate was hired, put forward by Joseph Mbeki.*Nov 17 open/,
    ),
    expect.stringContaining('Confidential client · closed without a hire'),
  ]);
  expect(await rowsOf('Hires by client')).toEqual(['Meridian6 of 8 (75%) closed with a hire']);
  expect(await rowsOf('Recruiters with the most hires')).toEqual([
    expect.stringMatching(/A former recruiterNo candidate was answered in this period2 hires/),
  ]);
});

it('The manager’s dashboard says what slows each open job, who that is, and what to do about it (PLUS-30)', async () => {
  showFigures('manager');
  const rows = await screen.findByRole('list', { name: 'What slows your open jobs' });
  expect(
    within(rows)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Job 21Meridian · 2 candidates wait for you since .*Decide$/),
    expect.stringMatching(/^Job 22Meridian · Nobody is on it yet since .*Recommend it$/),
    expect.stringMatching(/^Job 23Meridian · No candidate is submitted or interviewing posted .*See candidates$/),
  ]);
  expect(within(rows).getByRole('link', { name: 'Decide, Job 21' }).getAttribute('href')).toBe(
    '/jobs/21/candidates?waits=manager',
  );
  expect(
    within(rows)
      .getAllByRole('link', { name: /\d candidate/ })
      .map((link) => [link.textContent, link.getAttribute('href')]),
    'each number opens those whom it counts, and some of a job’s candidates may hide',
  ).toEqual([['2 candidates wait for you', '/jobs/21/candidates?waits=manager']]);
});

it('The recruiter’s dashboard lists skills and clients of the candidates put forward, closed jobs and recruiters (DASH-24 to DASH-28)', async () => {
  showFigures('recruiter');
  expect(await rowsOf('Skills of your candidates’ jobs')).toEqual(['One of skills3 candidates 2 hired, 1 in progress']);
  expect(await rowsOf('Clients of your candidates’ jobs')).toEqual([expect.stringContaining('One of clients')]);
  expect(await rowsOf('Closed jobs')).toHaveLength(2);
  expect(await rowsOf('Recruiters with the most hires')).toHaveLength(1);
  expect(screen.getByText('1,205').closest('strong')).toBeTruthy();
});

it('The super manager’s dashboard puts managers side by side and ranks managers and recruiters (DASH-05 to DASH-08)', async () => {
  showFigures('super_manager');
  const region = await screen.findByRole('region', { name: 'Your managers side by side' });
  expect(within(region).getAllByRole('row').map(cellsOf)).toEqual([
    ['Manager', 'Hires', 'Answered within 5 days'],
    ['Ines Mbeki', '3', '9 of 10 (90%)'],
  ]);
  expect(await rowsOf('Your managers with the most hires')).toEqual([
    '1. Ines Mbeki9 of 10 (90%) answered within 5 days3 hires 90 points',
  ]);
  expect(await rowsOf('Recruiters with the most hires')).toHaveLength(1);
  expect(await rowsOf('Closed jobs')).toHaveLength(2);
  expect(await rowsOf('Hires by client')).toHaveLength(1);
});

it('Names in a sentence of a dashboard keep their own direction, whatever the script of the others', async () => {
  showFigures('manager');
  const [closed] = within(await screen.findByRole('list', { name: 'Closed jobs' })).getAllByRole('listitem');
  expect([...closed!.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Confidential client',
    'a former candidate',
    'Joseph Mbeki',
  ]);
  expect(closed!.textContent).toContain(
    'Confidential client · a former candidate was hired, put forward by Joseph Mbeki',
  );
});
