// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WhenInView } from '../../../../web/ui/layouts/when-in-view.tsx';

it('What is below the fold is drawn once it is about to be seen, and stays; its place has a height before', async () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof see) {
        see = seen;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const { container } = render(<WhenInView>the figures</WhenInView>);
  expect(container.querySelector('.ui-room')).toBeTruthy();
  act(() => see([{ isIntersecting: false }]));
  expect(screen.queryByText('the figures')).toBeNull();
  act(() => see([{ isIntersecting: true }]));
  expect(screen.getByText('the figures')).toBeTruthy();
  expect(container.querySelector('.ui-room')).toBeNull();
  expect(disconnect).toHaveBeenCalled();
});
