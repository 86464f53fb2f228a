import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Option } from './select.tsx';
import { useAsyncOptions, type AsyncOptions, type LoadOptions } from './use-async-options.ts';
import { useCreation, type Creation } from './use-creation.ts';

/** How a combobox finds what can be chosen, and what is. */
export type ComboboxInput<V extends string | number> = {
  /** Searches while the user types. Keep the function stable (module level or useCallback). */
  load: LoadOptions<V>;
  /** Shorter texts are not searched; 0 lists options immediately. */
  minLength?: number;
  /** Shown when nothing matches. */
  emptyText?: string;
  /** Cleans the typed text (VALID-55, VALID-56). */
  clean?: (typed: string) => string;
  /** Offers the typed text as a new option. */
  creation?: Creation<V>;
} & (
  | { multiple?: false; value: Option<V> | null; onChange: (value: Option<V> | null) => void }
  | { multiple: true; value: readonly Option<V>[]; onChange: (value: Option<V>[]) => void }
);

/** What is typed, found, marked and chosen in a combobox, and how its parts change that. */
export type ComboboxState<V extends string | number> = ReturnType<typeof useCombobox<V>>;

const optionId = (listId: string, row: number) => `${listId}-${row}`;

/** The state of a combobox, by the ARIA pattern of an editable one with a list. */
export function useCombobox<V extends string | number>(props: ComboboxInput<V>) {
  const { minLength = 2, emptyText = 'Nothing matches', clean, creation } = props;
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = props.multiple ? props.value : props.value ? [props.value] : [];
  const { options, rows, canCreate, state } = useRows({ ...props, minLength, text, isOpen, chosen });
  const creations = useCreation(creation);
  const { refusal, forgetRefusal } = creations;
  const choose = (option: Option<V>) => {
    setText('');
    setActive(0);
    forgetRefusal();
    if (chosen.some((other) => other.value === option.value)) return;
    if (props.multiple) props.onChange([...props.value, option]);
    else {
      props.onChange(option);
      setOpen(false);
    }
  };
  const adding = useAdding({ creations, text, choose, onRefused: () => setOpen(false) });
  return {
    listId,
    text,
    isOpen,
    setOpen,
    active,
    setActive,
    chosen,
    options,
    rows,
    canCreate,
    ...adding,
    refusal,
    /** What is shown where no option is. */
    word: wordOf({ state, minLength, emptyText, rows }),
    /** The id of an option's element; undefined without one. */
    activeId: isOpen && rows > 0 ? optionId(listId, active) : undefined,
    optionId: (row: number) => optionId(listId, row),
    type: (typed: string) => {
      setText(clean ? clean(typed) : typed);
      setActive(0);
      forgetRefusal();
      setOpen(true);
    },
    /** Takes the option of this row, or the new one after them. */
    take: (row: number) => {
      const option = options[row];
      if (option) choose(option);
      else if (canCreate) void adding.add();
    },
    /** Tries to make an option of a text that is too short to be searched: the reason is shown instead of silence. */
    refusesShort: creation !== undefined && text.trim() !== '' && state === 'short' ? adding.add : undefined,
    remove: (option: Option<V>) => {
      if (props.multiple) props.onChange(props.value.filter((other) => other.value !== option.value));
      else props.onChange(null);
    },
  };
}

type RowsInput<V extends string | number> = Pick<ComboboxInput<V>, 'load' | 'creation'> & {
  minLength: number;
  text: string;
  isOpen: boolean;
  chosen: readonly Option<V>[];
};

/** The options that are not chosen yet, and whether a new one can follow them. */
function useRows<V extends string | number>({ load, creation, minLength, text, isOpen, chosen }: RowsInput<V>) {
  const { options: found, state } = useAsyncOptions(load, text, isOpen, minLength);
  const options = found.filter((option) => !chosen.some((other) => other.value === option.value));
  const typed = text.trim().toLowerCase();
  const isNew = typed !== '' && !found.some((option) => option.label.toLowerCase() === typed);
  const canCreate = creation !== undefined && state === 'ready' && isNew;
  return { options, rows: options.length + (canCreate ? 1 : 0), canCreate, state };
}

interface AddingInput<V extends string | number> {
  creations: ReturnType<typeof useCreation<V>>;
  text: string;
  choose: (option: Option<V>) => void;
  onRefused: () => void;
}

/** Makes an option of the typed text, and chooses it. */
function useAdding<V extends string | number>({ creations, text, choose, onRefused }: AddingInput<V>) {
  const { create, isCreating } = creations;
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  const add = async () => {
    if (isCreating) return;
    const option = await create(text.trim());
    // What is chosen may have changed meanwhile, and the new option joins that.
    if (option) latestChoose.current(option);
    // The reason is shown under the field, where the list would cover it.
    else onRefused();
  };
  return { add, isCreating };
}

interface WordInput {
  state: AsyncOptions<number>['state'];
  minLength: number;
  emptyText: string;
  rows: number;
}

function wordOf({ state, minLength, emptyText, rows }: WordInput): string {
  return {
    short: minLength > 0 ? `Start typing at least ${minLength} characters` : '',
    loading: 'Searching…',
    failed: 'The search failed. Type again to retry.',
    ready: rows === 0 ? emptyText : '',
  }[state];
}

/** Arrow keys mark, Enter takes, Escape closes, Backspace in the empty field takes the last choice back. */
export function onComboboxKey<V extends string | number>(event: KeyboardEvent, combobox: ComboboxState<V>): void {
  const { isOpen, setOpen, rows, active, setActive, text, chosen, take, refusesShort } = combobox;
  const last = chosen.at(-1);
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    setOpen(true);
    if (rows === 0) return;
    const next = (active + (event.key === 'ArrowDown' ? 1 : rows - 1)) % rows;
    setActive(next);
    document.getElementById(combobox.optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  } else if (event.key === 'Enter' && isOpen && rows > 0) {
    event.preventDefault();
    take(active);
  } else if (event.key === 'Enter' && refusesShort) {
    event.preventDefault();
    void refusesShort();
  } else if (event.key === 'Escape' && isOpen) {
    event.stopPropagation();
    setOpen(false);
  } else if (event.key === 'Backspace' && text === '' && last) combobox.remove(last);
}
