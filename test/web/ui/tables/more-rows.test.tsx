// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MoreRows } from '../../../../web/ui/tables/more-rows.tsx';

let comesIntoView = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comesIntoView = () => tell([{ isIntersecting: true }]);
      }
      observe = () => {};
      disconnect = () => (comesIntoView = () => {});
    },
  );
});

function foot(over: { hasMore?: boolean; isLoading?: boolean; failed?: boolean } = {}) {
  const onMore = vi.fn();
  const given = { shown: 50, total: 120, noun: 'jobs', hasMore: true, isLoading: false, onMore, ...over };
  const { rerender } = render(<MoreRows {...given} />);
  return { onMore, becomes: (now: object) => rerender(<MoreRows {...given} {...now} />) };
}

it('The end of a list loads the next page when it is scrolled to or pressed (GUEST-48)', async () => {
  const { onMore } = foot();
  expect(onMore).not.toHaveBeenCalled();
  comesIntoView();
  expect(onMore).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledTimes(2);
});

it.each([
  ['there is no more', { hasMore: false }],
  ['a page is loading', { isLoading: true }],
  ['the last load failed', { failed: true }],
])('The end of a list loads nothing by being scrolled to while %s (GUEST-48)', (_, over) => {
  const { onMore, becomes } = foot();
  becomes(over);
  comesIntoView();
  expect(onMore).not.toHaveBeenCalled();
});
