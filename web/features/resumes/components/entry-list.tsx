import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, type Path } from 'react-hook-form';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { AddRow } from '../../../ui/fields/rows.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { blank, importLabels, isExpiredLicence, type ImportFields } from '../model/import-fields.ts';
import { ReadField, type ReadForm } from './read-field.tsx';
import './entry-list.css';

type Section = keyof typeof blank;
interface Shown {
  name: string;
  label: string;
  required?: boolean;
  isNumber?: boolean;
}

/** The rows of fields of an entry of each section. */
const rows: Record<Section, readonly (readonly Shown[])[]> = {
  workExperiences: [
    [
      { name: 'title', label: 'Title', required: true },
      { name: 'company', label: 'Company' },
    ],
    [{ name: 'location', label: 'Place' }],
    [
      { name: 'fromMonth', label: 'From, month', isNumber: true },
      { name: 'fromYear', label: 'From, year', isNumber: true },
    ],
    [
      { name: 'toMonth', label: 'To, month', isNumber: true },
      { name: 'toYear', label: 'To, year', isNumber: true },
    ],
  ],
  educations: [
    [{ name: 'school', label: 'School', required: true }],
    [
      { name: 'degree', label: 'Degree' },
      { name: 'study', label: 'Field of study' },
    ],
    [
      { name: 'from', label: 'From, year', isNumber: true },
      { name: 'to', label: 'To, year', isNumber: true },
    ],
  ],
  certifications: [
    [
      { name: 'name', label: 'Name', required: true },
      { name: 'issueOrg', label: 'Issued by' },
    ],
    [
      { name: 'credentialId', label: 'Number' },
      { name: 'state', label: 'State' },
    ],
    [
      { name: 'issueMonth', label: 'Issued, month', isNumber: true },
      { name: 'issueYear', label: 'Issued, year', isNumber: true },
    ],
    [
      { name: 'expireMonth', label: 'Expires, month', isNumber: true },
      { name: 'expireYear', label: 'Expires, year', isNumber: true },
    ],
  ],
};

/** The label of a field in the entries of a section; undefined where there is none. */
export const labelInEntry = (section: string, field: string): string | undefined =>
  section in rows ? rows[section as Section].flat().find(({ name }) => name === field)?.label : undefined;

/** The entries of a section, which may be removed and added to. */
export function EntryList({ section, noun, ...parts }: ReadForm & { section: Section; noun: string }) {
  const { fields, append, remove } = useFieldArray({
    control: parts.form.control,
    name: section,
    // An entry that is stored has an id of its own.
    keyName: 'key',
  });
  // Where each entry was in the resume; undefined for one that was added here.
  const [readPlaces, setReadPlaces] = useState<readonly (number | undefined)[]>(() => fields.map((_one, at) => at));
  return (
    <FormGroup title={importLabels[section]}>
      {fields.map(({ key }, at) => (
        <fieldset key={key} className="resume-entry">
          <legend className="visually-hidden">{`${importLabels[section]} ${at + 1}`}</legend>
          <EntryFields {...parts} section={section} at={at} readAt={readPlaces[at]} />
          <IconButton
            label={`Remove ${noun} ${at + 1}`}
            size="small"
            className="resume-entry-remove"
            onClick={() => {
              remove(at);
              setReadPlaces(readPlaces.filter((_one, place) => place !== at));
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <AddRow
        onClick={() => {
          append(blank[section]);
          setReadPlaces([...readPlaces, undefined]);
        }}
      >
        {`Add ${noun}`}
      </AddRow>
    </FormGroup>
  );
}

interface EntryFieldsProps extends ReadForm {
  section: Section;
  at: number;
  /** Where the entry was in the resume. */
  readAt: number | undefined;
}

function EntryFields({ section, at, readAt, ...parts }: EntryFieldsProps) {
  const { register, watch } = parts.form;
  const isOfWork = section === 'workExperiences';
  const hasNoEnd = isOfWork && watch(`workExperiences.${at}.isWorking`);
  return (
    <>
      {rows[section]
        .filter(([first]) => !(hasNoEnd && first?.name === 'toMonth'))
        .map((row) => (
          <FormRow key={row[0]?.name}>
            {row.map(({ name, ...look }) => (
              <ReadField
                key={name}
                {...parts}
                {...look}
                name={`${section}.${at}.${name}` as Path<ImportFields>}
                readAs={readAt === undefined ? '' : `${section}.${readAt}.${name}`}
              />
            ))}
          </FormRow>
        ))}
      {section === 'certifications' && isExpiredLicence(watch(`certifications.${at}`)) && (
        <p>
          <StatePill meaning="red">Expired</StatePill>
        </p>
      )}
      {isOfWork && <Checkbox label="Works there now" {...register(`workExperiences.${at}.isWorking`)} />}
    </>
  );
}
