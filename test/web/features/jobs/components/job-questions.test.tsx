// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { JobQuestions } from '../../../../../web/features/jobs/components/job-questions.tsx';
import { blankJob, bodyOf, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { jobResolver } from '../../../../../web/features/jobs/model/job-problems.ts';
import { renderPage } from '../../../support/render-page.tsx';

const saved = vi.fn();

function Form() {
  const form = useForm<JobFields>({
    defaultValues: { ...blankJob, title: 'Nurse', description: 'Care.' },
    resolver: jobResolver,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((fields) => saved(bodyOf(fields).questions))(event)}>
        <JobQuestions />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = (row: number) => within(screen.getByRole('group', { name: `Question ${row}` }));

it('Questions of a job are added, ordered, removed and named where they are wrong (PLUS-55)', async () => {
  renderPage(Form, '/jobs/new');
  await press('Add a question');
  await userEvent.type(question(1).getByLabelText('Question 1'), 'Which shift?');
  await userEvent.selectOptions(question(1).getByLabelText(/^Answer/), 'choice');
  await userEvent.type(question(1).getByLabelText(/Answers to choose from/), 'Days');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Question 1: name at least two answers to choose from');
  await userEvent.type(question(1).getByLabelText(/Answers to choose from/), '{Enter}Nights');
  await press('Add a question');
  await userEvent.type(question(2).getByLabelText('Question 2'), 'Why us?');
  await userEvent.click(question(2).getByRole('checkbox', { name: 'Must be answered' }));
  await press('Move Question 2 up');
  await press('Add a question');
  await press('Remove Question 3');
  await press('Save');
  expect(saved).toHaveBeenCalledExactlyOnceWith([
    { words: 'Why us?', kind: 'text', choices: [], isRequired: true },
    { words: 'Which shift?', kind: 'choice', choices: ['Days', 'Nights'], isRequired: false },
  ]);
});
