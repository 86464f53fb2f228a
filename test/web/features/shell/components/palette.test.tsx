// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Palette } from '../../../../../web/features/shell/components/palette.tsx';

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = () => {};

it('The command palette opens the typed entry and returns the focus to its opener', async () => {
  const run = vi.fn();
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Find
        </button>
        {isOpen && (
          <Palette
            entries={[
              { label: 'Log Out', group: 'Do', run },
              { label: 'Invite candidates', group: 'Do', run: () => {} },
            ]}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await userEvent.type(screen.getByRole('combobox', { hidden: true }), 'log{Enter}');
  expect(run).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' }));
});

it('The palette reaches every action of the page, the main ones without typing, and presses the chosen one (PLUS-26)', async () => {
  const run = vi.fn();
  const page = (palette: boolean) => (
    <>
      <main id="main">
        <header className="ui-page-head">
          <a href="/jobs/7">Edit job</a>
        </header>
        <button type="button" onClick={run}>
          Put forward
        </button>
        <button type="button" disabled>
          Withdraw
        </button>
        <a href="/elsewhere">A link in the text</a>
      </main>
      {palette && <Palette entries={[]} onClose={() => {}} />}
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  expect(options()).toEqual(['Edit jobOn this page']);
  await userEvent.type(screen.getByRole('combobox', { hidden: true }), 'put');
  expect(options()).toEqual(['Put forwardOn this page']);
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledOnce();
});

it('The arrows go through what the palette found, round from its end to its beginning, and Enter takes the marked one', async () => {
  const run = vi.fn();
  const entries = ['First', 'Second', 'Third'].map((label) => ({ label, group: 'Do' as const, run: () => run(label) }));
  render(<Palette entries={entries} onClose={() => {}} />);
  const field = screen.getByRole('combobox', { hidden: true });
  const marked = () => screen.getByRole('option', { selected: true, hidden: true });
  await userEvent.type(field, '{ArrowDown}');
  expect(marked().textContent).toBe('SecondDo');
  expect(field.getAttribute('aria-activedescendant')).toBe(marked().id);
  await userEvent.type(field, '{ArrowUp}{ArrowUp}');
  expect(marked().textContent).toBe('ThirdDo');
  await userEvent.type(field, '{ArrowDown}');
  expect(marked().textContent).toBe('FirstDo');
  await userEvent.type(field, '{ArrowUp}{Enter}');
  expect(run.mock.calls).toEqual([['Third']]);
});

it('The palette says that it found nothing, and then takes nothing', async () => {
  const onClose = vi.fn();
  render(<Palette entries={[{ label: 'Log Out', group: 'Do', run: () => {} }]} onClose={onClose} />);
  await userEvent.type(screen.getByRole('combobox', { hidden: true }), 'xyzzy{ArrowDown}{Enter}');
  expect(screen.getByText('No results.')).toBeTruthy();
  expect(screen.queryByRole('option', { hidden: true })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
