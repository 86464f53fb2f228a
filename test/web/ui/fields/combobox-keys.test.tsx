// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Combobox } from '../../../../web/ui/fields/combobox.tsx';
import type { Option } from '../../../../web/ui/fields/select.tsx';

const all = ['Audit', 'Banking', 'Costing'].map((label, value) => ({ value, label }));
const load = async () => all;
function Several() {
  const [value, setValue] = useState<Option<number>[]>([]);
  return <Combobox label="Skills" multiple load={load} minLength={0} value={value} onChange={setValue} />;
}
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));
const field = () => screen.getByRole('combobox', { name: 'Skills' });

it('After a choice the first of the others is marked, so that Enter takes it next', async () => {
  render(<Several />);
  await userEvent.click(field());
  await screen.findByRole('option', { name: 'Costing' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chips()).toEqual(['Remove Banking']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Audit');
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['Remove Banking', 'Remove Audit']);
});

it('The options that Escape closed open again by a click into the field, which has the focus already', async () => {
  render(<Several />);
  await userEvent.click(field());
  await screen.findByRole('option', { name: 'Audit' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.click(field());
  expect(await screen.findByRole('option', { name: 'Audit' })).toBeTruthy();
});

it('Backspace in the empty field takes the last choice back', async () => {
  render(<Several />);
  await userEvent.click(field());
  await screen.findByRole('option', { name: 'Audit' });
  await userEvent.keyboard('{Enter}{Enter}{Backspace}');
  expect(chips()).toEqual(['Remove Audit']);
});
