// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SidePanel } from '../../../../web/ui/layouts/side-panel.tsx';

const open = () =>
  render(
    <SidePanel label="Filters" name="test">
      <input aria-label="City" />
    </SidePanel>,
  );
const panel = () => screen.getByRole('complementary', { name: 'Filters' });

it('A side panel collapses to 32 px, out of reach, and comes back (SHELL-10, DEC-09)', async () => {
  open();
  expect(panel().style.inlineSize).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Hide filters', expanded: true }));
  expect(panel().style.inlineSize).toBe('32px');
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show filters', expanded: false }));
  expect(panel().style.inlineSize).toBe('');
  expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
});

it('A collapsed side panel stays so when the page is opened again', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Hide filters' }));
  cleanup();
  open();
  expect(panel().style.inlineSize).toBe('32px');
});
