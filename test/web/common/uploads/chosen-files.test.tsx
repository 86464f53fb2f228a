// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChosenFiles } from '../../../../web/common/uploads/chosen-files.tsx';

const made = vi.fn((file: File) => `blob:${file.name}`);
const given = vi.fn();
Object.assign(URL, { createObjectURL: made, revokeObjectURL: given });
afterEach(cleanup);

const dialog = { title: 'Send files', lead: 'Rosa can open them.', action: 'Send', onConfirm: vi.fn() };

it('A picture that was chosen is seen before it is sent, other files by name and size', () => {
  const files = [
    new File(['x'.repeat(2048)], 'ward.png', { type: 'image/png' }),
    new File(['<svg/>'], 'drawn.svg', { type: 'image/svg+xml' }),
  ];
  render(<ChosenFiles {...dialog} files={files} onChange={() => {}} />);
  expect(screen.getByRole('img', { name: 'What ward.png shows' }).getAttribute('src')).toBe('blob:ward.png');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ward.png2 KB',
    'drawn.svg1 KB',
  ]);
  expect(made).toHaveBeenCalledTimes(1);
  cleanup();
  expect(given).toHaveBeenCalledWith('blob:ward.png');
});

it('The dialog of chosen files is gone once each was left out', () => {
  const onChange = vi.fn();
  const files = [new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf')];
  const { rerender } = render(<ChosenFiles {...dialog} files={files} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Leave out a.pdf' }));
  expect(onChange).toHaveBeenLastCalledWith([files[1]]);
  rerender(<ChosenFiles {...dialog} files={[]} onChange={onChange} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Of two chosen files of one name the one that is left out goes, and the other stays', () => {
  const onChange = vi.fn();
  const files = [new File(['x'], 'image.png'), new File(['y'], 'image.png')];
  render(<ChosenFiles {...dialog} files={files} onChange={onChange} />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Leave out image.png' })[1]!);
  expect(onChange.mock.lastCall?.[0]).toHaveLength(1);
  expect(onChange.mock.lastCall?.[0][0]).toBe(files[0]);
});
