// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { forgetInputOfOthers, keepInput, readKept } from '../../../../web/common/forms/kept-input.ts';
import { KeptInputNotice } from '../../../../web/common/forms/kept-input-notice.tsx';
import { useKeptForm } from '../../../../web/common/forms/use-kept-form.ts';
import { useKeptState } from '../../../../web/common/forms/use-kept-state.ts';
import { useTouchedForm } from '../../../../web/common/forms/use-touched-form.ts';
import { aManagerAccount } from '../../support/render-signed-in.tsx';

const me = aManagerAccount.id;
const signedIn = (children: ReactNode, id = me) => (
  <AccountContext value={{ ...aManagerAccount, id }}>{children}</AccountContext>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function Person({ saved = { first: 'Ana', last: 'Silva' } }) {
  const form = useTouchedForm({ resolver: (values) => ({ values, errors: {} }), defaultValues: saved });
  const kept = useKeptForm(form, 'person.7');
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => kept.forget())(event)}>
      <KeptInputNotice kept={kept} />
      <input aria-label="First" {...form.register('first')} />
      <input aria-label="Last" {...form.register('last')} />
      <button type="submit">Save</button>
    </form>
  );
}

function Reason() {
  const [reason, setReason, forget] = useKeptState('reason.7', '');
  return (
    <>
      <input aria-label="Reason" value={reason} onChange={({ target }) => setReason(target.value)} />
      <button onClick={forget}>Sent</button>
    </>
  );
}

beforeEach(() => localStorage.clear());

it('A form that went away with its page or session continues with what was typed, and says so (PLUS-57)', () => {
  render(signedIn(<Person />));
  type('First', 'Anna');
  cleanup();
  render(signedIn(<Person saved={{ first: 'Ana', last: 'Silva-Costa' }} />));
  // What was not changed here is as it is stored now.
  expect([field('First').value, field('Last').value]).toEqual(['Anna', 'Silva-Costa']);
  expect(screen.getByText(/was kept/).textContent).toContain('What you typed');
});

it('A form starts over with what is stored, and keeps nothing then', () => {
  keepInput(me, 'person.7', { first: 'Anna', gone: 'a field of an earlier release' });
  render(signedIn(<Person />));
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect([field('First').value, screen.queryByText(/was kept/), localStorage.length]).toEqual(['Ana', null, 0]);
});

it('A form that was sent, or typed back to what is stored, keeps nothing', async () => {
  render(signedIn(<Person />));
  type('First', 'Anna');
  expect(readKept(me, 'person.7')?.value).toEqual({ first: 'Anna' });
  type('First', 'Ana');
  expect(localStorage.length).toBe(0);
  type('Last', 'Costa');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(localStorage.length).toBe(0);
});

it('A field of a dialog is kept over its closing until it is sent (PLUS-57)', () => {
  render(signedIn(<Reason />));
  type('Reason', 'The shifts changed');
  cleanup();
  render(signedIn(<Reason />));
  expect(field('Reason').value).toBe('The shifts changed');
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  cleanup();
  render(signedIn(<Reason />));
  expect(field('Reason').value).toBe('');
});

it('What one account typed is neither shown to another nor left once that one has signed in (PLUS-57)', () => {
  keepInput(me, 'reason.7', 'Mine');
  localStorage.setItem('hirehub.theme', 'dark');
  render(signedIn(<Reason />, 12));
  expect(field('Reason').value).toBe('');
  forgetInputOfOthers(me);
  expect(readKept(me, 'reason.7')?.value).toBe('Mine');
  forgetInputOfOthers(12);
  expect({ ...localStorage }).toEqual({ 'hirehub.theme': 'dark' });
});

it('What was typed more than a week ago, or cannot be read, is not shown', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  keepInput(me, 'reason.7', 'Old');
  vi.setSystemTime(Date.UTC(2026, 0, 12, 0, 0, 1));
  expect(readKept(me, 'reason.7')).toBeUndefined();
  vi.useRealTimers();
  localStorage.setItem(`hirehub.kept.${me}.reason.7`, '{');
  expect(readKept(me, 'reason.7')).toBeUndefined();
});

it('Where the browser stores nothing, a form works and keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  render(signedIn(<Reason />));
  type('Reason', 'Typed');
  expect(field('Reason').value).toBe('Typed');
  expect(() => forgetInputOfOthers(me)).not.toThrow();
});
