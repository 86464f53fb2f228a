// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox, CheckboxGroup } from '../../../../web/ui/fields/checkbox.tsx';
import { Form, FormGroup } from '../../../../web/ui/fields/form.tsx';
import { MoneyRange } from '../../../../web/ui/fields/money-range.tsx';
import { NumberInput } from '../../../../web/ui/fields/number-input.tsx';
import { PasswordInput } from '../../../../web/ui/fields/password-input.tsx';
import { RadioCards } from '../../../../web/ui/fields/radio-cards.tsx';
import { Select } from '../../../../web/ui/fields/select.tsx';
import { SelectOfMany } from '../../../../web/ui/fields/select-of-many.tsx';
import { TextArea, TextInput } from '../../../../web/ui/fields/text-input.tsx';
import { outlineOf } from '../../support/outline.ts';

function said(element: ReactElement): string {
  cleanup();
  return outlineOf(render(element).container);
}

describe('A field', () => {
  it('names its control, describes it by its help, and says whether it is optional', () => {
    expect(said(<TextInput label="City" help="Where you live" aside={<i>0/9</i>} defaultValue="Austin" />))
      .toMatchInlineSnapshot(`
      "label City
      i 0/9
      input aria-describedby=(Where you live) value=Austin
      div Where you live"
    `);
    expect(said(<TextInput label="City" required />)).toMatchInlineSnapshot(`
      "label City
      input aria-required=true value="
    `);
    expect(said(<TextInput label="City" required={false} hideLabel prefix="@" type="email" id="own" />))
      .toMatchInlineSnapshot(`
      "label City
      span (optional)
      div data-start=true
      span @
      input email value="
    `);
    expect(screen.getByLabelText('City (optional)').id).toBe('own');
    expect(said(<TextArea label="Why" aside={<i>0/9</i>} defaultValue="So" />)).toMatchInlineSnapshot(`
      "label Why
      i 0/9
      textarea rows=4 value=So So"
    `);
  });

  it('describes its control by its error instead of the help, and marks it', () => {
    expect(said(<TextInput label="City" help="Where" error="Required" prefix="@" />)).toMatchInlineSnapshot(`
      "div data-invalid=true
      label City
      div data-start=true
      span @
      input aria-describedby=(Required) aria-invalid=true value=
      div Required"
    `);
    expect(said(<Checkbox label="Agreed" help="The terms" required defaultChecked />)).toMatchInlineSnapshot(`
      "input aria-required=true aria-describedby=(The terms) checkbox checked
      label Agreed
      p The terms"
    `);
    expect(said(<Checkbox label="Agreed" help="The terms" error="Required" id="own" />)).toMatchInlineSnapshot(`
      "input aria-invalid=true aria-describedby=(Required) checkbox
      label Agreed
      p Required"
    `);
    expect(screen.getByLabelText('Agreed').id).toBe('own');
    expect(said(<Checkbox label="Agreed" />)).toMatchInlineSnapshot(`
      "input checkbox
      label Agreed"
    `);
  });

  it('of a choice lists its options and what is chosen', () => {
    const options = [
      { value: 'a', label: 'Audit', detail: 'Books' },
      { value: 'b', label: 'Banking', isDisabled: true },
    ];
    const onChange = vi.fn();
    expect(said(<RadioCards legend="Kind" options={options} value="a" onChange={onChange} />)).toMatchInlineSnapshot(`
      "legend Kind
      label data-on=true
      input radio checked
      span Audit
      span Books
      input radio
      span Banking"
    `);
    fireEvent.click(screen.getByRole('radio', { name: 'Banking' }));
    expect(onChange.mock.calls).toEqual([['b']]);
    expect(said(<Select label="Kind" options={options} placeholder="Any" />)).toMatchInlineSnapshot(`
      "label Kind
      select value=
      option Any
      option Audit
      option disabled Banking"
    `);
    expect(said(<Select label="Kind" options={options} picture={null} defaultValue="a" />)).toMatchInlineSnapshot(`
      "label Kind
      select value=a
      option selected Audit
      option disabled Banking"
    `);
    expect(said(<Select label="Kind" options={options} picture={<i>flag</i>} defaultValue="a" />))
      .toMatchInlineSnapshot(`
      "label Kind
      div data-start=true
      i flag
      select value=a
      option selected Audit
      option disabled Banking"
    `);
    expect(
      said(<CheckboxGroup legend="Kinds" options={options} value={['b']} onChange={onChange} error="Choose one" />),
    ).toMatchInlineSnapshot(`
      "legend Kinds
      input checkbox
      label Audit
      input checkbox checked
      label Banking
      p Choose one"
    `);
  });

  it('whose options load once it is reached says that they load, or that they could not', () => {
    expect(said(<SelectOfMany label="Client" options={undefined} isError={false} />)).toMatchInlineSnapshot(`
      "label Client
      select value=
      option disabled Loading…"
    `);
    expect(said(<SelectOfMany label="Client" options={undefined} isError />)).toMatchInlineSnapshot(`
      "label Client
      select value=
      option disabled Could not be loaded"
    `);
    expect(said(<SelectOfMany label="Client" options={[{ value: 1, label: 'Acme' }]} isError />))
      .toMatchInlineSnapshot(`
      "label Client
      select value=1
      option Acme"
    `);
  });
});

