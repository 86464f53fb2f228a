import { useCallback, useMemo, type ReactNode } from 'react';
import { cleanTag, longestTag, tagRefusal } from '../../../shared/rules/tag-name.ts';
import { Combobox, type ChoiceMark } from './combobox.tsx';
import type { FieldLook } from './field.tsx';
import type { Option } from './select.tsx';
import type { LoadOptions } from './use-async-options.ts';
import type { Created } from './use-creation.ts';

interface TagInputProps extends FieldLook {
  id?: string;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  load: LoadOptions<number>;
  value: readonly Option<number>[];
  onChange: (value: Option<number>[]) => void;
  placeholder?: string;
  /** A mark that each of them may have. */
  mark?: ChoiceMark<number>;
  /** Creates a tag of this name; without it only existing tags can be selected. Keep the function stable. */
  create?: (name: string) => Promise<Created<number>>;
}

/**
 * Skills and tags: search, select several, and add new ones if allowed, with the tag rules and messages (VALID-55 to
 * VALID-58).
 */
export function TagInput({ create, load, placeholder = 'Search skills', ...rest }: TagInputProps) {
  // No tag has a longer name, so the server need not be asked.
  const find: LoadOptions<number> = useCallback(
    async (text, signal) => (text.length > longestTag ? [] : load(text, signal)),
    [load],
  );
  const creation = useMemo(() => (create ? { refusalOf: tagRefusal, create } : undefined), [create]);
  return (
    <Combobox
      {...rest}
      multiple
      load={find}
      placeholder={placeholder}
      clean={cleanTag}
      emptyText="No such skill"
      {...(creation ? { creation } : {})}
    />
  );
}
