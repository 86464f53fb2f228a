// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../../web/ui/buttons/button.tsx';
import { Menu } from '../../../../web/ui/overlays/menu.tsx';
import { Modal } from '../../../../web/ui/overlays/modal.tsx';
import { keepDoublePresses } from '../../../../web/ui/overlays/double-press.ts';

beforeEach(() => {
  // No press is late, however long the machine takes to draw what the one before it opens.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
  return keepDoublePresses(globalThis.window);
});

function Switch({ onOpen = () => {} }: { onOpen?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen);
        onOpen();
      }}
    >
      More
    </button>
  );
}

it('A double click leaves open what its first press opened, and two clicks close it (PLUS-64)', async () => {
  render(<Switch />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.dblClick(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

it('A double click opens a menu', async () => {
  render(<Menu trigger={<Button>More</Button>} label="More" entries={[{ label: 'Copy' }]} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('A double click presses nothing in the dialog that it opened, and does not close it (PLUS-64)', () => {
  const onClose = vi.fn();
  const onPay = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Modal title="Pay" onClose={onClose}>
        <button onClick={onPay}>Pay now</button>
      </Modal>
    ) : (
      <button onClick={() => setOpen(true)}>Pay</button>
    );
  }
  render(<Page />);
  const press = (target: HTMLElement, detail: number) => {
    fireEvent.pointerDown(target);
    fireEvent.mouseDown(target, { detail });
    fireEvent.click(target, { detail });
  };
  press(screen.getByRole('button', { name: 'Pay' }), 1);
  press(screen.getByRole('button', { name: 'Pay now' }), 2);
  press(screen.getByRole('dialog'), 2);
  expect([onPay.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  press(screen.getByRole('button', { name: 'Pay now' }), 1);
  expect(onPay).toHaveBeenCalledTimes(1);
});

it('A double click in a field selects a word though a list opened below it', async () => {
  const onMouseDown = vi.fn();
  render(
    <>
      <input aria-label="City" onMouseDown={onMouseDown} />
      <Switch />
    </>,
  );
  await userEvent.dblClick(screen.getByLabelText('City'));
  expect(onMouseDown).toHaveBeenCalledTimes(2);
});

it('Next is pressed as often as its user presses it, though each press shows what is open elsewhere (PLUS-64)', async () => {
  function Pages() {
    const [page, setPage] = useState(1);
    return (
      <>
        <button onClick={() => setPage(page + 1)}>
          <span>Next</span>
        </button>
        <details key={page} open>
          Page {page}
        </details>
      </>
    );
  }
  render(<Pages />);
  await userEvent.tripleClick(screen.getByText('Next'));
  expect(screen.getByRole('group').textContent).toBe('Page 4');
});

it('Two taps of a finger press nothing in the dialog that the first one opened', () => {
  const onPay = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Modal title="Pay" onClose={() => {}}>
        <button onClick={onPay}>Pay now</button>
      </Modal>
    ) : (
      <button onClick={() => setOpen(true)}>Pay</button>
    );
  }
  render(<Page />);
  const tap = (name: string) => {
    const target = screen.getByRole('button', { name });
    fireEvent.pointerDown(target);
    fireEvent(target, new PointerEvent('click', { pointerType: 'touch', detail: 1, bubbles: true }));
  };
  tap('Pay');
  tap('Pay now');
  expect(onPay).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }), { detail: 0 });
  expect(onPay).toHaveBeenCalledTimes(1);
});
