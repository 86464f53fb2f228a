import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  languageLevelLabels,
  languageLevels,
  mostLanguages,
  mostLinks,
  type LanguageLevel,
} from '../../../../shared/constants/candidate-profile.ts';
import { useFormValue } from '../../../common/forms/form-inputs.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { AddRow } from '../../../ui/fields/rows.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { infoLabels, type InfoFields } from '../model/info-fields.ts';

const levels = languageLevels.map((value) => ({ value, label: languageLevelLabels[value] }));

/** The languages that a candidate speaks, and pages that show their work. */
export function MoreInputs({ form: { control } }: { form: UseFormReturn<InfoFields> }) {
  const languages = useFormValue(control, 'languages');
  const links = useFormValue(control, 'links');
  return (
    <>
      <Rows {...languages} title={infoLabels.languages} noun="language" most={mostLanguages} blank={newLanguage}>
        {({ name, level }, change, row) => (
          <>
            <TextInput
              id={`language-${row}`}
              label={`Language ${row}`}
              value={name}
              onChange={({ target }) => change({ name: target.value, level })}
            />
            <Select
              id={`level-${row}`}
              label={`Level of language ${row}`}
              options={levels}
              value={level}
              onChange={({ target }) => change({ name, level: target.value as LanguageLevel })}
            />
          </>
        )}
      </Rows>
      <Rows {...links} title={infoLabels.links} noun="link" most={mostLinks} blank={newLink}>
        {({ title, url }, change, row) => (
          <>
            <TextInput
              id={`title-${row}`}
              label={`Name of link ${row}`}
              required={false}
              value={title}
              onChange={({ target }) => change({ title: target.value, url })}
            />
            <TextInput
              id={`link-${row}`}
              label={`Address of link ${row}`}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://example.com/work"
              value={url}
              onChange={({ target }) => change({ title, url: target.value })}
            />
          </>
        )}
      </Rows>
    </>
  );
}
const newLanguage: InfoFields['languages'][number] = { name: '', level: 'fluent' };
const newLink: InfoFields['links'][number] = { title: '', url: '' };

interface RowsProps<R> {
  id: string;
  title: string;
  noun: string;
  most: number;
  blank: R;
  value: R[];
  error: string | undefined;
  onChange: (rows: R[]) => void;
  /** The inputs of one row, numbered from 1. */
  children: (row: R, change: (to: R) => void, number: number) => ReactNode;
}

function Rows<R>({ id, title, noun, most, blank, value, error, onChange, children }: RowsProps<R>) {
  return (
    <FormGroup title={title}>
      <div className="stack" id={id} tabIndex={-1}>
        {value.map((row, at) => (
          <fieldset key={at} className="profile-row">
            <legend className="visually-hidden">{`${title} ${at + 1}`}</legend>
            <FormRow>{children(row, (to) => onChange(value.with(at, to)), at + 1)}</FormRow>
            <IconButton
              size="small"
              label={`Remove ${noun} ${at + 1}`}
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </fieldset>
        ))}
        {error && (
          <p className="ui-field-error" role="alert">
            {error}
          </p>
        )}
        <AddRow disabledReason={value.length >= most && `At most ${most}`} onClick={() => onChange([...value, blank])}>
          {`Add ${noun}`}
        </AddRow>
      </div>
    </FormGroup>
  );
}
