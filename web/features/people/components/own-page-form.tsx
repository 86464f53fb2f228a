import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  longestAbout,
  longestHeadline,
  mostSpecialties,
  shownOnPage,
  shownOnPageLabels,
} from '../../../../shared/constants/own-page.ts';
import type { OwnPage } from '../../../../shared/model/own-page.ts';
import { ownPageForm, type OwnPageForm as Fields } from '../../../../shared/validation/own-page.ts';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox, CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { useChangeOwnPage } from '../queries/people.ts';

const labels = {
  headline: 'Headline',
  about: 'About you',
  specialties: 'Specialties',
  shows: 'Beside your words',
  isPublished: 'Publish the page',
};
const shows = shownOnPage.map((value) => ({ value, label: shownOnPageLabels[value] }));

const fieldsOf = ({ headline, about, specialties, shows: shown, isPublished }: OwnPage): Fields => ({
  headline,
  about,
  specialties,
  shows: shown,
  isPublished,
});

interface OwnPageFormProps {
  page: OwnPage;
  /** Who sees the page once it is published. */
  seenBy: string;
  /** Whether the user chooses what is shown beside the words: on a page for everybody. */
  choosesFacts: boolean;
}

/** What a recruiter or manager writes on the page that others see of them (PLUS-49). */
export function OwnPageForm({ page, seenBy, choosesFacts }: OwnPageFormProps) {
  const change = useChangeOwnPage();
  const [failure, setFailure] = useState<string>();
  const form = useTouchedForm({ resolver: zodResolver(ownPageForm), defaultValues: fieldsOf(page) });
  const kept = useKeptForm(form, 'own-page');
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const input = inputsOf(form);
  const specialties = useFormValue(form.control, 'specialties');
  const shown = useFormValue(form.control, 'shows');
  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      form.reset(fieldsOf(await change.mutateAsync({ ...fields, version: page.version })));
      kept.forget();
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(labels) as (keyof Fields)[]));
    }
  });
  return (
    <Form
      label="Your page"
      onSubmit={(event) => void save(event)}
      problems={submitCount > 0 ? formProblems(errors, labels) : []}
      failure={failure}
      actions={
        <Button type="submit" busy={isSubmitting}>
          Save page
        </Button>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting} kept={kept} />
      <KeptInputNotice kept={kept} />
      {change.isSuccess && !isDirty && <Notice kind="done">Your page was saved.</Notice>}
      <TextInput
        {...input('headline')}
        label={labels.headline}
        required={false}
        maxLength={longestHeadline}
        placeholder="Nurses and technologists for hospitals in Texas"
      />
      <TextArea {...input('about')} label={labels.about} required={false} rows={6} maxLength={longestAbout} />
      <TextArea
        id="specialties"
        label={labels.specialties}
        required={false}
        rows={3}
        help={`One a line, at most ${mostSpecialties}.`}
        error={specialties.error ?? firstMessage(errors.specialties)}
        value={specialties.value.join('\n')}
        onChange={({ target }) => specialties.onChange(target.value.split('\n'))}
        onBlur={() => specialties.onChange(specialties.value.map((one) => one.trim()).filter(Boolean))}
      />
      {choosesFacts && (
        <CheckboxGroup legend={labels.shows} options={shows} value={shown.value} onChange={shown.onChange} />
      )}
      <Checkbox {...input('isPublished')} label={labels.isPublished} help={seenBy} />
    </Form>
  );
}

/** What is wrong with one of several lines. */
function firstMessage(errors: unknown): string | undefined {
  const one = Array.isArray(errors) ? (errors as { message?: string }[]).find((error) => error?.message) : undefined;
  return one?.message;
}
