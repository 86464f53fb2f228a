// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { JobTerms } from '../../../../../web/features/jobs/components/job-terms.tsx';
import { blankJob, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const Chosen = () => <output>{useWatch<JobFields, 'employeeType'>({ name: 'employeeType' }).join()}</output>;

it.each([
  ['United States', 840, true, ['US citizen', 'Green card', 'H1-B', 'Other']],
  ['India', 356, false, ['Citizen (India)', 'OCI card (India)', 'Work permit (India)', 'Other']],
  [
    'Germany',
    276,
    false,
    ['EU citizen', 'Permanent resident (Germany)', 'Work permit (Germany)', 'Needs sponsorship (Germany)', 'Other'],
  ],
])('The terms of a job in %s are those that exist there', async (name, id, isOffered, authorizations) => {
  fakeApi.readCity.mockReturnValue({ data: { id: 9, name: 'Somewhere', country: { id, name } } });
  const city = { value: 9, label: 'Somewhere' };
  const Page = () => {
    const form = useForm<JobFields>({ defaultValues: { ...blankJob, city, employeeType: ['w2'] } });
    return (
      <FormProvider {...form}>
        <JobTerms />
        <Chosen />
      </FormProvider>
    );
  };
  renderSignedIn(Page, { path: '/jobs/new' });
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Work type/ }) !== null).toBe(isOffered));
  const group = screen.getByRole('group', { name: 'Work authorization' });
  const labels = () => [...group.querySelectorAll('label')].map(({ textContent }) => textContent);
  await waitFor(() => expect(labels()).toEqual(authorizations));
  expect(screen.getByRole('group', { name: /^Employment/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(isOffered ? 'w2' : ''));
});
