import { expect, it } from 'vitest';
import { figureInAddress } from '../../../../web/features/dashboards/model/figure-in-address.ts';
import {
  figureAddress,
  scopeParams,
  type FigureAddress,
} from '../../../../web/features/dashboards/model/figure-scope.ts';

const readBy = (of: Parameters<typeof figureInAddress>[0], search: string) =>
  figureInAddress(of, new URLSearchParams(search));

it.each<[Parameters<typeof figureInAddress>[0], string, object]>([
  ['manager', 'figure=left&status=contacted', { figure: 'left', status: 'contacted' }],
  ['manager', 'figure=hired&source=put_forward', { figure: 'hired', source: 'put_forward' }],
  ['manager', 'figure=closed&client=none', { figure: 'closed', client: 'none' }],
  ['manager', 'figure=closed&client=1', { figure: 'closed', client: 1 }],
  [
    'manager',
    'figure=stays&status=submitted&within=5&recruiterId=3',
    { figure: 'stays', status: 'submitted', within: 5, recruiterId: 3 },
  ],
  [
    'recruiter',
    'figure=putForward&skillId=7&outcome=running',
    { figure: 'putForward', skillId: 7, outcome: 'running' },
  ],
  ['everyone', 'figure=moves&step=2026-11-16', {}],
  ['manager', 'figure=moves&step=2026-11-16', { figure: 'moves', step: '2026-11-16T00:00:00.000Z' }],
  // What is no choice, no number of a record or no time narrows nothing.
  ['manager', 'figure=hired&source=luck&recruiterId=0&client=-4', { figure: 'hired' }],
  ['manager', 'figure=closed&client=1.5&status=lost&outcome=won', { figure: 'closed' }],
  ['manager', 'figure=moves&step=soon&skillId=x', { figure: 'moves' }],
])('A figure of the %s is read from an address with what narrows it: %s', (of, search, figure) => {
  expect(readBy(of, search)).toEqual('figure' in figure ? figure : undefined);
});

it.each([
  ['manager', ''],
  ['manager', 'figure=wishes'],
  ['manager', 'figure=left'],
  ['recruiter', 'figure=posted'],
  ['manager', 'figure=hired&source=applied&step=2026-11-16'],
] as const)('An address of the %s names no figure that their dashboard does not have: %s', (of, search) => {
  expect(readBy(of, search)).toBeUndefined();
});

it.each<[FigureAddress, number | undefined, string]>([
  [{ figure: 'moves' }, undefined, 'range=month&figure=moves'],
  [{ figure: 'moves' }, 9, 'range=month&managerId=9&figure=moves'],
  [{ figure: 'moves', managerId: 4 }, 9, 'range=month&managerId=4&figure=moves'],
  [
    { figure: 'closed', by: { client: 'none', source: undefined }, step: undefined },
    9,
    'range=month&managerId=9&figure=closed&client=none',
  ],
  [
    { figure: 'stays', by: { status: 'submitted', within: 2 } },
    undefined,
    'range=month&figure=stays&status=submitted&within=2',
  ],
  [
    { figure: 'moves', step: '2026-11-16T00:00:00.000Z' },
    undefined,
    'range=month&figure=moves&step=2026-11-16T00%3A00%3A00.000Z',
  ],
])('The address of a figure has its scope and what narrows it, and nothing empty: %o of manager %s', (...row) => {
  const [address, managerId, query] = row;
  const scope = { range: 'month', managerId } as const;
  expect(figureAddress(scope, address)).toBe(`/dashboard/list?${query}`);
  expect(scopeParams(scope).toString()).toBe(managerId ? `range=month&managerId=${managerId}` : 'range=month');
});
