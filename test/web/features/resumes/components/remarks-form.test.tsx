// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { RemarksForm } from '../../../../../web/features/resumes/components/remarks-form.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const Page = () => <RemarksForm id={7} version={3} note="Met at the fair" tags={['java pool', 'fair']} cameFrom="" />;
const open = () => renderSignedIn(Page, { path: '/here' });
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save tags and note' }));

it('A recruiter notes something about somebody, with tags apart by commas', async () => {
  fakeApi.saveRemarks.mockResolvedValue({ data: {} });
  open();
  expect((await field(/^Tags/)).value).toBe('java pool, fair');
  fireEvent.change(await field(/^Tags/), { target: { value: 'java pool,  call in May,' } });
  fireEvent.change(await field(/^Where they came from/), { target: { value: 'LinkedIn' } });
  save();
  await waitFor(() => expect(fakeApi.saveRemarks).toHaveBeenCalledTimes(1));
  expect(fakeApi.saveRemarks.mock.lastCall?.[0].body).toEqual({
    note: 'Met at the fair',
    tags: ['java pool', 'call in May'],
    cameFrom: 'LinkedIn',
    version: 3,
  });
});

it('A tag that is too long is refused at its field, and what is typed stays where somebody changed the record meanwhile', async () => {
  fakeApi.saveRemarks.mockRejectedValue(
    new ApiError(409, 'This candidate was changed meanwhile; reload and try again'),
  );
  open();
  fireEvent.change(await field(/^Tags/), { target: { value: 'x'.repeat(41) } });
  save();
  expect(await screen.findAllByText(/40 chars max/)).toBeTruthy();
  expect(fakeApi.saveRemarks).not.toHaveBeenCalled();
  fireEvent.change(await field(/^Tags/), { target: { value: 'java' } });
  save();
  expect(await screen.findByText(/changed meanwhile/)).toBeTruthy();
  expect((await field(/^Tags/)).value).toBe('java');
});

it('Each tag leads to the list of those who have it', async () => {
  open();
  const lists = await screen.findAllByRole('link', { name: /^List of/ });
  expect(lists.map((link) => link.getAttribute('href'))).toEqual([
    '/recruiter/candidates/added?tag=java+pool',
    '/recruiter/candidates/added?tag=fair',
  ]);
});
