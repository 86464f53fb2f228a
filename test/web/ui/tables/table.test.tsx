// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { badgeText } from '../../../../web/ui/text/badge.tsx';
import { Table } from '../../../../web/ui/tables/table.tsx';

const rows = [
  { id: 1, title: 'Nurse' },
  { id: 2, title: 'Welder' },
];

it('Table rows are reached by j and k and selected by x, but not while the user is typing', async () => {
  const onPick = vi.fn();
  render(
    <>
      <input aria-label="Search" />
      <Table
        caption="Jobs"
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/jobs/view/${id}`}
        columns={[{ key: 'title', header: 'Job', cell: ({ title }) => title }]}
        picked={new Set()}
        onPick={onPick}
      />
    </>,
  );
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Welder');
  await userEvent.keyboard('k');
  expect(document.activeElement?.getAttribute('href')).toBe('/jobs/view/1');
  await userEvent.keyboard('x');
  expect(onPick).toHaveBeenCalledWith(1, true);
  await userEvent.type(screen.getByLabelText('Search'), 'jk');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('A table whose rows are cards on a phone labels each fact there by its column', () => {
  const columns = [
    { key: 'title', header: 'Job', cell: ({ title }: { title: string }) => title },
    { key: 'pay', header: 'Pay', cell: () => '$40' },
  ];
  const { rerender } = render(
    <Table asCards caption="Jobs" columns={columns} rows={rows.slice(0, 1)} rowKey={({ id }) => id} />,
  );
  const labels = () => screen.getAllByRole('cell').map((cell) => cell.dataset.label);
  expect(screen.getByRole('table').dataset.cards).toBe('true');
  expect(labels()).toEqual([undefined, 'Pay']);
  rerender(<Table caption="Jobs" columns={columns} rows={rows.slice(0, 1)} rowKey={({ id }) => id} />);
  expect(labels()).toEqual([undefined, undefined]);
});

it('A badge shows 99+ above 99 (SHELL-18)', () => expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+']));
