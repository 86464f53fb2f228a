import { useFormValue } from '../../../common/forms/form-inputs.ts';
import { findTags, type createTag } from '../../../common/lookups/lookups.ts';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { importLabels } from '../model/import-fields.ts';
import { SureMark, type ReadForm } from './read-field.tsx';

interface ReadSkillsProps {
  parts: ReadForm;
  /** Makes a skill that nobody has yet. */
  create?: typeof createTag;
}

/** The skills, with how sure they are; focusing them shows where they were found. */
export function ReadSkills({ parts: { form, evidence, onLook }, create }: ReadSkillsProps) {
  const skills = useFormValue(form.control, 'skills');
  return (
    <div onFocus={() => onLook('skills')}>
      <TagInput
        {...skills}
        label={importLabels.skills}
        aside={<SureMark evidence={evidence.get('skills')} />}
        required={false}
        load={findTags}
        {...(create ? { create } : {})}
      />
    </div>
  );
}
