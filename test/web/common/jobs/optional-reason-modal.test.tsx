// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OptionalReasonModal } from '../../../../web/common/jobs/optional-reason-modal.tsx';

it('A reason that is too long is not cut: it stays whole and focused, with the problem, until it is shorter', async () => {
  const confirmed = vi.fn();
  render(
    <OptionalReasonModal
      title="Withdraw from ICU nurse?"
      keptAs="withdraw.7"
      lead="The hiring manager reads your reason."
      labels={{ confirm: 'Withdraw', keep: 'Keep my application' }}
      busy={false}
      onClose={() => {}}
      onConfirm={confirmed}
    />,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)');
  await userEvent.click(field);
  await userEvent.paste('r'.repeat(401));
  await userEvent.click(screen.getByText('Withdraw'));
  expect([field.value.length, document.activeElement]).toEqual([401, field]);
  expect(screen.getByText('400 chars max')).toBeTruthy();
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText('400 chars max')).toBeNull();
  await userEvent.click(screen.getByText('Withdraw'));
  expect(confirmed).toHaveBeenCalledWith('r'.repeat(400), expect.any(Function));
});

it.each([
  ['  The shifts changed. ', 'The shifts changed.'],
  ['   ', undefined],
  ['', undefined],
])('The reason “%s” is given as its words alone, or as none', async (written, given) => {
  const confirmed = vi.fn();
  render(
    <OptionalReasonModal
      title="Withdraw from ICU nurse?"
      keptAs="withdraw.7"
      lead="The hiring manager reads your reason."
      labels={{ confirm: 'Withdraw', keep: 'Keep my application' }}
      busy={false}
      onClose={() => {}}
      onConfirm={confirmed}
    />,
  );
  await userEvent.click(screen.getByLabelText('Reason (optional)'));
  await userEvent.paste(written);
  await userEvent.click(screen.getByText('Withdraw'));
  expect(confirmed).toHaveBeenCalledExactlyOnceWith(given, expect.any(Function));
});
