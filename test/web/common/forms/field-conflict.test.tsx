// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FailureNotice } from '../../../../web/common/forms/failure-notice.tsx';
import { FieldConflict } from '../../../../web/common/forms/field-conflict.tsx';
import { formProblems, placeErrors } from '../../../../web/common/forms/form-problems.ts';
import { payloadResolver } from '../../../../web/common/forms/payload-resolver.ts';
import { type Begun, useFieldConflict } from '../../../../web/common/forms/use-field-conflict.ts';
import { readAloud } from '../../support/read-aloud.ts';

const base = { title: 'Nurse', points: '100', city: 'Austin' };
type Fields = typeof base;

describe('What others saved while a form was open', () => {
  const mine = { ...base, title: 'Night nurse' };
  const theirs = { title: 'Day nurse', points: '300', city: 'Austin' };
  const onSettle = vi.fn();
  const labels = { title: 'Title', points: 'Points', city: 'City' };
  function Page({
    wasRefused = false,
    about = { base, theirs },
  }: {
    wasRefused?: boolean;
    about?: { base: Fields | undefined; theirs: Fields };
  }) {
    const form = useForm<Fields>({ defaultValues: mine });
    return (
      <FieldConflict
        {...{ form, wasRefused, onSettle, labels }}
        conflict={about}
        what="This job"
        words={(field, fields) => fields[field] || 'Empty'}
      />
    );
  }

  it('is chosen field by field, where only others changed it with theirs first', () => {
    const { container } = render(<Page />);
    expect(readAloud(container)).toMatchInlineSnapshot(`
      "## This job was changed while you edited it
      Choose what to keep for each field. Your other changes stay, and nothing is saved yet.
      Title
      [ ] Saved elsewhere: Day nurse
      [ ] Yours: Night nurse
      Points
      [x] Saved elsewhere: 300
      [ ] As it was: 100
      <Continue with these | off | Choose for Title first>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Continue with these' }));
    expect(onSettle).not.toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('radio')[1]!);
    fireEvent.click(screen.getAllByRole('radio')[3]!);
    fireEvent.click(screen.getByRole('button', { name: 'Continue with these' }));
    expect(onSettle.mock.calls).toEqual([[mine, { title: 'mine', points: 'mine' }]]);
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    fireEvent.click(screen.getByRole('button', { name: 'Continue with these' }));
    expect(onSettle.mock.lastCall).toEqual([
      { ...mine, title: 'Day nurse' },
      { title: 'theirs', points: 'mine' },
    ]);
  });

  it('is chosen again once yet another save came, and leads the reader there after a refusal', () => {
    const first = { base, theirs };
    const { container, rerender } = render(<Page about={first} />);
    fireEvent.click(screen.getAllByRole('radio')[1]!);
    expect(readAloud(container)).toContain('<Continue with these>');
    expect(document.activeElement).toBe(document.body);
    rerender(<Page about={{ base: undefined, theirs }} wasRefused />);
    expect(readAloud(container)).toContain('<Continue with these | off | Choose for Title, Points first>');
    expect(document.activeElement?.className).toBe('field-conflict');
  });
});

describe('An edit beside what is saved', () => {
  const edit = (begun?: Begun<Fields>) => {
    const reset = vi.fn();
    const values = { now: base };
    const getValues = (() => values.now) as never;
    const { result, rerender } = renderHook(
      (saved: { version: number | undefined; fields: Fields }) =>
        useFieldConflict({ reset, getValues }, saved, { begun }),
      { initialProps: { version: 1 as number | undefined, fields: base } },
    );
    return { result, rerender, reset, values };
  };
  const theirs = { ...base, points: '300' };

  it('continues from it where nothing was typed', () => {
    const { result, rerender, reset } = edit();
    expect(reset).not.toHaveBeenCalled();
    rerender({ version: 2, fields: theirs });
    expect(result.current.conflict).toBeUndefined();
    expect(reset.mock.calls).toEqual([[theirs]]);
    expect(result.current.origin.current).toEqual({ version: 2, fields: theirs });
  });

  it('keeps what was typed where that is the only change here', () => {
    const { result, rerender, reset, values } = edit();
    values.now = { ...theirs };
    rerender({ version: 2, fields: theirs });
    expect(result.current.conflict).toBeUndefined();
    expect(reset.mock.calls).toEqual([[theirs], [values.now, { keepDefaultValues: true }]]);
  });

  it('conflicts with it where both changed something, until that is settled', () => {
    const { result, rerender, reset, values } = edit();
    values.now = { ...base, title: 'Night nurse' };
    rerender({ version: 2, fields: theirs });
    expect(result.current.conflict).toEqual({ base, theirs });
    expect(reset).not.toHaveBeenCalled();
    const chosen = { ...theirs, title: 'Night nurse' };
    act(() => result.current.settle(chosen));
    expect(result.current.conflict).toBeUndefined();
    expect(reset.mock.calls).toEqual([[theirs], [chosen, { keepDefaultValues: true }]]);
    expect(result.current.origin.current).toEqual({ version: 2, fields: theirs });
  });

  it('starts over from it when the user gives up the own changes', () => {
    const { result, rerender, reset, values } = edit();
    values.now = { ...base, title: 'Night nurse' };
    rerender({ version: 2, fields: theirs });
    act(() => result.current.startOver());
    expect([result.current.conflict, reset.mock.calls]).toEqual([undefined, [[theirs]]]);
  });

  it.each([
    ['an older list', 0],
    ['the same version', 1],
    ['something new', undefined],
  ])('has no news of %s', (_, version) => {
    const { result, rerender, reset, values } = edit();
    values.now = { ...base, title: 'Night nurse' };
    rerender({ version, fields: theirs });
    expect([result.current.conflict, reset.mock.calls]).toEqual([undefined, []]);
  });

  it('that is continued from a draft is compared with where the draft began', () => {
    const { result } = edit({ version: 0, fields: { ...base, points: '50' } });
    expect(result.current.origin.current).toEqual({ version: 1, fields: base });
    const unknown = edit({ version: undefined, fields: undefined });
    expect(unknown.result.current.origin.current).toEqual({ version: 1, fields: base });
  });
});

describe('A refusal of a form', () => {
  const place = (error: unknown, controlOf?: (key: string) => string) => {
    const setError = vi.fn();
    const message = placeErrors({ setError } as never, error, ['title', 'skills'], controlOf);
    return { message, placed: setError.mock.calls };
  };
  const named = (...keys: string[]) =>
    new ApiError(
      422,
      'No',
      keys.map((key) => ({ key, message: `Not ${key}` })),
    );
  const at = (field: string, key: string, shouldFocus: boolean) => [
    field,
    { type: 'server', message: `Not ${key}` },
    { shouldFocus },
  ];

  it('is shown at the one field that it names, which is focused', () => {
    expect(place(named('title'))).toEqual({ message: undefined, placed: [at('title', 'title', true)] });
  });

  it('is shown at each of several fields, by the names of the form', () => {
    const { message, placed } = place(named('tagIds', 'skills.0', 'other'), (key) =>
      key === 'tagIds' ? 'skills' : key,
    );
    expect([message, placed]).toEqual([undefined, [at('skills', 'tagIds', false), at('skills.0', 'skills.0', false)]]);
  });

  it('is shown as that of the whole form where no field has it', () => {
    expect(place(named('other'))).toEqual({ message: 'Not other', placed: [] });
    expect(place(new ApiError(409, 'Too late'))).toEqual({ message: 'Too late', placed: [] });
    expect(place(new Error('x'))).toEqual({ message: 'Something went wrong!', placed: [] });
  });

  it('is summed up in the order of the form, without fields that have no message', () => {
    const errors = {
      points: { message: 'Too many' },
      title: { message: 'Required' },
      city: {},
      odd: { message: 'Odd' },
    };
    const labels = { title: 'Title', city: 'City', points: 'Points' };
    expect(formProblems(errors as never, labels)).toEqual([
      { fieldId: 'title', label: 'Title', message: 'Required' },
      { fieldId: 'points', label: 'Points', message: 'Too many' },
    ]);
  });

  it('by the server’s rules is known before sending, the first of each field', async () => {
    const schema = z.object({ cityId: z.number('Choose one'), tags: z.array(z.string().max(1, 'Too long')) });
    const resolver = payloadResolver<{ city: string; tags: string[] }>({
      schema,
      bodyOf: ({ city, tags }) => ({ cityId: city ? Number(city) : null, tags }),
      controlOf: (key) => (key === 'cityId' ? 'city' : 'tags'),
    });
    const check = (fields: { city: string; tags: string[] }) => resolver(fields, undefined, {} as never);
    expect(await check({ city: '7', tags: ['a'] })).toEqual({ values: { city: '7', tags: ['a'] }, errors: {} });
    expect(await check({ city: '', tags: ['ab', 'cd'] })).toEqual({
      values: {},
      errors: { city: { type: 'rule', message: 'Choose one' }, tags: { type: 'rule', message: 'Too long' } },
    });
  });
});

it('A failed action is one sentence after the other, with what is kept', () => {
  const { container } = render(
    <FailureNotice what="It failed" error={new ApiError(409, 'Why')} kept="Your text is kept." />,
  );
  expect(readAloud(container)).toBe('It failed. Why. Your text is kept.');
  cleanup();
  render(<FailureNotice what="It failed" error={new ApiError(409, 'Why?')} />);
  expect(screen.getByRole('alert').textContent).toBe('It failed. Why? Nothing was changed.');
});
