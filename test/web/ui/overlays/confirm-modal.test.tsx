// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmModal } from '../../../../web/ui/overlays/confirm-modal.tsx';

const [onClose, onConfirm] = [vi.fn(), vi.fn()];

function show(more: Partial<Parameters<typeof ConfirmModal>[0]> = {}) {
  vi.clearAllMocks();
  render(
    <ConfirmModal title="Delete note?" onClose={onClose} confirm="Delete note" onConfirm={onConfirm} {...more}>
      It is gone for good.
    </ConfirmModal>,
  );
}
const named = (name: string) => screen.getByRole('button', { name, hidden: true });
const inOrder = () => screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);

it('A dialog that asks for one thing offers the way back first, then what it does', () => {
  show({ keep: 'Keep it', isDanger: true });
  expect(inOrder()).toEqual(['', 'Keep it', 'Delete note']);
  expect(named('Delete note').dataset['kind']).toBe('danger');
  fireEvent.click(named('Keep it'));
  expect([onClose, onConfirm].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('A dialog that asks for one thing does it once on a double click', () => {
  show();
  fireEvent.click(named('Delete note'), { detail: 1 });
  fireEvent.click(named('Delete note'), { detail: 2 });
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('A dialog with nothing left to do offers the way back alone', () => {
  show({ confirm: false });
  expect(inOrder()).toEqual(['', 'Cancel']);
});
