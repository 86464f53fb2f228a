import { act, fireEvent } from '@testing-library/react';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { RouteDefinition } from '../../../shared/contract/route.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One thing that somebody does to a form: to the control in this place, where one takes a text with this one. */
export interface Deed {
  place: number;
  text: string;
}

const hostile = [
  ' ',
  '\t',
  '-1',
  '0',
  '1e309',
  '0x1f',
  '1,5',
  '1.000,00',
  '٣',
  '9007199254740993',
  '2027-02-30',
  '9999-12-31',
  '0000-01-01',
  '24:00',
  'null',
  '[object Object]',
  '__proto__',
  '<script>alert(1)</script>',
  '![x](javascript:alert(1))',
  '"; drop table jobs --',
  '{first name}',
  'javascript:alert(1)',
  'http://',
  'a@b',
  'a@b.example, c@d.example',
  'O’Brien-Ñúñez',
  'שלום',
  'नर्स',
  '\u202eevil',
  'zero\u200bwidth',
  '👩🏽‍⚕️',
  'e\u0301'.repeat(40),
  '\ud800',
  '\u0000',
  '=1+1',
];
const plain = [
  'Ada',
  'ICU nurse',
  '12',
  '2028',
  'ada@example.com',
  'https://example.com/a',
  '5125550142',
  '2028-03-01',
];

/** What may be typed into a form that this operation is sent by: texts and numbers around each limit of its contract too. */
export function deedsFor({ request: { body } }: RouteDefinition): fc.Arbitrary<Deed[]> {
  const limits = body
    ? limitsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
    : { lengths: [], numbers: [] };
  const lengths = limits.lengths.filter((length) => length < 6000).flatMap((length) => [length, length + 1]);
  const numbers = limits.numbers.flatMap((limit) => [limit - 1, limit, limit + 1]);
  const text = fc.oneof(
    fc.constantFrom(...plain),
    fc.constantFrom(...hostile, ''),
    fc.constantFrom(...[0, ...numbers].map(String)),
    fc.constantFrom(...[1, ...lengths].map((length) => 'x'.repeat(length))),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.emailAddress(),
  );
  return fc.array(fc.record({ place: fc.nat(60), text }), { maxLength: 14 });
}

function limitsOf(schema: unknown): { lengths: number[]; numbers: number[] } {
  const found = { lengths: new Set<number>(), numbers: new Set<number>() };
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const [key, value] of Object.entries(one))
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) look(value);
      else if (key === 'maxLength') found.lengths.add(value);
      else if (key === 'minimum' || key === 'maximum') found.numbers.add(value);
  };
  look(schema);
  return { lengths: [...found.lengths], numbers: [...found.numbers] };
}

/** The form on the page: its dialog, or the page itself. */
const root = (): Element => document.querySelector('dialog, [role="dialog"]') ?? document.body;

/** What a person can type into, set or tick, in the order of the page. */
export const controls = (): Control[] =>
  [...root().querySelectorAll<Control>(':is(form, dialog) :is(input, textarea, select)')].filter(
    (one) =>
      !one.disabled &&
      !['file', 'hidden', 'submit'].includes(one.type) &&
      // A search among choices holds no value of its own.
      one.getAttribute('role') !== 'combobox' &&
      !('readOnly' in one && one.readOnly),
  );

/** The words beside each control, by which its reader knows it. */
function labels(): (control: Control) => string {
  const byId = new Map<string, string>();
  for (const label of document.getElementsByTagName('label')) byId.set(label.htmlFor, label.textContent);
  return (control) => {
    const named = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const own = control.getAttribute('aria-label') ?? (words || byId.get(control.id));
    return (own ?? control.closest('label')?.textContent ?? '').trim();
  };
}

/** Whether what is typed there is a value of its own. */
const isText = ({ type }: Control): boolean => !['checkbox', 'radio', 'select-one', 'date', 'time'].includes(type);

