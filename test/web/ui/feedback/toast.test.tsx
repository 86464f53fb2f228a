// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../../web/ui/buttons/navigation.tsx';
import { showToast, Toasts } from '../../../../web/ui/feedback/toast.tsx';

const go = vi.fn();
const shown = () => screen.queryAllByRole('listitem').map((one) => one.querySelector('strong')?.textContent);
const show = (...news: Parameters<typeof showToast>) => act(() => showToast(...news));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <NavigationProvider value={{ go, path: '/' }}>
      <Toasts />
    </NavigationProvider>,
  );
});
afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(dismiss);
  vi.clearAllMocks();
});

it('News in the corner disappear after six seconds, and stay until dismissed where they have to', () => {
  show({ title: 'Job 7 was changed' });
  show({ title: 'A new version is there', stays: true });
  pass(5);
  expect(shown()).toEqual(['Job 7 was changed', 'A new version is there']);
  pass(2);
  expect(shown()).toEqual(['A new version is there']);
  pass(600);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual([]);
});

it('News in the corner wait while the keyboard is on them', () => {
  show({ title: 'Job 7 was changed' });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  pass(20);
  expect(shown()).toEqual(['Job 7 was changed']);
});

it('The corner has room for three, of which the oldest leaves first', () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
  expect(shown()).toEqual(['Two', 'Three', 'Four']);
});

it('News that are followed lead to their page, count as opened and leave the corner', () => {
  const onOpen = vi.fn();
  show({ title: 'Job 7 was changed', to: '/jobs/view/7', onOpen });
  fireEvent.click(screen.getByRole('link', { name: 'Job 7 was changed' }));
  expect(go.mock.calls.map(([to]) => to)).toEqual(['/jobs/view/7']);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it('News can be taken back by who showed them', () => {
  let takeBack = () => {};
  act(() => {
    takeBack = showToast({ title: 'Reconnecting', stays: true });
  });
  act(() => takeBack());
  expect(shown()).toEqual([]);
});
