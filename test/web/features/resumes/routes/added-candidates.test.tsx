// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../../../web/common/navigation/paths.ts';
import { Component as List } from '../../../../../web/features/resumes/routes/added-candidates.tsx';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ listImportedCandidates: vi.fn(), listCandidateMerges: vi.fn() }));
const live = vi.hoisted(() => ({ tell: new Map<string, () => void>() }));
vi.mock('../../../../../web/api/api.ts', () => ({ api: { imports: calls } }));
vi.mock('../../../../../web/api/live-updates.ts', () => ({
  onLiveMessage: (type: string, handler: () => void) => {
    live.tell.set(type, handler);
    return () => live.tell.delete(type);
  },
  onLiveCatchUp: () => () => {},
}));

const listed = (data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });
const added = (id: number, firstName: string, likes: number) => ({
  id,
  firstName,
  lastName: 'Petrova',
  email: `${firstName.toLowerCase()}@example.org`,
  avatar: null,
  likes,
  importedAt: '2026-11-01T10:00:00.000Z',
});
const merged = (id: number, into: string | null) => ({
  id,
  name: `Merged ${id}`,
  email: `m${id}@example.org`,
  into: { name: into },
  undoUntil: '2026-12-01T10:00:00.000Z',
});

beforeEach(() => {
  vi.resetAllMocks();
  live.tell.clear();
  calls.listImportedCandidates.mockResolvedValue(listed([added(1, 'Nadia', 2), added(2, 'Omar', 0)]));
  calls.listCandidateMerges.mockResolvedValue(listed([merged(5, 'Nadia Petrova'), merged(6, null)]));
});
afterEach(cleanup);

const show = () => renderSignedIn(List, { path: paths.addedCandidates() });
const row = async (text: RegExp) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

it('An added candidate who may be there twice is marked, and no other (PLUS-15)', async () => {
  show();
  expect((await row(/nadia@example.org/)).getByText('Added twice?')).toBeTruthy();
  expect((await row(/omar@example.org/)).queryByText('Added twice?')).toBeNull();
  expect(calls.listCandidateMerges).not.toHaveBeenCalled();
});

it('A merge names with whom, also when that candidate is gone (PLUS-15)', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Merged by you');
  expect((await row(/m5@example.org/)).getByText(/now part of Nadia Petrova/)).toBeTruthy();
  expect((await row(/m6@example.org/)).getByText(/candidate who is gone/)).toBeTruthy();
});

it('Added candidates are read again when they changed in another tab, until the page is left', async () => {
  const { unmount } = show();
  await screen.findByText('omar@example.org');
  calls.listImportedCandidates.mockResolvedValue(listed([added(1, 'Nadia', 2)]));
  live.tell.get('imported-candidates')?.();
  await waitFor(() => expect(screen.queryByText('omar@example.org')).toBeNull());
  unmount();
  expect([...live.tell]).toEqual([]);
});
