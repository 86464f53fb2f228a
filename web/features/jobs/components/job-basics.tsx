import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { createTag, findTags } from '../../../common/lookups/lookups.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { MarkdownArea } from '../../../ui/fields/markdown-area.tsx';
import type { MoneyRangeValue } from '../../../ui/fields/money-range.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { JobFields } from '../model/job-fields.ts';
import { clientOptionsQuery } from '../queries/options.ts';
import { ImproveDescriptionModal } from './improve-description-modal.tsx';
import { SkillSuggestions } from './skill-suggestions.tsx';
import './job-form.css';

interface JobBasicsProps {
  /** The client with which the form was opened. */
  known: { id: string; name: string | undefined };
  /** The other clients are read once the form is used. */
  isReached: boolean;
}

const hasPay = (...ranges: MoneyRangeValue[]): boolean => ranges.some(({ from, to }) => Boolean(from || to));

/** Title, client, description and skills. */
export function JobBasics(props: JobBasicsProps) {
  const input = inputsOf(useFormContext<JobFields>());
  return (
    <FormGroup title="The job">
      <TextInput {...input('title')} label="Title" required placeholder="Senior Java Developer" autoComplete="off" />
      <ClientOfJob {...props} />
      <Description />
      <Skills />
    </FormGroup>
  );
}

function ClientOfJob({ known, isReached }: JobBasicsProps) {
  const { control, watch, setValue } = useFormContext<JobFields>();
  const queryClient = useQueryClient();
  const clientId = watch('clientId');
  const isKnown = clientId === '' || (clientId === known.id && known.name !== undefined);
  const clients = useQuery({ ...clientOptionsQuery, enabled: isReached || !isKnown });
  const options =
    clients.data?.map(({ id, companyName }) => ({ value: String(id), label: companyName })) ??
    (known.name === undefined ? [] : [{ value: known.id, label: known.name }]);
  const { addClient } = useFrameActions();
  // The list is read again, and may come after the choice, which needs its option.
  const choose = ({ id, companyName }: { id: number; companyName: string }) => {
    queryClient.setQueryData(clientOptionsQuery.queryKey, (read = []) =>
      read.some((one) => one.id === id) ? read : [...read, { id, companyName }],
    );
    setValue('clientId', String(id), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="job-form-client">
      <Controller
        name="clientId"
        control={control}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            id="clientId"
            label="Client"
            required={false}
            placeholder={clients.isLoading && !isKnown ? 'Loading clients…' : 'No client'}
            options={options}
            help={clients.isError ? 'The clients could not be loaded.' : 'Candidates see this company’s name.'}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button onClick={() => addClient(choose)}>Add client</Button>
    </div>
  );
}

function Description() {
  const { control, watch } = useFormContext<JobFields>();
  const [hourly, salary, city, positionType] = watch(['hourly', 'salary', 'city', 'positionType']);
  const [isImproving, setImproving] = useState(false);
  const description = useFormValue(control, 'description');
  return (
    <>
      <MarkdownArea
        id="description"
        label="Description"
        required
        value={description.value}
        onChange={description.onChange}
        onBlur={description.onBlur}
        error={description.error}
        action={
          <Button
            size="small"
            kind="quiet"
            disabledReason={description.value.trim() === '' && 'Write something first'}
            onClick={() => setImproving(true)}
          >
            Improve
          </Button>
        }
      />
      {isImproving && (
        <ImproveDescriptionModal
          description={description.value}
          form={{ hasPay: hasPay(hourly, salary), hasPlace: city !== null || positionType !== '' }}
          onAccept={description.onChange}
          onClose={() => setImproving(false)}
        />
      )}
    </>
  );
}

function Skills() {
  const { control, watch } = useFormContext<JobFields>();
  const [title, description] = watch(['title', 'description']);
  const skills = useFormValue(control, 'skills');
  const mustHaves = useFormValue(control, 'mustHaves');
  return (
    <div className="stack">
      <TagInput
        {...skills}
        label="Skills"
        required={false}
        help="Used to match candidates. Press the star of a skill that is a must-have."
        mark={{ says: 'must-have', marked: mustHaves.value, onChange: mustHaves.onChange }}
        load={findTags}
        create={createTag}
      />
      <SkillSuggestions
        texts={{ title, description }}
        chosen={skills.value}
        onAdd={(added) => skills.onChange([...skills.value, ...added])}
      />
    </div>
  );
}
