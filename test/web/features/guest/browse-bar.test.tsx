// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BrowseBar } from '../../../../web/features/guest/components/browse-bar.tsx';

const onFilter = vi.fn();
const show = (over: Partial<Parameters<typeof BrowseBar>[0]> = {}) =>
  render(
    <BrowseBar
      text=""
      onText={() => {}}
      onSearchAll={() => {}}
      sort={undefined}
      by={undefined}
      hasPlace={false}
      onSort={() => {}}
      onFilter={onFilter}
      chosen={0}
      onNearMe={() => {}}
      isLocating={false}
      onAlert={() => {}}
      saved={null}
      {...over}
    />,
  );
const filters = () => screen.getByRole('button', { name: /^Filters/ });

it('The button that sorts is worded while no field beside it names what by', () => {
  const { container } = show();
  expect(container.querySelector('.browse-tools .visually-hidden')).toBeNull();
  cleanup();
  const { container: sorted } = show({ by: 'salary', sort: 'asc' });
  expect(sorted.querySelector('.browse-tools .visually-hidden')).toBeTruthy();
});

it('The button of the filter counts what is chosen, and is left out where the filter is part of the page', async () => {
  show({ chosen: 3 });
  expect(filters().textContent).toBe('Filters 3');
  await userEvent.click(filters());
  expect(onFilter).toHaveBeenCalledOnce();
  cleanup();
  show();
  expect(filters().textContent).toBe('Filters ');
  cleanup();
  show({ onFilter: undefined });
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
});
