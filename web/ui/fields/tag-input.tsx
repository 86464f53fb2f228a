import { Combobox } from './combobox.tsx';
import type { FieldLook } from './field.tsx';
import type { Option } from './select.tsx';
import { cleanTag, tagRefusal } from './tag-text.ts';
import type { LoadOptions } from './use-async-options.ts';

interface TagInputProps extends FieldLook {
  id?: string;
  load: LoadOptions<number>;
  value: readonly Option<number>[];
  onChange: (value: Option<number>[]) => void;
  placeholder?: string;
  /** Creates a tag from the typed text; without it only existing tags can be selected. */
  onCreate?: (name: string) => void;
}

/**
 * Skills and tags: search, select several, and add new ones if allowed, with the tag rules and messages (VALID-55 to
 * VALID-58).
 */
export function TagInput({ onCreate, placeholder = 'Search skills', ...rest }: TagInputProps) {
  const create = (name: string) => {
    const refusal = tagRefusal(name);
    if (!refusal) onCreate?.(name);
    return refusal;
  };
  return (
    <Combobox
      {...rest}
      multiple
      placeholder={placeholder}
      clean={cleanTag}
      emptyText="No such skill"
      {...(onCreate ? { onCreate: create } : {})}
    />
  );
}
