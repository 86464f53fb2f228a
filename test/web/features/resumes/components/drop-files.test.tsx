// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropFiles } from '../../../../../web/features/resumes/components/drop-files.tsx';

const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.docx')];

it('Resumes are taken by dropping them, and the field lights up while they are above it', () => {
  const onFiles = vi.fn();
  const { container } = render(<DropFiles onFiles={onFiles} />);
  const field = container.firstElementChild!;
  expect(field.textContent).toBe(
    'Drop resumes herePDF, DOCX, TXT or pictures of pages, up to 10 MB each, as many as you likeChoose files',
  );
  const over = () => field.getAttribute('data-over');
  expect(over()).toBeNull();
  // The browser would open a dropped file unless both are prevented.
  expect(fireEvent.dragOver(field)).toBe(false);
  expect(over()).toBe('true');
  fireEvent.dragLeave(field);
  expect(over()).toBeNull();
  fireEvent.dragOver(field);
  expect(fireEvent.drop(field, { dataTransfer: { files } })).toBe(false);
  expect(over()).toBeNull();
  expect(onFiles.mock.calls).toEqual([[files]]);
});

it('Resumes are chosen by the button, many at a time, and the same file may be chosen again', async () => {
  const onFiles = vi.fn();
  render(<DropFiles onFiles={onFiles} />);
  const input = screen.getByLabelText<HTMLInputElement>('Resume files');
  expect([input.type, input.multiple, input.hidden, input.accept]).toEqual([
    'file',
    true,
    true,
    '.pdf,.docx,.txt,.png,.jpg,.jpeg',
  ]);
  const opened = vi.spyOn(input, 'click');
  const button = screen.getByRole('button', { name: 'Choose files' });
  expect(button.getAttribute('data-kind')).toBe('primary');
  await userEvent.click(button);
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.upload(input, files);
  expect(onFiles.mock.calls).toEqual([[files]]);
  expect(input.value).toBe('');
});

it('A field for one resume has its own words and takes one file', () => {
  const { container } = render(<DropFiles isOne title="Drop your resume here" help="Up to 10 MB" onFiles={vi.fn()} />);
  expect(container.textContent).toBe('Drop your resume hereUp to 10 MBChoose file');
  expect(screen.getByLabelText<HTMLInputElement>('Resume file').multiple).toBe(false);
  expect(screen.getByRole('button', { name: 'Choose file' }).getAttribute('data-kind')).toBe('secondary');
});
