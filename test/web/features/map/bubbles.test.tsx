// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CircleLabel } from '../../../../web/features/map/components/circle-label.tsx';
import { JobBubble } from '../../../../web/features/map/components/job-bubble.tsx';
import { JobMark } from '../../../../web/features/map/components/job-mark.tsx';
import { MapTools } from '../../../../web/features/map/components/map-tools.tsx';
import { PlaceBubble } from '../../../../web/features/map/components/place-bubble.tsx';
import { placesOf } from '../../../../web/features/map/place-marks.ts';
import { aGuestJob } from '../../support/guest-job.ts';

afterEach(cleanup);

it('A job bubble cuts the description at 100 characters and shows the distance (GUEST-32, MAP-05)', () => {
  render(<JobBubble job={aGuestJob({ desc: 'word '.repeat(40) })} distance={12.4} />);
  const text = screen.getByText(/^word/).textContent ?? '';
  expect(text).toMatch(/word…$/);
  expect(text.length).toBeLessThanOrEqual(101);
  expect(screen.getByText('12 km away')).toBeTruthy();
  expect(screen.getByText('~8 miles')).toBeTruthy();
});

it('The edge of the circle is labelled with its radius (MAP-02)', () => {
  render(<CircleLabel kilometres={50} />);
  expect(screen.getByRole('tooltip').textContent).toBe('Proximity: 50 km');
});

it('A job’s mark reports hover, focus and click', async () => {
  const [place] = placesOf([aGuestJob()]);
  const onOver = vi.fn();
  const onPress = vi.fn();
  render(
    <JobMark
      mark={{ key: 'a', lat: 0, lng: 0, places: place ? [place] : [], jobsCount: 1 }}
      isActive={false}
      isFavorite={false}
      isOpen={false}
      onPress={onPress}
      onOver={onOver}
    />,
  );
  const mark = screen.getByRole('button', { name: 'Software Engineer, Austin' });
  await userEvent.hover(mark);
  await userEvent.unhover(mark);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([onOver.mock.calls.flat(), onPress.mock.calls.length]).toEqual([[true, false, true], 1]);
});

it('A city’s bubble lets the visitor choose among its jobs (GUEST-33)', async () => {
  const [place] = placesOf([aGuestJob({ id: 1 }), aGuestJob({ id: 2, title: 'Welder' })]);
  const onChoose = vi.fn();
  if (place) render(<PlaceBubble place={place} distance={null} onChoose={onChoose} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: /^Welder/ }));
  expect(onChoose.mock.calls).toEqual([[2]]);
});

it('The map offers Load more in the mixed view and Show My Location (GUEST-20, GUEST-21, GUEST-22, MAP-01)', async () => {
  const onView = vi.fn();
  const props = {
    countries: [],
    onCountry: () => {},
    onView,
    onLocate: () => {},
    loaded: 50,
    total: 133,
    hasMore: true,
    isLoadingMore: false,
    onMore: () => {},
  };
  const { rerender } = render(<MapTools {...props} view="mixed" />);
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show My Location' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  expect(onView).toHaveBeenCalledWith('full');
  rerender(<MapTools {...props} view="full" />);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
