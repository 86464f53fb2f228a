import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { isDoubtful } from '../../../../shared/rules/resume-look.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { Evidence } from '../model/evidence.ts';
import type { ImportFields } from '../model/import-fields.ts';

/** The form with what is known of its fields. */
export interface ReadForm {
  form: UseFormReturn<ImportFields>;
  /** By the names that the fields had when the resume was read. */
  evidence: ReadonlyMap<string, Evidence>;
  onLook: (name: string) => void;
}

interface ReadFieldProps extends ReadForm {
  name: Path<ImportFields>;
  /** The field's name when the resume was read, if entries before it have been removed since. */
  readAs?: string | undefined;
  label: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel';
  isNumber?: boolean;
  help?: string;
  readOnly?: boolean;
}

/** A text field with how sure its value is; focusing it shows where the value was found. */
export function ReadField({
  form,
  evidence,
  onLook,
  name,
  readAs = name,
  label,
  required = false,
  type,
  isNumber,
  help,
  readOnly = false,
}: ReadFieldProps) {
  const { register, formState } = form;
  const error = get(formState.errors, name) as { message?: string } | undefined;
  return (
    <TextInput
      id={name}
      label={label}
      required={required}
      readOnly={readOnly}
      type={type}
      {...(isNumber ? { inputMode: 'numeric' as const } : {})}
      {...(help ? { help } : {})}
      autoComplete="off"
      aside={<SureMark evidence={evidence.get(readAs)} />}
      error={error?.message}
      onFocus={() => onLook(readAs)}
      {...register(name)}
    />
  );
}

/** How sure a value is that was read: nothing where none was, a word where it should be looked at. */
export function SureMark({ evidence }: { evidence: Evidence | undefined }) {
  if (!evidence) return null;
  const percent = `${Math.round(evidence.confidence * 100)}%`;
  return isDoubtful(evidence) ? (
    <span className="resume-sure" data-doubtful title={`${percent} sure`}>
      Check this
    </span>
  ) : (
    <span className="resume-sure numeric" title={`${percent} sure that this was read correctly`}>
      {percent}
    </span>
  );
}
