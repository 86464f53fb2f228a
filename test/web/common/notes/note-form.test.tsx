// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { NoteForm } from '../../../../web/common/notes/note-form.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const onAdd = vi.fn<(note: string, done: () => void, fail: (failure: unknown) => void) => void>();
function Page() {
  const [failure, setFailure] = useState<unknown>();
  return (
    <>
      <NoteForm about="job 7" busy={false} failure={failure} onAdd={(note, done) => onAdd(note, done, setFailure)} />
      <button type="button">Elsewhere</button>
    </>
  );
}
const show = () => renderSignedIn(Page, { path: '/jobs/view/7' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
const add = () => screen.getByRole('button', { name: 'Add note' });
const failed = new ApiError(409, 'The job is closed');

beforeEach(() => void onAdd.mockReset());

it('A note is added without the spaces around it, and the field is empty once it is saved', async () => {
  show();
  expect(add().getAttribute('aria-description')).toBe('Write a note first');
  await userEvent.type(field(), '  Call back ');
  await userEvent.click(add());
  expect(onAdd.mock.calls.map(([note]) => note)).toEqual(['Call back']);
  onAdd.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(field().value).toBe(''));
});

it('A note that is begun while another is saved stays', async () => {
  show();
  await userEvent.type(field(), 'First');
  await userEvent.click(add());
  await userEvent.clear(field());
  await userEvent.type(field(), 'Second');
  onAdd.mock.calls[0]?.[1]();
  expect(field().value).toBe('Second');
});

it('A note that was not sent is still there after a reload', async () => {
  show();
  await userEvent.type(field(), 'Half a');
  cleanup();
  show();
  expect(field().value).toBe('Half a');
});

it('A note that could not be added is focused with the reason, and kept', async () => {
  show();
  await userEvent.type(field(), 'Call back');
  await userEvent.click(add());
  act(() => onAdd.mock.calls[0]?.[2](failed));
  expect(await screen.findByText(/The job is closed/)).toBeTruthy();
  expect([document.activeElement, field().value]).toEqual([field(), 'Call back']);
});

it('A note that could not be added is focused also where nothing has the focus by then', async () => {
  show();
  await userEvent.type(field(), 'Call back');
  await userEvent.click(add());
  add().blur();
  expect(document.activeElement).toBe(document.body);
  act(() => onAdd.mock.calls[0]?.[2](failed));
  expect(await screen.findByText(/The job is closed/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it('A failed note does not take the focus from a user who works elsewhere on the page meanwhile', async () => {
  show();
  await userEvent.type(field(), 'Call back');
  await userEvent.click(add());
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  act(() => onAdd.mock.calls[0]?.[2](failed));
  expect(await screen.findByText(/The job is closed/)).toBeTruthy();
  expect(document.activeElement).toBe(elsewhere);
});
