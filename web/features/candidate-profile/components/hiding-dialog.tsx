import { Controller } from 'react-hook-form';
import type { HidingList } from '../../../../shared/model/hiding.ts';
import { hidingForm } from '../../../../shared/validation/hiding.ts';
import { fullName } from '../../../common/people/person.ts';
import { Checkbox, CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { hidingBody, hidingFields, type HidingFields } from '../model/hiding-fields.ts';
import { useSaveHiding } from '../queries/hiding.ts';
import { EntryDialog } from './entry-dialog.tsx';

const labels: Record<keyof HidingFields, string> = {
  companies: 'Companies to hide from',
  onlyConfirmed: 'Hide from everybody except recruiters I confirm',
  confirmed: 'Recruiters who can see me',
};

interface HidingDialogProps {
  candidateId: number;
  list: HidingList;
  onClose: () => void;
}

/** Changes from whom the candidate hides: companies, and everybody but confirmed recruiters (PLUS-21). */
export function HidingDialog({ candidateId, list, onClose }: HidingDialogProps) {
  const save = useSaveHiding(candidateId);
  const fields = hidingFields(list);
  const names = new Map(list.known.map((one) => [String(one.id), fullName(one)]));
  const recruiters = [...names].map(([value, label]) => ({ value, label }));
  return (
    <EntryDialog<HidingFields>
      title="Who can see you"
      action="Save who can see you"
      start={fields}
      stored={{ version: list.version, fields }}
      labels={labels}
      rules={{ schema: hidingForm, bodyOf: hidingBody }}
      show={(_, value) => {
        if (typeof value === 'boolean') return value ? 'yes' : 'no';
        return typeof value === 'string'
          ? value.split('\n').join(', ')
          : value.map((id) => names.get(id) ?? '').join(', ');
      }}
      save={(entered, version) =>
        save.mutateAsync({ ...hidingBody(entered), ...(version !== undefined && { version }) })
      }
      onClose={onClose}
    >
      {({ control, formState: { errors }, register, watch }) => (
        <>
          <TextArea
            id="companies"
            label={labels.companies}
            required={false}
            rows={4}
            help="One a line, by name or web address, such as your employer. People who hire for them never see you, not even on jobs you have applied to."
            error={errors.companies?.message}
            {...register('companies')}
          />
          <Checkbox label={labels.onlyConfirmed} {...register('onlyConfirmed')} />
          {watch('onlyConfirmed') && recruiters.length === 0 && (
            <p className="faint">
              You can confirm recruiters you have met on a job. Until then nobody finds you, and only managers see the
              applications you send them.
            </p>
          )}
          {watch('onlyConfirmed') && recruiters.length > 0 && (
            <Controller
              name="confirmed"
              control={control}
              render={({ field }) => (
                <CheckboxGroup
                  legend={labels.confirmed}
                  options={recruiters}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.confirmed?.message}
                />
              )}
            />
          )}
        </>
      )}
    </EntryDialog>
  );
}
