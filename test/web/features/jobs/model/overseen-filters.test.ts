import { describe, expect, it } from 'vitest';
import {
  overseenFiltersIn,
  overseenSearchOf,
  type OverseenFilters,
} from '../../../../../web/features/jobs/model/overseen-filters.ts';

describe('The filters of a super manager’s jobs', () => {
  it.each<OverseenFilters>([
    { status: 'signed', scope: 'everyone' },
    { status: 'closed', scope: 'everyone', managerId: 9 },
    { status: 'on_hold', scope: 'clients', managerId: 9, clientId: 31 },
    { status: 'signed', scope: 'clients', clientId: 31 },
    { status: 'signed', scope: 'together', clientId: 31, q: 'nurse', sort: 'title' },
    { status: 'signed', scope: 'together', waiting: true },
    { status: 'signed', scope: 'clients', managerId: 9, waiting: true, q: 'nurse' },
    { status: 'signed', scope: 'everyone', managerId: 9, q: 'nurse', sort: 'points' },
  ])('are the same when their address is opened again: %o', (filters) => {
    const page = filters.scope === 'clients' ? 'clients' : 'everyone';
    expect(overseenFiltersIn(overseenSearchOf(filters), page)).toEqual(filters);
  });

  it('have the shortest address where they are the usual ones', () => {
    expect(overseenSearchOf({ status: 'signed', scope: 'everyone' }).toString()).toBe('');
  });

  it('ignore what no list has, and a client, who waits, a search or an order where all managers’ jobs are listed', () => {
    const usual = { status: 'signed', scope: 'everyone' };
    for (const search of [
      'status=draft',
      'managerId=x',
      'managerId=-1',
      'clientId=31',
      'waiting=1',
      'q=nurse',
      'sort=title',
      'sort=newest',
    ])
      expect(overseenFiltersIn(new URLSearchParams(search), 'everyone')).toEqual(usual);
  });
});
