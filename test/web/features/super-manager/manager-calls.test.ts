import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  managerQuery,
  managerSearchQuery,
  managersQuery,
  receivedRequestsQuery,
  sentRequestsQuery,
  useAcceptCollaboration,
  useAskAgain,
  useAskManagers,
  useDeclineCollaboration,
  useRejectCollaboration,
} from '../../../../web/features/super-manager/queries/managers.ts';
import { changeOf, readOf, server } from '../../support/recorded-calls.ts';

vi.mock('../../../../web/api/api.ts', () => import('../../support/recorded-calls.ts'));
afterEach(() => {
  server.respond = () => undefined;
});

describe('The managers of a super manager', () => {
  it.each([
    [managersQuery, 'managers', 'listManagers', { page: 2 }],
    [sentRequestsQuery, 'sent', 'listCollaborationRequests', { page: 2, perPage: 10 }],
    [receivedRequestsQuery, 'received', 'listReceivedCollaborations', { page: 2, perPage: 10 }],
  ])('and their requests are read page by page: %#', async (query, key, operation, asked) => {
    expect(await readOf(query)).toMatchObject({
      key: `super-manager / collaboration / ${key}`,
      asked: [`super-manager.${operation}`, { query: asked }],
      isEndedEarly: true,
      pages: [1, 3],
    });
  });

  it.each([
    [managerSearchQuery('no'), 'search / no', 'searchManagers', { query: { search: 'no' } }],
    [managerQuery(7), 'manager / 7', 'readManager', { params: { id: 7 } }],
  ])('are found and read in one call: %#', async (query, key, operation, asked) => {
    server.respond = () => ({ data: 'found' });
    expect(await readOf(query)).toEqual({
      key: `super-manager / collaboration / ${key}`,
      asked: [`super-manager.${operation}`, asked],
      isEndedEarly: true,
      found: 'found',
    });
  });

  it('are searched for once something is typed', () => {
    expect(['', '  ', 'n', ' n '].map((typed) => managerSearchQuery(typed).enabled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each<[string, () => ReturnType<typeof changeOf>, object]>([
    ['requestCollaborations', () => changeOf(useAskManagers, [5, 7]), { body: { managerIds: [5, 7] } }],
    ['resendCollaborationRequest', () => changeOf(useAskAgain, 5), { params: { id: 5 } }],
    ['declineCollaboration', () => changeOf(useDeclineCollaboration, 5), { params: { id: 5 } }],
    ['acceptCollaboration', () => changeOf(useAcceptCollaboration, 5), { params: { id: 5 } }],
    ['rejectCollaboration', () => changeOf(useRejectCollaboration, 5), { params: { id: 5 } }],
  ])('are read again after %s, whether it was done or refused', async (name, run, asked) => {
    expect(await run()).toMatchObject({ asked: [[`super-manager.${name}`, asked]], stale: ['super-manager'] });
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await run()).stale).toEqual(['super-manager']);
  });
});
