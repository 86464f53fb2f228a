// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { AddRead } from '../../../../../web/features/resumes/components/add-read.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const aResume = (id: number, over: { name?: string | null } = {}) => ({
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

it('Whoever was read and needs no look is added in one press, one after the other, with the reason for each of the others', async () => {
  const fact = (value: string, confidence = 1) => ({ value, confidence, sources: [] });
  const sure = { firstName: fact('Ada'), lastName: fact('Byron'), email: fact('ada@example.com'), phone: null };
  const facts: Record<number, object | null> = {
    1: sure,
    2: { ...sure, email: null },
    7: { ...sure, lastName: fact('Lee', 0.7) },
    8: sure,
    9: null,
  };
  const read = [1, 2, 7, 8, 9].map((id) => aResume(id, { name: id === 2 ? null : `Name ${id}` }));
  fakeApi.listParsedResumes.mockImplementation(async ({ query: { page = 1 } }: { query: { page?: number } }) =>
    listed(page === 1 ? read.slice(0, 3) : read.slice(3), { total: 5 }),
  );
  renderSignedIn(AddRead, { path: '/resumes', account: { role: 'recruiter' } });
  fakeApi.readParsedResume.mockImplementation(async ({ params: { id } }: { params: { id: number } }) => ({
    data: { ...aResume(id), facts: facts[id], document: null },
  }));
  fakeApi.importResume.mockImplementation(async ({ params: { id } }: { params: { id: number } }) => {
    if (id === 8) throw new ApiError(409, 'This person has an open invitation from you');
    return { data: {} };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add all that need no look' }));
  expect(await screen.findByText('1 of 5 people added')).toBeTruthy();
  const lines = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines('Added')).toEqual(['Name 1Among those you added']);
  expect(lines('Not added')).toEqual([
    'cv-2.pdfIt names no address',
    'Name 7Check the last name',
    'Name 8This person has an open invitation from you',
    'Name 9It is not read yet',
  ]);
  expect(fakeApi.importResume.mock.calls.map(([{ params }]) => params.id)).toEqual([1, 8]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('1 of 5 people added')).toBeNull();
});
