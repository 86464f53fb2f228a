// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../../../../web/ui/fields/select.tsx';
import { TagInput } from '../../../../web/ui/fields/tag-input.tsx';
import type { Created } from '../../../../web/ui/fields/use-creation.ts';

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
  const create = vi.fn(async (label: string) => ({ option: { value: 7, label } }));
  const load = vi.fn(async () => []);
  render(<TagInput label="Skills" load={load} value={[]} onChange={() => {}} create={create} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Skills' }), { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name: `Add “${name}”` }));
  await waitFor(() => expect(document.querySelector('.ui-field-error')?.textContent).toBe(refusal));
  expect(create).toHaveBeenCalledTimes(created);
  // The server refuses to search for a longer text.
  expect(load).toHaveBeenCalledTimes(created);
});

it('A new tag of one character is refused when it is entered (VALID-58)', async () => {
  const create = vi.fn();
  render(<TagInput label="Skills" load={async () => []} value={[]} onChange={() => {}} create={create} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'x{Enter}');
  expect(document.querySelector('.ui-field-error')?.textContent).toBe('Incorrect value');
  expect(create).not.toHaveBeenCalled();
});

it('No tag is created where the form does not allow it, however it is spelt', async () => {
  render(<TagInput label="Skills" load={async () => []} value={[]} onChange={() => {}} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Skills' }), { target: { value: 'x'.repeat(41) } });
  expect(await screen.findByText('No such skill')).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Add/ })).toBeNull();
});

describe('A tag that is created', () => {
  const offered = async (name: string) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), name);
    return screen.findByRole('option', { name: `Add “${name}”` });
  };
  const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));
  function Skills({ create }: { create: (name: string) => Promise<Created<number>> }) {
    const [value, setValue] = useState<Option<number>[]>([{ value: 1, label: 'React' }]);
    return (
      <>
        <TagInput label="Skills" load={nothing} value={value} onChange={setValue} create={create} />
        <button type="button" onClick={() => setValue([...value, { value: 2, label: 'Redux' }])}>
          Suggestion
        </button>
      </>
    );
  }
  const nothing = async () => [];

  it('joins what is chosen, also what was chosen meanwhile, and is made once', async () => {
    let respond: (created: Created<number>) => void = () => {};
    const create = vi.fn(() => new Promise<Created<number>>((resolve) => (respond = resolve)));
    render(<Skills create={create} />);
    await offered('sage intacct');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('option', { name: 'Adding “sage intacct”…' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Suggestion' }));
    await act(async () => respond({ option: { value: 7, label: 'Sage Intacct' } }));
    expect(chips()).toEqual(['Remove React', 'Remove Redux', 'Remove Sage Intacct']);
    expect(create).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' }).value).toBe('');
  });

  it('is ignored when its name means one that is chosen already (SKILL-11)', async () => {
    render(<Skills create={async () => ({ option: { value: 1, label: 'React' } })} />);
    fireEvent.click(await offered('reactjs'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' }).value).toBe(''));
    expect(chips()).toEqual(['Remove React']);
  });

  it('shows under the field why it was refused, until the text changes', async () => {
    render(<Skills create={async () => ({ refusal: 'At most 30 new skills can be added per day' })} />);
    fireEvent.click(await offered('Beekeeping'));
    const shown = () => document.querySelector('.ui-field-error')?.textContent;
    await waitFor(() => expect(shown()).toBe('At most 30 new skills can be added per day'));
    // The list would cover it.
    expect(screen.getByRole('combobox', { name: 'Skills' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' }).value).toBe('Beekeeping');
    await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 's');
    expect(shown()).toBeUndefined();
  });
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
  const [onChange, create] = [vi.fn(), vi.fn()];
  const chosen = [{ value: 1, label: 'React' }];
  render(<TagInput label="Skills" load={load} value={chosen} onChange={onChange} create={create} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'react');
  expect(await screen.findByText('No such skill')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option', { name: /React|Add/ })).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  expect(create).not.toHaveBeenCalled();
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
  await waitFor(() => expect(screen.getByRole('option', { name: 'Redux' })).toBeTruthy());
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
  await screen.findByRole('option', { name: 'Redux' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(shown).toEqual(['Skills', 'Redux', 'Redis', 'Redux']);
  expect(screen.getByRole('option', { name: 'Redux' }).getAttribute('aria-selected')).toBe('true');
});
