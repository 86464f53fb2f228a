// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NextSteps } from '../../../../../web/features/dashboards/components/next-steps.tsx';
import { nextSteps, type NextStepsAudience } from '../../../../../web/features/dashboards/model/next-steps.ts';
import { NavigationProvider } from '../../../../../web/ui/buttons/navigation.tsx';
import { renderPage } from '../../../support/render-page.tsx';

const audiences = Object.keys(nextSteps) as NextStepsAudience[];

it.each(audiences)('Each first step of a %s has a name, a reason, and a link with words of its own to a page', (of) => {
  renderPage(() => <NextSteps of={of} />, '/dashboard');
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(nextSteps[of].length);
  expect(new Set(titles).size).toBe(links.length);
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length);
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(links.length);
  for (const link of links) {
    expect(link.textContent).toMatch(/^\S.*\S$/);
    expect(link.previousElementSibling?.textContent, `the reason to ${link.textContent}`).toMatch(/^[A-Z].{10,}\.$/);
  }
});

it('The first of the first steps is the primary one, and a step without a page for its reader is left out', () => {
  const hasPage = (to: string) => to !== '/jobs/new';
  const shown = (value: object) => {
    const navigation = { go: () => undefined, path: '/dashboard', ...value };
    render(
      <NavigationProvider value={navigation}>
        <NextSteps of="manager" />
      </NavigationProvider>,
    );
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.dataset['kind']]);
    cleanup();
    return links;
  };
  const others = [
    ['/manager/recruiters', 'secondary'],
    ['/clients', 'secondary'],
  ];
  expect(shown({})).toEqual([['/jobs/new', 'primary'], ...others]);
  expect(shown({ hasPage })).toEqual([['/manager/recruiters', 'primary'], others[1]]);
});
