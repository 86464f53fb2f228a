// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { useTouchedForm } from '../../../../web/common/forms/use-touched-form.ts';

const schema = z.object({ email: z.string().min(1, 'Required').includes('@', { message: 'Invalid' }) });
const send = vi.fn();
afterEach(() => vi.resetAllMocks());

/** A form of one field, which a resolver cannot tell from a form that is sent. */
function OneField() {
  const { register, handleSubmit, formState } = useTouchedForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate>
      <input aria-label="Email" {...register('email')} />
      <p role="status">{formState.errors.email?.message}</p>
      <button>Send</button>
    </form>
  );
}

const field = () => screen.getByLabelText('Email');
const shown = () => screen.getByRole('status').textContent;

it('A field that is left empty is not refused, so that no button moves while it is pressed', async () => {
  render(<OneField />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(shown()).toBe('');
});

it('A field that is left with a wrong value is refused', async () => {
  render(<OneField />);
  await userEvent.type(field(), 'ana');
  await userEvent.tab();
  expect(await screen.findByText('Invalid')).toBeTruthy();
});

it('Sending refuses an empty field of a form with only one, and from then on clearing it is refused again', async () => {
  render(<OneField />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field(), 'ana@example.com');
  expect(shown()).toBe('');
  await userEvent.clear(field());
  expect(await screen.findByText('Required')).toBeTruthy();
});
