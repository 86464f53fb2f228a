// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Option } from '../../../../web/ui/fields/select.tsx';
import { TagInput } from '../../../../web/ui/fields/tag-input.tsx';
import { cleanTag, tagRefusal } from '../../../../web/ui/fields/tag-text.ts';

afterEach(cleanup);

it('The tag input cleans a tag and refuses too long and too short ones with the exact texts (VALID-55 to VALID-58)', () => {
  expect(cleanTag('  C++   <b>"dev"</b>')).toBe('C++ bdev/b');
  expect(tagRefusal('x'.repeat(41))).toBe('Length must be less than 40');
  expect(tagRefusal('x')).toBe('Incorrect value');
  expect(tagRefusal('Go')).toBeUndefined();
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
