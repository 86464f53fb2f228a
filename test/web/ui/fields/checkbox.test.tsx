// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CheckboxGroup } from '../../../../web/ui/fields/checkbox.tsx';

const options = [
  { value: 'full_time', label: 'Full time' },
  { value: 'part_time', label: 'Part time' },
  { value: 'other', label: 'Other' },
];

function Employment() {
  const [value, setValue] = useState<string[]>(['full_time', 'part_time']);
  return <CheckboxGroup legend="Employment" options={options} value={value} onChange={setValue} alone={['other']} />;
}

const ticked = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);

it('A checkbox group clears the other values for an exclusive one, and the exclusive one for any other (GUEST-60 to GUEST-65)', async () => {
  render(<Employment />);
  await userEvent.click(screen.getByLabelText('Other'));
  expect(ticked()).toEqual([false, false, true]);
  await userEvent.click(screen.getByLabelText('Full time'));
  expect(ticked()).toEqual([true, false, false]);
});

it('A checkbox group takes out a value whose box is cleared, and keeps the others', async () => {
  render(<Employment />);
  await userEvent.click(screen.getByLabelText('Full time'));
  expect(ticked()).toEqual([false, true, false]);
  await userEvent.click(screen.getByLabelText('Part time'));
  expect(ticked()).toEqual([false, false, false]);
});
