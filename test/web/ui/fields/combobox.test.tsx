// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  fireEvent.change(input, { target: { value: '  C++   <b>"dev 20"</b> !@#$%^&*()_-=|,.~;:?' } });
  expect(input.value).toBe('C++ bdev 20/b !@#$%^&*()_-=|,.~');
});

it.each([
  ['x'.repeat(41), 'Length must be less than 40', 0],
  ['x'.repeat(40), undefined, 1],
  ['Go', undefined, 1],
])('A new tag %s is refused with %s (VALID-57)', async (name, refusal, created) => {
  const onCreate = vi.fn();
  render(<TagInput label="Skills" load={async () => []} value={[]} onChange={() => {}} onCreate={onCreate} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Skills' }), { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }, { timeout: 2000 }));
  expect(onCreate).toHaveBeenCalledTimes(created);
  expect(document.querySelector('.ui-field-error')?.textContent).toBe(refusal);
});

it('A new tag of one character is refused when it is entered (VALID-58)', async () => {
  const onCreate = vi.fn();
  render(<TagInput label="Skills" load={async () => []} value={[]} onChange={() => {}} onCreate={onCreate} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'x{Enter}');
  expect(document.querySelector('.ui-field-error')?.textContent).toBe('Incorrect value');
  expect(onCreate).not.toHaveBeenCalled();
  expect(tagRefusal('xy')).toBeUndefined();
});

it('Tags are suggested from two characters on, 500 ms after the last one (SKILL-09, SKILL-10)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  try {
    const load = vi.fn(async () => [{ value: 1, label: 'React' }]);
    render(<TagInput label="Skills" load={load} value={[]} onChange={() => {}} />);
    const input = screen.getByRole('combobox', { name: 'Skills' });
    fireEvent.focus(input);
    const type = (value: string) => fireEvent.change(input, { target: { value } });
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    type('R');
    await wait(2_000);
    expect(load).not.toHaveBeenCalled();
    type('Re');
    await wait(300);
    type('Rea');
    await wait(499);
    expect(load).not.toHaveBeenCalled();
    await wait(1);
    expect(load).toHaveBeenCalledOnce();
    expect(load.mock.lastCall?.[0 as never]).toBe('Rea');
  } finally {
    vi.useRealTimers();
  }
});

it('A chosen tag is suggested no more and cannot be created again, in whatever case (SKILL-11)', async () => {
  const load = async () => [{ value: 1, label: 'React' }];
  const [onChange, onCreate] = [vi.fn(), vi.fn()];
  const chosen = [{ value: 1, label: 'React' }];
  render(<TagInput label="Skills" load={load} value={chosen} onChange={onChange} onCreate={onCreate} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'react');
  expect(await screen.findByText('No such skill', {}, { timeout: 2_000 })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option', { name: /React|Add/ })).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  expect(onCreate).not.toHaveBeenCalled();
});

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
