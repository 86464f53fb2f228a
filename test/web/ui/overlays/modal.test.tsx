// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Notice } from '../../../../web/ui/feedback/notice.tsx';
import { Modal } from '../../../../web/ui/overlays/modal.tsx';
import { TagInput } from '../../../../web/ui/fields/tag-input.tsx';
import { NavigationProvider } from '../../../../web/ui/buttons/navigation.tsx';
import { noteControls } from '../../../../web/ui/overlays/used-controls.ts';

beforeAll(noteControls);

const dialog = () => screen.getByRole('dialog', { hidden: true });

it.each<[string, () => void, boolean]>([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' })), true],
  ['a click outside', () => fireEvent.mouseDown(dialog()), true],
  ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true })), true],
  ['a click inside', () => fireEvent.mouseDown(screen.getByText('Body')), false],
])('A modal closes by its button, a click outside and Escape alone: %s (SHELL-28, SHELL-30)', (_, act, closes) => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <Modal title="Invite" onClose={() => setOpen(false)}>
        Body
      </Modal>
    ) : null;
  }
  render(<Page />);
  act();
  expect(screen.queryByRole('dialog', { hidden: true }) === null).toBe(closes);
});

it('A modal that begins at a field with a list of choices opens without the list, which a press opens', async () => {
  render(
    <Modal title="Filters" onClose={vi.fn()}>
      <TagInput label="Skill" load={async () => []} value={[]} onChange={vi.fn()} />
    </Modal>,
  );
  const field = screen.getByRole('combobox', { name: 'Skill' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

it('A modal begins at its first field, not at what a notice above it offers', () => {
  render(
    <Modal title="Apply" onClose={vi.fn()}>
      <Notice action={<button type="button">Start over</button>}>What you typed was kept.</Notice>
      <input aria-label="Note" />
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});

it('A modal returns the focus to its opener once it is gone (SHELL-28, GUEST-30)', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Apply now
        </button>
        {isOpen && (
          <Modal title="Sign up" onClose={() => setOpen(false)}>
            <input aria-label="First name" />
          </Modal>
        )}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply now' }));
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply now' })));
});

it.each([
  [
    'moved in the page before the modal opened, and so lost the focus',
    (menu: HTMLElement, entry: HTMLElement) => menu.append(entry),
    'Add client',
  ],
  ['disappeared with its menu', (_: HTMLElement, entry: HTMLElement) => entry.remove(), 'Account'],
])('A modal returns the focus even though its opener has %s (SHELL-28, GUEST-30)', async (_, change, name) => {
  document.body.innerHTML = '<button>Account</button><div><button>Add client</button></div>';
  const [account, entry] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  account.focus();
  entry.focus();
  change(entry.parentElement as HTMLElement, entry);
  entry.blur();
  const { rerender } = render(
    <Modal title="Add client">
      <input aria-label="Company name" />
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Company name'));
  rerender(<></>);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  document.body.innerHTML = '';
});

it('A modal closed by the browser itself calls its handler, and reopens while busy (SHELL-30)', () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Modal title="Invite" onClose={onClose}>
      Body
    </Modal>,
  );
  fireEvent(dialog(), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(
    <Modal title="Invite" busy onClose={onClose}>
      Body
    </Modal>,
  );
  const showModal = vi.fn();
  Object.assign(dialog(), { showModal });
  fireEvent(dialog(), new Event('close'));
  expect([onClose.mock.calls.length, showModal.mock.calls.length]).toEqual([1, 1]);
});

it('A modal without a close handler leads to / (SHELL-29)', async () => {
  function Page() {
    const [path, go] = useState('/account/check-confirmation');
    return (
      <NavigationProvider value={{ go, path }}>
        <p>at {path}</p>
        <Modal title="Confirm your email">Body</Modal>
      </NavigationProvider>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('at /')).toBeTruthy();
});

it('A modal covers its content while busy and cannot be closed then (SHELL-30)', () => {
  const onClose = vi.fn();
  render(
    <Modal title="Invite" busy onClose={onClose}>
      Body
    </Modal>,
  );
  fireEvent.mouseDown(dialog());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('status', { hidden: true, name: 'Working' })).toBeTruthy();
});
