// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedResume } from '../../../../../shared/model/parsed-resume.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { AddRead } from '../../../../../web/features/resumes/components/add-read.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const aResume = (id: number, over: Partial<ListedResume> = {}) => ({
  id,
  filename: `cv-${id}.pdf`,
  status: 'parsed',
  reason: null,
  name: null,
  uploadedAt: '2026-03-02T10:00:00.000Z',
  changedAt: '2026-03-02T10:00:00.000Z',
  ...over,
});
const listed = (data: object[], over: object) => ({ data, meta: { page: 1, perPage: 25, ...over } });

it('Whoever was read and needs no look is added in one press, from every page and one after the other, with why not', async () => {
  const brief = (look: string | null) => ({ title: null, place: null, look });
  const read = [
    aResume(1, { name: 'Name 1', brief: brief(null) }),
    aResume(2, { brief: brief('It names no address') }),
    aResume(7, { name: 'Name 7' }),
    aResume(8, { name: 'Name 8', brief: brief(null) }),
    aResume(9, { brief: brief(null) }),
  ];
  fakeApi.listParsedResumes.mockImplementation(async ({ query: { page = 1 } }: { query: { page?: number } }) =>
    listed(page === 1 ? read.slice(0, 3) : read.slice(3), { total: 5 }),
  );
  fakeApi.importResume.mockImplementation(async ({ params: { id } }: { params: { id: number } }) => {
    if (id === 8) throw new ApiError(409, 'This person has an open invitation from you');
    return { data: {} };
  });
  renderSignedIn(() => <AddRead count={3} />, { path: '/resumes', account: { role: 'recruiter' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add the 3 that need no look' }));
  expect(await screen.findByText('2 of 3 people added')).toBeTruthy();
  const lines = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines('Added')).toEqual(['Name 1Among those you added', 'cv-9.pdfAmong those you added']);
  expect(lines('Not added')).toEqual(['Name 8This person has an open invitation from you']);
  expect(fakeApi.importResume.mock.calls.map(([{ params }]) => params.id)).toEqual([1, 8, 9]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('2 of 3 people added')).toBeNull();
});

it('Nobody is offered to be added where all need a look, and one is one', () => {
  const at = { path: '/resumes', account: { role: 'recruiter' } } as const;
  renderSignedIn(() => <AddRead count={0} />, at);
  expect(screen.queryByRole('button')).toBeNull();
  renderSignedIn(() => <AddRead count={1} />, at);
  expect(screen.getByRole('button', { name: 'Add the one that needs no look' })).toBeTruthy();
});
