// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { rangeLabels, useRange } from '../../../../web/common/lists/use-range.ts';

function rangeAt(search: string, ...choice: Parameters<typeof useRange>) {
  let inside: ReactNode;
  const router = createMemoryRouter([{ path: '/dashboard', element: <Inside /> }], {
    initialEntries: [`/dashboard${search}`],
  });
  function Inside() {
    return inside;
  }
  const wrapper = ({ children }: { children: ReactNode }) => {
    inside = children;
    return (
      <AccountContext value={{ timeZone: 'Asia/Kathmandu' } as Account}>
        <RouterProvider router={router} />
      </AccountContext>
    );
  };
  const { result } = renderHook(() => useRange(...choice), { wrapper });
  return { result, address: () => router.state.location.search };
}
const zone = 'Asia/Kathmandu';

it.each<[string, Parameters<typeof useRange>, object]>([
  ['', [], { range: 'week', managerId: undefined, asked: { range: 'week', zone } }],
  ['?range=year&managerId=9', [], { range: 'year', managerId: 9, asked: { range: 'year', zone } }],
  ['?range=all', [], { range: 'all', managerId: undefined, asked: { zone } }],
  ['?range=all', [['week', 'month']], { range: 'week', managerId: undefined, asked: { range: 'week', zone } }],
  ['?range=soon', [['month', 'all'], 'all'], { range: 'all', managerId: undefined, asked: { zone } }],
  ['?managerId=0', [], { range: 'week', managerId: undefined, asked: { range: 'week', zone } }],
  ['?managerId=1.5', [], { range: 'week', managerId: undefined, asked: { range: 'week', zone } }],
  ['?managerId=1', [], { range: 'week', managerId: 1, asked: { range: 'week', zone } }],
])('The time of %s among %o is asked for in the reader’s zone (DASH-11 to DASH-15)', (search, choice, expected) => {
  const { result } = rangeAt(search, ...choice);
  expect(result.current).toMatchObject({ ...expected, zone });
  expect(result.current.asked).toEqual((expected as { asked: object }).asked);
});

it('A chosen time or manager is in the address beside what is there, and nobody leaves it (DASH-09)', async () => {
  const { result, address } = rangeAt('?tab=2');
  await act(async () => result.current.choose('month'));
  expect(address()).toBe('?tab=2&range=month');
  await act(async () => result.current.chooseManager('9'));
  expect([address(), result.current.managerId]).toEqual(['?tab=2&range=month&managerId=9', 9]);
  await act(async () => result.current.chooseManager(''));
  expect([address(), result.current.managerId]).toEqual(['?tab=2&range=month', undefined]);
});

it('Each time has its name', () => {
  expect(rangeLabels).toEqual({ week: 'Week', month: 'Month', year: 'Year', all: 'All' });
});