/** Does this to the form, and leaves the control. */
export function carryOut({ place, text }: Deed): void {
  const all = controls();
  const control = all[place % Math.max(1, all.length)];
  if (!control) return;
  if (control.type === 'checkbox' || control.type === 'radio') fireEvent.click(control);
  else if (control instanceof HTMLSelectElement) {
    const option = control.options[text.length % Math.max(1, control.options.length)];
    if (option && !option.disabled) fireEvent.change(control, { target: { value: option.value } });
  } else enter(control, text);
  fireEvent.blur(control);
}

/** Types a text, of which a browser takes no more than the control's limit. */
function enter(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  fireEvent.change(control, { target: { value: control.maxLength > 0 ? text.slice(0, control.maxLength) : text } });
}

const usual: Record<string, string> = {
  email: 'ada@example.com',
  password: 'Secret12!',
  date: '2028-03-01',
  time: '09:30',
  'datetime-local': '2028-03-01T09:30',
  url: 'https://example.com/ada',
  tel: '5125550142',
};

/** Fills in what is empty and must not be, as most people would. */
export function fillIn(): void {
  const labelOf = labels();
  const isRequired = (one: Control) => one.getAttribute('aria-required') !== null;
  // A form that marks what is required has nothing else that is.
  const isOptional = (one: Control) =>
    !isRequired(one) && (controls().some(isRequired) || /optional/.test(labelOf(one)));
  for (const control of controls()) {
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    if (control.type === 'radio') {
      const group = controls().filter(({ name, type }) => type === 'radio' && name === control.name);
      if (group.every((one) => !(one as HTMLInputElement).checked)) fireEvent.click(control);
    } else if (control.type === 'checkbox') {
      if (control.name === 'accept') fireEvent.click(control);
    } else if (control.value !== '' || isOptional(control)) continue;
    else if (control instanceof HTMLSelectElement) {
      const option = options.find(({ value, disabled }) => value !== '' && !disabled);
      if (option) fireEvent.change(control, { target: { value: option.value } });
    } else enter(control, usual[control.type] ?? (control.inputMode === 'numeric' ? '12' : 'Ada'));
  }
}

/** What every control holds, by its label. */
export function held(): [label: string, value: string][] {
  const labelOf = labels();
  return controls().map((one) => [
    labelOf(one),
    'checked' in one && /checkbox|radio/.test(one.type) ? String(one.checked) : one.value,
  ]);
}

/** The texts that were typed, by their labels. */
export function typedTexts(): [label: string, value: string][] {
  const labelOf = labels();
  const filled = controls().filter((one) => isText(one) && one.value.trim() !== '');
  return filled.map((one) => [labelOf(one), one.value]);
}

/** What the form says is wrong: at a control, by its label, or of a group of them. */
export function problemsShown(): string[] {
  const labelOf = labels();
  const atControls = [...root().querySelectorAll<Control>('[aria-invalid="true"]')].map((one) => {
    const notes = (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    return `${labelOf(one)}: ${notes.join(' ')}`;
  });
  const others = [...root().querySelectorAll('.ui-field-error, [role="alert"]')].map((one) => one.textContent);
  // A button may say why it does nothing yet.
  const reason = buttonThatSends()?.getAttribute('aria-description') ?? '';
  return [...atControls, ...others, reason].filter((words) => words.trim() !== '');
}

/** Waits until nothing happens any more, and at most a little longer for something that is expected. */
export async function settled(isThere: () => boolean = () => true): Promise<void> {
  for (let turns = 0; turns < 4 || (turns < 25 && !isThere()); turns += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

const buttonThatSends = (): Element | null =>
  root().querySelector('button[type="submit"], .ui-modal-actions .ui-button[data-kind="primary"]');

/** Presses the button that sends the form, and waits until nothing happens any more. */
export async function send(): Promise<void> {
  const button = buttonThatSends();
  if (!button) throw new Error('The form has no button that sends it');
  fireEvent.click(button);
  await settled(() => problemsShown().length > 0);
}

/** A text without what a form may rightly change of it: signs, spaces, case and composition. */
export const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
