// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { JobPreview } from '../../../../../web/features/jobs/components/job-preview.tsx';
import { blankJob, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { aGuestJob } from '../../../support/guest-job.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const onClose = vi.fn();

async function preview(fields: Partial<JobFields>) {
  fakeApi.listClientOptions.mockResolvedValue({ data: [{ id: 7, companyName: 'Lakeside Hospital' }] });
  fakeApi.readCity.mockImplementation(({ params: { id } }: { params: { id: number } }) =>
    Promise.resolve({ data: { ...aGuestJob().city, id } }),
  );
  function Form() {
    const form = useForm<JobFields>({ defaultValues: { ...blankJob, ...fields } });
    return (
      <FormProvider {...form}>
        <JobPreview client={{ id: '', name: undefined }} onClose={onClose} />
      </FormProvider>
    );
  }
  renderSignedIn(Form, { path: '/jobs/new' });
  return within(await screen.findByRole('dialog'));
}

const factsIn = (shown: Awaited<ReturnType<typeof preview>>) =>
  Object.fromEntries(
    shown.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );

it('The preview of a job is what everybody would read: who hires, where, for how much, its facts, its text with HTML as text, and its skills', async () => {
  const shown = await preview({
    title: 'Car salesperson',
    description: '# Duties\n\n- Sell **four** cars\n\n<b onclick=alert(1)>Now</b>',
    clientId: '7',
    city: { value: 12, label: 'Austin, TX' },
    positionType: 'hybrid',
    hourly: { from: 30, to: 40, currency: 'USD' },
    skills: [{ value: 3, label: 'Negotiation' }],
    shifts: ['night'],
    clearanceType: ['none'],
    travel: 'yes',
    openings: 3,
    endAt: '2027-01-31',
  });
  expect(shown.getByRole('heading', { name: 'Car salesperson' })).toBeTruthy();
  expect(await shown.findByText('Lakeside Hospital')).toBeTruthy();
  expect(await shown.findByText('None needed')).toBeTruthy();
  expect(await shown.findByRole('heading', { name: 'Duties' })).toBeTruthy();
  expect(shown.getByText('<b onclick=alert(1)>Now</b>')).toBeTruthy();
  expect(shown.getByText('Negotiation')).toBeTruthy();
  expect(factsIn(shown)).toMatchObject({
    Location: 'Austin, TX · Hybrid',
    'Hourly rate': '$30–40/h',
    Salary: 'Not stated',
    Shift: 'Night shift',
    Clearance: 'None needed',
    Travel: 'Requires Travel',
    Openings: '0 of 3 filled',
    'Open until': '31st Jan 2027',
  });
});

it('The preview of an empty form says so, and of a job without a client that it is confidential', async () => {
  const shown = await preview({});
  expect(shown.getByRole('heading', { name: 'Job without a title' })).toBeTruthy();
  expect(shown.getByText('Confidential client')).toBeTruthy();
  expect(factsIn(shown)).toMatchObject({ Location: 'Remote', Employment: 'Any' });
});
