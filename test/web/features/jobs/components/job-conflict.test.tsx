// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { JobConflict } from '../../../../../web/features/jobs/components/job-conflict.tsx';
import { blankJob } from '../../../../../web/features/jobs/model/job-fields.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const base = { ...blankJob, clientId: '7' };
const theirs = { ...blankJob, clientId: '8' };
function Page() {
  const form = useForm({ defaultValues: { ...blankJob, clientId: '9' } });
  return <JobConflict form={form} conflict={{ base, theirs }} wasRefused={false} onSettle={() => {}} />;
}
const show = () => renderSignedIn(Page, { path: '/jobs/7' });

it('A conflict about the client of a job names both, one that is no more by its number', async () => {
  fakeApi.listClientOptions.mockResolvedValue({ data: [{ id: 8, companyName: 'Lakeside' }] });
  show();
  expect(await screen.findByRole('radio', { name: /^Saved elsewhere: *Lakeside$/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Yours: *9$/ })).toBeTruthy();
});

it('A conflict about the client of a job can be settled before the clients are loaded', () => {
  fakeApi.listClientOptions.mockReturnValue(new Promise(() => {}));
  show();
  expect(screen.getByRole('radio', { name: /^Saved elsewhere: *8$/ })).toBeTruthy();
});
