// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { NoteEditor } from '../../../../web/common/notes/note-editor.tsx';
import { NoteForm } from '../../../../web/common/notes/note-form.tsx';
import { noteProblem } from '../../../../web/common/notes/note-problem.ts';
import { OwnNoteActions } from '../../../../web/common/notes/own-note-actions.tsx';
import { RemoveNoteModal } from '../../../../web/common/notes/remove-note-modal.tsx';
import { useEditedNote } from '../../../../web/common/notes/use-edited-note.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

it('A note may have 4000 characters, without the spaces around it', () => {
  const of = (length: number) => ` ${'n'.repeat(length)} `;
  expect([noteProblem(of(4000)), noteProblem(of(4001))]).toEqual([undefined, '4000 chars max']);
});

describe('A note that is edited in place', () => {
  const [onSave, onCancel] = [vi.fn(), vi.fn()];
  beforeEach(() => vi.resetAllMocks());
  const edit = (over: object = {}) => {
    const { container } = render(
      <NoteEditor id={3} note="First" busy={false} failure={null} {...{ onSave, onCancel }} {...over} />,
    );
    return readAloud(container);
  };
  const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));

  it('is focused with its text, saved without the spaces around it, and can be left', () => {
    expect(edit()).toMatchInlineSnapshot(`
      "Note
      "First"
      <Save note> <Cancel>"
    `);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    write(' Second ');
    save();
    expect(onSave.mock.calls).toEqual([['Second', expect.any(Function)]]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('needs a text, which is not too long, and says what is kept where it fails', () => {
    edit();
    write('  ');
    expect(screen.getByRole('button', { name: 'Save note' }).getAttribute('aria-description')).toBe(
      'Write a note first',
    );
    write('n'.repeat(4001));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    save();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { description: '4000 chars max' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    write('n');
    expect(screen.queryByText('4000 chars max')).toBeNull();
    cleanup();
    expect(edit({ failure: new Error('x'), busy: true })).toMatchInlineSnapshot(`
      "Note
      "n"
      Something went wrong! Your text is kept here. Try again.
      <Save note | busy | off> <Cancel>"
    `);
    cleanup();
    expect(edit({ failure: new ApiError(409, 'Closed') })).toContain('Closed');
  });
});

it('The author of a note can edit and delete it, and the keyboard continues at the one that was left', () => {
  const [onEdit, onRemove] = [vi.fn(), vi.fn()];
  const { container, rerender } = render(<OwnNoteActions isLeft={false} {...{ onEdit, onRemove }} />);
  expect(readAloud(container)).toBe('<Edit note> <Delete note>');
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Edit note' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect([onEdit.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
  rerender(<OwnNoteActions isLeft {...{ onEdit, onRemove }} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit note' }));
  cleanup();
  const page = (isLeft: boolean) => (
    <>
      <input aria-label="Elsewhere" />
      <OwnNoteActions {...{ isLeft, onEdit, onRemove }} />
    </>
  );
  const { rerender: again } = render(page(false));
  screen.getByLabelText('Elsewhere').focus();
  again(page(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});

it('A note is deleted after a question that quotes it, and shows why it could not be', () => {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()];
  const ask = (over: object) =>
    render(<RemoveNoteModal note={`Call ${'them '.repeat(50)}`} busy={false} {...{ onClose, onConfirm }} {...over} />);
  ask({ failure: 'Not now' });
  expect(readAloud(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
    "## Delete your note?
    <Close>
    Not now
    “Call them them them them them them them them them them them them them them them them them them them them them them them…” will be permanently deleted.
    <Keep it> <Delete note>"
  `);
  expect(screen.getByRole('button', { name: 'Delete note' }).dataset.kind).toBe('danger');
  fireEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  ask({ busy: true });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete note' }).getAttribute('aria-busy')).toBe('true');
});

it('One note is edited at a time, and the one that was left is known until another is begun', () => {
  const { result } = renderHook(useEditedNote);
  const state = () => [result.current.edited, result.current.left];
  expect(state()).toEqual([null, null]);
  act(() => result.current.edit(7));
  expect(state()).toEqual([7, null]);
  act(() => result.current.leave());
  expect(state()).toEqual([null, 7]);
  act(() => result.current.edit(9));
  expect(state()).toEqual([9, null]);
});

it('A note that is too long is not added, and one of spaces alone neither', () => {
  const onAdd = vi.fn();
  renderSignedIn(() => <NoteForm about="job.7" busy={false} failure={new Error('x')} onAdd={onAdd} />, {
    path: '/jobs',
  });
  const form = screen.getByRole('form', { name: 'Add a note' });
  expect(readAloud(form)).toMatchInlineSnapshot(`
    "‹Add a note›
    Note
    (such as What should the team know?) ""
    Something went wrong! Your note is kept here. Try again.
    <Add note | off | Write a note first>"
  `);
  const write = (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    fireEvent.submit(form);
  };
  write('  ');
  write('n'.repeat(4001));
  expect(screen.getByText('4000 chars max')).toBeTruthy();
  expect(onAdd).not.toHaveBeenCalled();
  write('n'.repeat(4000));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(screen.queryByText('4000 chars max')).toBeNull();
});