describe('A money range', () => {
  const currencies = [
    { value: 'USD', label: 'USD' },
    { value: 'INR', label: 'INR' },
  ];
  const range = { legend: 'Hourly rate', unit: '/h', currencies };

  it('has a field for each end and its currency, and changes one of them at a time', () => {
    const onChange = vi.fn();
    const value = { from: 60, to: 75, currency: 'INR' };
    expect(said(<MoneyRange {...range} value={value} onChange={onChange} />)).toMatchInlineSnapshot(`
      "legend Hourly rate
      span /h
      label Hourly rate from
      input placeholder=From inputmode=decimal value=60
      span aria-hidden=true –
      label Hourly rate to
      input placeholder=To inputmode=decimal value=75
      select aria-label=Hourly rate currency value=INR
      option USD
      option INR"
    `);
    fireEvent.change(screen.getByLabelText('Hourly rate from'), { target: { value: '61.509' } });
    fireEvent.change(screen.getByLabelText('Hourly rate to'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Hourly rate currency'), { target: { value: 'USD' } });
    expect(onChange.mock.calls.flat()).toEqual([
      { ...value, from: 61.5 },
      { ...value, to: null },
      { ...value, currency: 'USD' },
    ]);
  });

  it('offers no currency while none is chosen, and describes itself by its error', () => {
    const onChange = vi.fn();
    const value = { from: null, to: null, currency: null };
    expect(said(<MoneyRange {...range} value={value} onChange={onChange} placeholder="Amount" error="Too low" />))
      .toMatchInlineSnapshot(`
      "fieldset aria-describedby=(Too low) data-invalid=true
      legend Hourly rate
      span /h
      p Too low
      label Hourly rate from
      input placeholder=Amount inputmode=decimal value=
      span aria-hidden=true –
      label Hourly rate to
      input placeholder=Amount inputmode=decimal value=
      select aria-label=Hourly rate currency value=
      option –
      option USD
      option INR"
    `);
    cleanup();
    render(<MoneyRange {...range} value={{ ...value, currency: 'USD' }} onChange={onChange} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[value]]);
  });
});

describe('A number', () => {
  function Years({ decimal = false }: { decimal?: boolean }) {
    const [value, setValue] = useState<number | null>(1200);
    return (
      <>
        <NumberInput label="Years" value={value} onChange={setValue} decimal={decimal} prefix="$" placeholder="Any" />
        <output>{JSON.stringify(value)}</output>
        <button type="button" onClick={() => setValue(7)}>
          Seven
        </button>
        <button type="button" onClick={() => setValue(null)}>
          None
        </button>
      </>
    );
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Years');
  const type = (value: string) => {
    fireEvent.change(field(), { target: { value } });
    return [field().value, screen.getByRole('status').textContent];
  };

  it('is read while it is typed, with its thousands apart, and follows a value set from outside', () => {
    expect(said(<Years />)).toMatchInlineSnapshot(`
      "label Years
      div data-start=true
      span $
      input placeholder=Any inputmode=numeric value=1,200
      output 1200
      button Seven
      button None"
    `);
    expect([type('0012,500x'), type('1.5'), type('')]).toEqual([
      ['12,500', '12500'],
      ['15', '15'],
      ['', 'null'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Seven' }));
    expect(field().value).toBe('7');
    fireEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(field().value).toBe('');
  });

  it('keeps a decimal point with two places where it is an amount', () => {
    render(<Years decimal />);
    expect(field().inputMode).toBe('decimal');
    expect([type('1234.'), type('1234.567'), type('.5'), type('1.2.3')]).toEqual([
      ['1,234.', '1234'],
      ['1,234.56', '1234.56'],
      ['0.5', '0.5'],
      ['1.23', '1.23'],
    ]);
  });

  it('without a value is empty', () =>
    expect(said(<NumberInput label="Years" value={undefined} onChange={() => {}} />)).toContain('numeric value='));
});

describe('A password', () => {
  it('is hidden until its button shows it', () => {
    const onChange = vi.fn();
    expect(said(<PasswordInput label="Password" help="Yours" onChange={onChange} />)).toMatchInlineSnapshot(`
      "label Password
      div data-end=true
      input aria-describedby=(Yours) autocapitalize=none spellcheck=false password value=
      button aria-pressed=false aria-label=Show password title=Show password data-kind=quiet data-size=small
      div Yours"
    `);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
    expect(onChange).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(outlineOf(document.body)).toMatchInlineSnapshot(`
      "label Password
      div data-end=true
      input aria-describedby=(Yours) autocapitalize=none spellcheck=false value=x
      button aria-pressed=true aria-label=Hide password title=Hide password data-kind=quiet data-size=small
      div Yours"
    `);
  });

  it.each([
    ['a', 'Add 8 characters, upper and lower case, a number, a special character', 'weak - - -'],
    ['abcdefgh', 'Add upper and lower case, a number, a special character', 'weak - - -'],
    ['aBcdefgh', 'Add a number, a special character', 'fair fair - -'],
    ['aBcdefg1', 'Add a special character', 'fair fair fair -'],
    ['aBcdef1!', 'Strong password', 'strong strong strong strong'],
  ])('as new as %s has a strength that says %s (VALID-14)', (typed, words, steps) => {
    render(<PasswordInput label="Password" help="Yours" withStrength />);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: typed } });
    expect(document.querySelector('[aria-live]')?.textContent).toBe(words);
    expect([...document.querySelectorAll('.ui-strength > *')].map((step) => step.getAttribute('data-on'))).toEqual(
      steps.split(' ').map((step) => (step === '-' ? null : step)),
    );
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: '' } });
    expect(document.querySelector('.ui-field-help')?.textContent).toBe('Yours');
  });
});

