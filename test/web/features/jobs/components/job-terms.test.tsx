// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { JobTerms } from '../../../../../web/features/jobs/components/job-terms.tsx';
import { blankJob, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

it.each([
  ['United States', 840, true],
  ['India', 356, false],
])('The terms of a job in %s offer W2 and its kind only where they exist', async (name, id, isOffered) => {
  fakeApi.readCity.mockReturnValue({ data: { id: 9, name: 'Somewhere', country: { id, name } } });
  let chosen: () => JobFields['employeeType'] = () => [];
  const city = { value: 9, label: 'Somewhere' };
  const Page = () => {
    const form = useForm<JobFields>({ defaultValues: { ...blankJob, city, employeeType: ['w2'] } });
    chosen = () => form.getValues('employeeType');
    return (
      <FormProvider {...form}>
        <JobTerms />
      </FormProvider>
    );
  };
  renderSignedIn(Page, { path: '/jobs/new' });
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Work type/ }) !== null).toBe(isOffered));
  expect(screen.getByRole('group', { name: /^Employment/ })).toBeTruthy();
  await waitFor(() => expect(chosen()).toEqual(isOffered ? ['w2'] : []));
});
