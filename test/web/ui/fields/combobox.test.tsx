// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Option } from '../../../../web/ui/fields/select.tsx';
import { TagInput } from '../../../../web/ui/fields/tag-input.tsx';
import { tagRefusal } from '../../../../web/ui/fields/tag-text.ts';

afterEach(cleanup);

it('The tag input strips and collapses what is typed (VALID-55, VALID-56)', () => {
  render(<TagInput label="Skills" load={async () => []} value={[]} onChange={() => {}} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' });
  fireEvent.change(input, { target: { value: '  C++   <b>"dev"</b> !@#$%^&*()_-=|,.~;:?' } });
  expect(input.value).toBe('C++ bdev/b !@#$%^&*()_-=|,.~');
});

it.each([
  ['x'.repeat(41), 'Length must be less than 40', 0],
  ['x'.repeat(40), undefined, 1],
  ['Go', undefined, 1],
])('A new tag %s is refused with %s', async (name, refusal, created) => {
  const onCreate = vi.fn();
  render(<TagInput label="Skills" load={async () => []} value={[]} onChange={() => {}} onCreate={onCreate} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Skills' }), { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }, { timeout: 2000 }));
  expect(onCreate).toHaveBeenCalledTimes(created);
  expect(document.querySelector('.ui-field-error')?.textContent).toBe(refusal);
});

it('A tag name of one character is refused', () => expect(tagRefusal('x')).toBe('Incorrect value'));

it('The combobox searches after typing pauses, selects by keyboard and removes by Backspace', async () => {
  const load = vi.fn(async (): Promise<Option<number>[]> => [
    { value: 1, label: 'React' },
    { value: 2, label: 'Redux' },
  ]);
  function Skills() {
    const [value, setValue] = useState<Option<number>[]>([]);
    return <TagInput label="Skills" load={load} value={value} onChange={setValue} />;
  }
  render(<Skills />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'Re');
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('option', { name: 'Redux' })).toBeTruthy(), { timeout: 2000 });
  expect(load).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Redux' })).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Redux' })).toBeNull();
});

it('The combobox scrolls its list into view when it opens, and the option that the arrow keys reach', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function shownElement(this: Element) {
    shown.push(this.getAttribute('aria-label') ?? this.textContent);
  };
  render(
    <TagInput
      label="Skills"
      load={async () => ['React', 'Redux', 'Redis'].map((label, value) => ({ value, label }))}
      value={[]}
      onChange={() => {}}
    />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'Re');
  await screen.findByRole('option', { name: 'Redux' }, { timeout: 2000 });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(shown).toEqual(['Skills', 'Redux', 'Redis', 'Redux']);
  expect(screen.getByRole('option', { name: 'Redux' }).getAttribute('aria-selected')).toBe('true');
});
