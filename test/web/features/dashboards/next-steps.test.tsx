// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NextSteps } from '../../../../web/features/dashboards/components/next-steps.tsx';
import { nextSteps, type NextStepsAudience } from '../../../../web/features/dashboards/next-steps.ts';
import { renderPage } from '../../support/render-page.tsx';

afterEach(cleanup);

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
