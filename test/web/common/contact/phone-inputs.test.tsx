// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { contactBodyOf, type ContactFields } from '../../../../web/common/contact/contact-fields.ts';
import { PhoneInputs } from '../../../../web/common/contact/contact-inputs.tsx';

function Form({ onForm = () => undefined }: { onForm?: (values: () => ContactFields) => void }) {
  const form = useForm<ContactFields>({
    defaultValues: { countryId: '1', city: null, phonePrefix: '+1', phone: '512 555 01 42' },
  });
  useEffect(() => onForm(form.getValues), [onForm, form]);
  return <PhoneInputs form={form} autoComplete="tel" />;
}
const field = () => screen.getByLabelText<HTMLInputElement>(/^Phone/);
const prefix = () => screen.getByLabelText<HTMLSelectElement>('Prefix');

it.each([
  ['+44 (0)20 7946 0018', '+44', '20 794 60 018'],
  ['+91-98200-55014', '+91', '98 200 55 014'],
  ['(512) 555-0199 ext. 7', '+1', '512 555 01 99 ext. 7'],
])('A whole number that is pasted keeps its country and extension: %s (PLUS-64)', async (pasted, code, shown) => {
  render(<Form />);
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect([prefix().value, field().value]).toEqual([code, shown]);
});

it('A number typed with its prefix is taken apart when the field is left, and sent so before that (PLUS-64)', async () => {
  let values: (() => ContactFields) | undefined;
  render(<Form onForm={(read) => (values = read)} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '+919820055014');
  expect(contactBodyOf(values!())).toMatchObject({ phone: '9820055014', phonePrefix: '+91' });
  await userEvent.tab();
  expect([prefix().value, field().value]).toEqual(['+91', '98 200 55 014']);
});

it('The caret stays behind the digit that was typed (PLUS-64)', async () => {
  render(<Form />);
  await userEvent.type(field(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([field().value, field().selectionStart]).toEqual(['512 955 50 142', 5]);
  await userEvent.keyboard('{Backspace}');
  expect([field().value, field().selectionStart]).toEqual(['512 555 01 42', 3]);
});
