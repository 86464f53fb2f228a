import { Star, X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import './combobox.css';
import { Field, type FieldLook, type ControlTies } from './field.tsx';
import type { Option } from './select.tsx';
import { onComboboxKey, useCombobox, type ComboboxInput, type ComboboxState } from './use-combobox.ts';

export type ComboboxProps<V extends string | number> = ComboboxInput<V> &
  FieldLook & {
    id?: string;
    /** Shown at the end of the label's line. */
    aside?: ReactNode;
    placeholder?: string;
    disabled?: boolean;
    /** Whether what is typed is added by Enter and when the field is left, where losing it would do harm. */
    addsTyped?: boolean;
    /** A mark that each of several choices may have. */
    mark?: ChoiceMark<V>;
  };

/** A mark on some of the choices, pressed on their chips. */
export interface ChoiceMark<V> {
  /** What the mark says, such as 'must-have'. */
  says: string;
  marked: readonly V[];
  onChange: (marked: V[]) => void;
}

/**
 * A text field that searches options on the server, for one choice or for several shown as chips. Supports arrow keys,
 * Enter, Escape and Backspace.
 */
export function Combobox<V extends string | number>(props: ComboboxProps<V>) {
  const { id, label, help, error, required, hideLabel, aside } = props;
  const combobox = useCombobox(props);
  const { refusal, setOpen } = combobox;
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={refusal ?? error}
      required={required}
      hideLabel={hideLabel}
      aside={aside}
    >
      {(ties) => (
        <div
          className="ui-combobox"
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setOpen(false);
            if (props.addsTyped && combobox.text.trim()) void combobox.add();
          }}
        >
          <ChosenAndInput props={props} ties={ties} combobox={combobox} />
          <Options combobox={combobox} label={typeof label === 'string' ? label : undefined} />
        </div>
      )}
    </Field>
  );
}

interface ChosenAndInputProps<V extends string | number> {
  props: Pick<ComboboxProps<V>, 'multiple' | 'placeholder' | 'disabled' | 'addsTyped' | 'mark'>;
  ties: ControlTies;
  combobox: ComboboxState<V>;
}

function ChosenAndInput<V extends string | number>({ props, ties, combobox }: ChosenAndInputProps<V>) {
  const { multiple, placeholder, disabled, addsTyped, mark } = props;
  const { chosen, isOpen, setOpen } = combobox;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="ui-control ui-control-box">
      {chosen.map((option) => (
        <span key={option.value} className="ui-chip" data-single={!multiple || undefined}>
          {mark && !disabled && <MarkButton option={option} mark={mark} />}
          <span className="truncate">{option.label}</span>
          {!disabled && (
            <button
              type="button"
              aria-label={`Remove ${option.label}`}
              onClick={() => {
                combobox.remove(option);
                input.current?.focus();
              }}
            >
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
        aria-controls={combobox.listId}
        aria-autocomplete="list"
        aria-activedescendant={combobox.activeId}
        disabled={disabled}
        readOnly={combobox.isCreating}
        placeholder={chosen.length === 0 ? placeholder : undefined}
        value={combobox.text}
        onFocus={({ currentTarget }) => setOpen(!currentTarget.closest('[data-opening]'))}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          const takesOption = isOpen && combobox.rows > 0;
          if (addsTyped && combobox.text.trim() && event.key === 'Enter' && !takesOption) {
            event.preventDefault();
            void combobox.add();
          } else onComboboxKey(event, combobox);
        }}
        onChange={(event) => combobox.type(event.target.value)}
      />
    </div>
  );
}

function MarkButton<V extends string | number>({ option, mark }: { option: Option<V>; mark: ChoiceMark<V> }) {
  const others = mark.marked.filter((value) => value !== option.value);
  const isOn = others.length < mark.marked.length;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${option.label} is a ${mark.says}`}
      title={isOn ? `A ${mark.says}` : `Make it a ${mark.says}`}
      onClick={() => mark.onChange(isOn ? others : [...others, option.value])}
    >
      <Star size={14} aria-hidden />
    </button>
  );
}

interface OptionsProps<V extends string | number> {
  combobox: ComboboxState<V>;
  label: string | undefined;
}

function Options<V extends string | number>({ combobox, label }: OptionsProps<V>) {
  const { listId, isOpen, rows, options, active, setActive, take, canCreate, isCreating, word } = combobox;
  const typed = combobox.text.trim();
  const list = useRef<HTMLUListElement>(null);
  // In a scrolling form the options would open below its edge.
  useEffect(() => {
    if (isOpen && rows > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, rows]);
  const optionOf = (row: number) => ({
    id: combobox.optionId(row),
    role: 'option',
    'aria-selected': row === active,
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => take(row),
  });
  return (
    <ul
      ref={list}
      id={listId}
      role="listbox"
      aria-label={label}
      className="ui-listbox"
      hidden={!isOpen || (rows === 0 && !word)}
    >
      {options.map((option, row) => (
        <li key={option.value} {...optionOf(row)} onPointerMove={() => setActive(row)}>
          <span>{option.label}</span>
          {option.detail && <span className="faint">{option.detail}</span>}
        </li>
      ))}
      {canCreate && <li {...optionOf(options.length)}>{isCreating ? `Adding “${typed}”…` : `Add “${typed}”`}</li>}
      {word && (
        <li className="ui-listbox-word" role="option" aria-disabled="true" aria-selected="false">
          {word}
        </li>
      )}
    </ul>
  );
}
