// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DashboardOf } from '../../../../web/features/dashboards/queries/figures.ts';
import { showFigures } from '../../support/show-figures.tsx';
import { withSession } from '../../support/with-session.ts';

withSession();

describe('Every number of the figures', () => {
  // Rows of closed jobs and days per step are lists already; shares repeat the two numbers beside them.
  const numbersWithoutList = () =>
    [
      ...document.querySelectorAll(
        '.ui-stat-value, .figures-table td.numeric, .figures-cards td.numeric, .listing-end.numeric',
      ),
    ]
      .filter((place) => !place.closest('[aria-label="Closed jobs"]'))
      .map((place) => {
        const copy = place.cloneNode(true) as Element;
        for (const link of copy.querySelectorAll('a[href^="/dashboard/list?"]')) link.remove();
        return copy.textContent.replaceAll(/\(\d+%\)/g, '');
      })
      .filter((text) => /\d/.test(text));

  it.each<DashboardOf>(['manager', 'super_manager'])(
    'of the %s opens the list that it counts (PLUS-30)',
    async (of) => {
      showFigures(of, '?range=month');
      expect(await screen.findByText('4 by this time last month')).toBeTruthy();
      await screen.findByRole('list', { name: 'Recruiters with the most hires' });
      await screen.findByRole('list', { name: 'Hires by client' });
      expect(numbersWithoutList()).toEqual([]);
      for (const link of document.querySelectorAll('a[href^="/dashboard/list?"]'))
        expect(link.getAttribute('href')).toContain('range=month');
    },
  );

  it('of a recruiter opens its list, except other recruiters’ hires, which are theirs (PLUS-30)', async () => {
    showFigures('recruiter');
    await screen.findByRole('list', { name: 'Recruiters with the most hires' });
    await screen.findByRole('list', { name: 'Skills of your candidates’ jobs' });
    expect(numbersWithoutList()).toEqual(['2 hires 700 points']);
  });

  it.each([
    ['manager', '1,205, Moves', 'range=week&figure=moves'],
    ['manager', '1,200, Moves, 17 Tue', 'range=week&figure=moves&step=2026-11-17T12%3A00%3A00.000Z'],
    ['manager', '3, moved on from Submitted', 'range=week&figure=movedOn&status=submitted'],
    ['manager', '6, jobs of Meridian closed with a hire', 'range=week&figure=hired&client=7'],
    ['super_manager', '3, Hires, Ines Mbeki', 'range=week&managerId=9&figure=hired'],
    ['super_manager', '2 hires, A former recruiter', 'range=week&figure=hired&recruiterId=6'],
    ['recruiter', '2 hired, One of skills', 'range=week&figure=putForward&skillId=7&outcome=hired'],
  ] as const)('of the %s leads where its name says: %s', async (of, name, query) => {
    showFigures(of);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Show as table' }))[0]!);
    const links = await screen.findAllByRole('link', { name });
    expect(links[0]?.getAttribute('href')).toBe(`/dashboard/list?${query}`);
  });
});
