import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import './combobox.css';
import { Field, type FieldLook } from './field.tsx';
import type { Option } from './select.tsx';
import { useAsyncOptions, type LoadOptions } from './use-async-options.ts';
import { useCreation, type Creation } from './use-creation.ts';

interface ComboboxBase<V extends string | number> extends FieldLook {
  id?: string;
  /** Searches while the user types. Keep the function stable (module level or useCallback). */
  load: LoadOptions<V>;
  /** Shorter texts are not searched; 0 lists options immediately. */
  minLength?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Shown when nothing matches. */
  emptyText?: string;
  /** Cleans the typed text (VALID-55, VALID-56). */
  clean?: (typed: string) => string;
  /** Offers the typed text as a new option. */
  creation?: Creation<V>;
}

export type ComboboxProps<V extends string | number> = ComboboxBase<V> &
  (
    | { multiple?: false; value: Option<V> | null; onChange: (value: Option<V> | null) => void }
    | { multiple: true; value: readonly Option<V>[]; onChange: (value: Option<V>[]) => void }
  );

/**
 * A text field that searches options on the server, for one choice or for several shown as chips. Supports arrow keys,
 * Enter, Escape and Backspace.
 */
export function Combobox<V extends string | number>(props: ComboboxProps<V>) {
  const {
    id,
    load,
    minLength = 2,
    placeholder,
    disabled,
    emptyText = 'Nothing matches',
    clean,
    creation,
    label,
    help,
    error,
    required,
    hideLabel,
  } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = props.multiple ? props.value : props.value ? [props.value] : [];
  const { options: found, state } = useAsyncOptions(load, text, isOpen, minLength);
  const options = found.filter((option) => !chosen.some((other) => other.value === option.value));
  const typed = text.trim();
  const canCreate =
    creation !== undefined &&
    state === 'ready' &&
    typed !== '' &&
    !found.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const rows = options.length + (canCreate ? 1 : 0);
  const list = useRef<HTMLUListElement>(null);
  // In a scrolling form the options would open below its edge.
  useEffect(() => {
    if (isOpen && rows > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, rows]);

  const { create, isCreating, refusal, forgetRefusal } = useCreation(creation);
  const choose = (option: Option<V>) => {
    setText('');
    setActive(0);
    forgetRefusal();
    if (chosen.some((other) => other.value === option.value)) return;
    if (props.multiple) props.onChange([...props.value, option]);
    else props.onChange(option);
    if (!props.multiple) setOpen(false);
  };
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  const add = async () => {
    if (isCreating) return;
    const option = await create(typed);
    // What is chosen may have changed meanwhile, and the new option joins that.
    if (option) latestChoose.current(option);
    // The reason is shown under the field, where the list would cover it.
    else setOpen(false);
  };
  const remove = (option: Option<V>) => {
    if (props.multiple) props.onChange(props.value.filter((other) => other.value !== option.value));
    else props.onChange(null);
    input.current?.focus();
  };
  const take = (row: number) => {
    const option = options[row];
    if (option) return choose(option);
    return canCreate ? void add() : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (rows === 0) return;
      const next = (active + (event.key === 'ArrowDown' ? 1 : rows - 1)) % rows;
      setActive(next);
      list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter' && isOpen && rows > 0) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Enter' && creation && typed !== '' && state === 'short') {
      // Too short to be searched or to be a new option: the reason is shown instead of silence.
      event.preventDefault();
      void add();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && text === '' && last) remove(last);
  };
  const word = {
    short: minLength > 0 ? `Start typing at least ${minLength} characters` : '',
    loading: 'Searching…',
    failed: 'The search failed. Type again to retry.',
    ready: rows === 0 ? emptyText : '',
  }[state];

  return (
    <Field id={id} label={label} help={help} error={refusal ?? error} required={required} hideLabel={hideLabel}>
      {(ties) => (
        <div
          className="ui-combobox"
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
        >
          <div className="ui-control ui-control-box">
            {chosen.map((option) => (
              <span key={option.value} className="ui-chip" data-single={!props.multiple || undefined}>
                <span className="truncate">{option.label}</span>
                {!disabled && (
                  <button type="button" aria-label={`Remove ${option.label}`} onClick={() => remove(option)}>
                    <X size={12} aria-hidden />
                  </button>
                )}
              </span>
            ))}
            <input
              {...ties}
              ref={input}
              role="combobox"
              autoComplete="off"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && rows > 0 ? `${listId}-${active}` : undefined}
              disabled={disabled}
              readOnly={isCreating}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              value={text}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setText(clean ? clean(event.target.value) : event.target.value);
                setActive(0);
                forgetRefusal();
                setOpen(true);
              }}
            />
          </div>
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={typeof label === 'string' ? label : undefined}
            className="ui-listbox"
            hidden={!isOpen || (rows === 0 && !word)}
          >
            {options.map((option, row) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
              <li
                key={option.value}
                id={`${listId}-${row}`}
                role="option"
                aria-selected={row === active}
                onPointerMove={() => setActive(row)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.detail && <span className="faint">{option.detail}</span>}
              </li>
            ))}
            {canCreate && (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
              <li
                id={`${listId}-${options.length}`}
                role="option"
                aria-selected={active === options.length}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(options.length)}
              >
                {isCreating ? `Adding “${typed}”…` : `Add “${typed}”`}
              </li>
            )}
            {word && (
              <li className="ui-listbox-word" role="option" aria-disabled="true" aria-selected="false">
                {word}
              </li>
            )}
          </ul>
        </div>
      )}
    </Field>
  );
}
