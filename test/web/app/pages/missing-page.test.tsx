// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MissingPage } from '../../../../web/app/pages/missing-page.tsx';
import { renderPage } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const waysOn = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('A guest at an unknown address reads that nothing is there, and finds jobs, log-in or the home page (SHELL-41, DEC-68)', () => {
  renderPage(MissingPage, '/nowhere');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no page here');
  expect(waysOn()).toEqual([
    ['Find jobs', '/find-jobs'],
    ['Log in', '/log-in'],
    ['Home page', '/'],
  ]);
});

it('An unknown address is marked as nothing to index while it is shown', () => {
  const { unmount } = renderPage(MissingPage, '/nowhere');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  unmount();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

it('A signed-in user at an unknown address reads that nothing is there, and finds the dashboard (SHELL-42, DEC-68)', () => {
  renderSignedIn(MissingPage, { path: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no page here');
  expect(waysOn()).toEqual([['Go to dashboard', '/dashboard']]);
});

it('A page of another role says whose it is and as whom the user is logged in', () => {
  renderSignedIn(MissingPage, { path: '/points' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page belongs to another role');
  expect(screen.getByText(/daniel@example\.com, Hiring Manager/).textContent).toContain(
    '/points is for Recruiters and Candidates.',
  );
});
