// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useSeen } from '../../../../../web/features/notifications/hooks/use-seen.ts';

function Panel({ onLeave }: { onLeave: (seen: number[]) => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useSeen(panel, [1], onLeave);
  return (
    <div ref={panel}>
      <p data-notification="1">One</p>
    </div>
  );
}

it('What was seen in a panel is reported to whoever listens when it closes, not to an earlier listener', () => {
  vi.useFakeTimers();
  let report: (entries: object[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const [earlier, latest] = [vi.fn(), vi.fn()];
  const { container, rerender, unmount } = render(<Panel onLeave={earlier} />);
  act(() => report([{ target: container.querySelector('[data-notification]'), isIntersecting: true }]));
  vi.advanceTimersByTime(1_000);
  rerender(<Panel onLeave={latest} />);
  unmount();
  expect([earlier.mock.calls, latest.mock.calls]).toEqual([[], [[[1]]]]);
});
