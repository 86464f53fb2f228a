// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedSearch } from '../../../../shared/model/candidate-search.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SaveSearchModal } from '../../../../web/features/candidate-search/components/save-search-modal.tsx';
import { noWish } from '../../../../web/features/candidate-search/model/wish-address.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => vi.resetAllMocks());

const wish = { ...noWish, search: 'icu' };
const saved = { id: 5, version: 2, name: 'Nurses', wish: noWish, alert: 'never' } as SavedSearch;
const open = (over: Partial<Parameters<typeof SaveSearchModal>[0]> = {}) => {
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  const props = { wish, words: ['“icu”', 'Nursing', 'Houston', 'Secret'], onSaved, onClose, ...over };
  renderSignedIn(() => <SaveSearchModal {...props} />, { path: '/' });
  return { onSaved, onClose };
};
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const alert = () => screen.getByRole<HTMLSelectElement>('combobox');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }));

it('A search is saved under its first words, with the chosen alert (PLUS-19)', async () => {
  const { onSaved, onClose } = open();
  expect(screen.getByRole('dialog', { name: 'Save this search' }).textContent).toContain(
    '“icu” · Nursing · Houston · Secret',
  );
  expect([name().value, name().maxLength, alert().value]).toEqual(['“icu”, Nursing, Houston', 80, 'daily']);
  expect([...alert().options].map(({ value, text }) => [value, text])).toEqual([
    ['immediately', 'Immediately'],
    ['daily', 'Once a day'],
    ['never', 'Never'],
  ]);
  await userEvent.clear(name());
  await userEvent.type(name(), 'ICU');
  await userEvent.selectOptions(alert(), 'Immediately');
  fakeApi.saveSearch.mockResolvedValue({ data: saved });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(fakeApi.saveSearch.mock.calls).toEqual([[{ body: { name: 'ICU', wish, alert: 'immediately' } }]]);
  expect(onSaved.mock.calls).toMatchObject([[saved]]);
  expect(fakeApi.changeSavedSearch).not.toHaveBeenCalled();
});

it('A saved search is changed over the version that was shown (PLUS-19)', async () => {
  const { onSaved, onClose } = open({ search: saved });
  expect(screen.getByRole('dialog', { name: 'Change saved search' })).toBeTruthy();
  expect([name().value, alert().value]).toEqual(['Nurses', 'never']);
  fakeApi.changeSavedSearch.mockResolvedValue({ data: { ...saved, version: 3 } });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(fakeApi.changeSavedSearch.mock.calls).toEqual([
    [{ params: { id: 5 }, body: { version: 2, name: 'Nurses', wish, alert: 'never' } }],
  ]);
  expect(onSaved.mock.calls).toMatchObject([[{ ...saved, version: 3 }]]);
  expect(fakeApi.saveSearch).not.toHaveBeenCalled();
});

it('The name and the alert of a search are there again after its dialog was closed (PLUS-57)', async () => {
  open();
  await userEvent.type(name(), ' nights');
  await userEvent.selectOptions(alert(), 'Immediately');
  cleanup();
  open();
  expect([name().value, alert().value]).toEqual(['“icu”, Nursing, Houston nights', 'immediately']);
});

it('A search without words is of everybody, and is not saved before it has a name', async () => {
  const { onClose } = open({ words: [], wish: noWish });
  expect(screen.getByRole('dialog').textContent).toContain('Everybody who is available');
  expect(screen.queryByText('Required')).toBeNull();
  await userEvent.type(name(), '  ');
  await save();
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(fakeApi.saveSearch).not.toHaveBeenCalled();
  await userEvent.type(name(), 'All');
  expect(screen.queryByText('Required')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('The suggested name of a search is cut to what a name may have', () => {
  open({ words: ['n'.repeat(90)] });
  expect(name().value).toBe('n'.repeat(80));
});

it.each([
  ['A new', undefined, 'saveSearch'],
  ['A changed', saved, 'changeSavedSearch'],
] as const)('%s search that is refused says why and stays open', async (_, search, call) => {
  const { onSaved, onClose } = open({ search });
  fakeApi[call].mockRejectedValue(new ApiError(409, 'At most 50'));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The search could not be saved. At most 50. Nothing was changed.',
  );
  expect([onSaved, onClose].map((one) => one.mock.calls)).toEqual([[], []]);
});
