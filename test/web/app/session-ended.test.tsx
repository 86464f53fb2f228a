// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { RouterNavigation } from '../../../web/app/frames/router-navigation.tsx';
import { announceSessionEnd, SessionEnded } from '../../../web/app/session-ended.tsx';

const page = { pathname: '/jobs', search: '', hash: '' };
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <RouterNavigation>
        <SessionEnded />
      </RouterNavigation>
    </MemoryRouter>,
  );
});
afterEach(() => endSession());

it.each([
  ['refused', 'Token is wrong!'],
  ['ended-elsewhere', 'You are signed out'],
] as const)(
  'The reason why a session ended (%s) is still shown minutes later, and no longer after signing in (ERR-08, AUTH-60)',
  (why, title) => {
    act(() => announceSessionEnd({ ...page, why }));
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe('/log-in');
    act(() => beginSession('a.b.c', true));
    expect(screen.queryByText(title)).toBeNull();
  },
);