describe('A form', () => {
  const problems = [
    { fieldId: 'city', label: 'City', message: 'Required' },
    { fieldId: 'zip', label: 'ZIP', message: 'Too long' },
  ];
  const form = (over: Partial<Parameters<typeof Form>[0]>) => (
    <Form label="Address" onSubmit={() => {}} actions={<button type="submit">Save</button>} {...over}>
      <FormGroup title="Place" lead="Where you live" level="h3">
        <input id="zip" aria-label="ZIP" />
      </FormGroup>
      <FormGroup title="Rest">none</FormGroup>
    </Form>
  );

  it('has its groups and actions, and no summary for a single problem, which is under its field', () => {
    expect(said(form({ problems: problems.slice(0, 1) }))).toMatchInlineSnapshot(`
      "form novalidate aria-label=Address
      section aria-label=Place
      h3 Place
      p Where you live
      input aria-label=ZIP value=
      section aria-label=Rest none
      h2 Rest
      button Save"
    `);
  });

  it('lists several problems above the fields, takes the focus there, and leads to each', () => {
    expect(said(form({ problems }))).toMatchInlineSnapshot(`
      "form novalidate aria-label=Address
      div role=alert tabindex=-1
      p 2 things need attention:
      a href=#city City: Required
      a href=#zip ZIP: Too long
      section aria-label=Place
      h3 Place
      p Where you live
      input aria-label=ZIP value=
      section aria-label=Rest none
      h2 Rest
      button Save"
    `);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'ZIP: Too long' }));
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP'));
  });

  it('says its failure above the fields, and takes the focus there once it fails', () => {
    const { rerender } = render(form({}));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(form({ failure: 'Not saved', problems: problems.slice(0, 1) }));
    expect(screen.getByRole('alert').textContent).toBe('Not saved');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});
