import type { UseFormReturn } from 'react-hook-form';
import type { HidingList } from '../../../../shared/model/hiding.ts';
import { hidingForm } from '../../../../shared/validation/hiding.ts';
import { useFormValue } from '../../../common/forms/form-inputs.ts';
import { findableByOptions, whoFindsYou } from '../../../common/people/findable-by.ts';
import { WhoFindsYou } from '../../../common/people/who-finds-you.tsx';
import { fullName } from '../../../common/people/person.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { hidingBody, hidingFields, type HidingFields } from '../model/hiding-fields.ts';
import { useSaveHiding } from '../queries/hiding.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { HiddenCompanies } from './hidden-companies.tsx';

const labels: Record<keyof HidingFields, string> = {
  findableBy: whoFindsYou,
  companies: 'Companies to hide from',
  confirmed: 'Recruiters who can see me',
};

interface HidingDialogProps {
  candidateId: number;
  list: HidingList;
  onClose: () => void;
}

/** Changes who finds the candidate, and from which companies they hide (PLUS-21, PLUS-38). */
export function HidingDialog({ candidateId, list, onClose }: HidingDialogProps) {
  const save = useSaveHiding(candidateId);
  const fields = hidingFields(list);
  const names = new Map(list.known.map((one) => [String(one.id), fullName(one)]));
  const recruiters = [...names].map(([value, label]) => ({ value, label }));
  return (
    <EntryDialog<HidingFields>
      title="Who can see you"
      keptAs={`hiding.${candidateId}`}
      action="Save who can see you"
      start={fields}
      stored={{ version: list.version, fields }}
      labels={labels}
      rules={{ schema: hidingForm, bodyOf: hidingBody }}
      show={(field, value) => {
        if (field === 'findableBy') return findableByOptions.find((one) => one.value === value)?.label ?? '';
        const shown = Array.isArray(value) ? value : [];
        return (field === 'companies' ? shown : shown.map((id) => names.get(id) ?? '')).join(', ');
      }}
      save={(entered, version) =>
        save.mutateAsync({ ...hidingBody(entered), ...(version !== undefined && { version }) })
      }
      onClose={onClose}
    >
      {(form) => <HidingInputs form={form} recruiters={recruiters} candidateId={candidateId} stored={list.companies} />}
    </EntryDialog>
  );
}

interface HidingInputsProps {
  form: UseFormReturn<HidingFields>;
  recruiters: Option[];
  candidateId: number;
  stored: readonly string[];
}

function HidingInputs({ form, recruiters, candidateId, stored }: HidingInputsProps) {
  const companies = useFormValue(form.control, 'companies');
  const findableBy = useFormValue(form.control, 'findableBy');
  const confirmed = useFormValue(form.control, 'confirmed');
  return (
    <>
      <WhoFindsYou {...findableBy} value={findableBy.value ?? undefined} />
      <HiddenCompanies {...companies} label={labels.companies} candidateId={candidateId} stored={stored} />
      {findableBy.value === 'confirmed' && recruiters.length === 0 && (
        <p className="faint">
          You can confirm recruiters you have met on a job. Until then nobody finds you; the people of a job see your
          application to it.
        </p>
      )}
      {findableBy.value === 'confirmed' && recruiters.length > 0 && (
        <CheckboxGroup legend={labels.confirmed} options={recruiters} {...confirmed} />
      )}
    </>
  );
}
