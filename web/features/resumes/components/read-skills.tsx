import { Controller } from 'react-hook-form';
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
  return (
    <Controller
      name="skills"
      control={form.control}
      render={({ field }) => (
        <div onFocus={() => onLook('skills')}>
          <TagInput
            id="skills"
            label={
              <>
                {importLabels.skills} <SureMark evidence={evidence.get('skills')} />
              </>
            }
            required={false}
            load={findTags}
            {...(create ? { create } : {})}
            value={field.value}
            onChange={field.onChange}
            error={form.formState.errors.skills?.message}
          />
        </div>
      )}
    />
  );
}
