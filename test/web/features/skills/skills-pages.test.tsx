// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SkillListPage } from '../../../../web/features/skills/pages/skill-list.tsx';
import { SkillPage } from '../../../../web/features/skills/pages/skill.tsx';
import { skillKeys } from '../../../../web/common/query-keys/skills.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { cellsOf } from '../../support/saved-cells.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const found = [
  { id: 2017, name: 'Kubernetes' },
  { id: 1034, name: 'React' },
];

const react = { tagId: 1034, name: 'React', associated: [{ id: 1036, name: 'Redux' }] };
const open = (id: string) => renderSignedIn(SkillPage, { path: '/skills/:id', at: `/skills/${id}` });

beforeEach(() => {
  fakeApi.searchTags.mockResolvedValue({ data: found });
  fakeApi.readAssociatedSkill.mockResolvedValue({ data: react });
});

describe('The list of skills', () => {
  it('shows each skill with its associated ones and opens it (SKILL-01)', async () => {
    fakeApi.listAssociatedSkills.mockResolvedValue({
      data: [{ ...react, id: 1034 }],
      meta: { total: 1, page: 1, perPage: 25 },
    });
    renderSignedIn(SkillListPage, { path: '/skills' });
    await userEvent.click(await screen.findByRole('button', { name: /React/ }));
    expect(await screen.findByText('at /skills/1034')).toBeTruthy();
  });

  it('finds a skill by a part of its name', async () => {
    fakeApi.listAssociatedSkills.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 25 } });
    renderSignedIn(SkillListPage, { path: '/skills' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a skill' }), 'rea');
    expect(await screen.findByText('No skill contains “rea”')).toBeTruthy();
    expect(fakeApi.listAssociatedSkills.mock.lastCall?.[0].query).toEqual({ page: 1, q: 'rea' });
  });
});

describe('The page of a skill', () => {
  it('associates another skill and separates one, each saved at that moment (SKILL-02)', async () => {
    fakeApi.associateSkills.mockResolvedValue({ data: react });
    fakeApi.separateSkills.mockResolvedValue({ data: { done: true } });
    open('1034');
    await userEvent.type(await screen.findByRole('combobox', { name: /Associated skills/ }), 'kub');
    await userEvent.click(await screen.findByRole('option', { name: 'Kubernetes' }));
    expect(await screen.findByText('Kubernetes is associated with React.')).toBeTruthy();
    expect(fakeApi.associateSkills.mock.calls[0]?.[0].body).toEqual({ tagId: 1034, associatedTagId: 2017 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Redux' }));
    expect(await screen.findByText('Redux is no longer associated with React.')).toBeTruthy();
    expect(fakeApi.separateSkills.mock.calls[0]?.[0].params).toEqual({ id: 1034, associatedTagId: 1036 });
  });

  it('takes back what was refused and says why', async () => {
    fakeApi.separateSkills.mockRejectedValue(new ApiError(404, 'These skills are not associated'));
    open('1034');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Redux' }));
    expect(await screen.findByText('These skills are not associated')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Redux' })).toBeTruthy();
  });

  it('says nothing of the last change while the next one is being saved', async () => {
    fakeApi.associateSkills.mockReturnValue(new Promise(() => {}));
    fakeApi.separateSkills.mockResolvedValue({ data: { done: true } });
    open('1034');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Redux' }));
    const outcome = await screen.findByText('Redux is no longer associated with React.');
    await userEvent.type(screen.getByRole('combobox', { name: /Associated skills/ }), 'kub');
    await userEvent.click(await screen.findByRole('option', { name: 'Kubernetes' }));
    expect(outcome.isConnected).toBe(false);
  });

  it('at `new` begins with an empty record, in which the skill is chosen (SKILL-02)', async () => {
    fakeApi.readAssociatedSkill.mockImplementation(async ({ params }: { params: { id: unknown } }) => ({
      data: params.id === 'new' ? { tagId: null, name: '', associated: [] } : react,
    }));
    open('new');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Skill/ }), 'rea');
    await userEvent.click(await screen.findByRole('option', { name: 'React' }));
    expect(await screen.findByRole('heading', { name: 'React' })).toBeTruthy();
  });

  it.each([403, 404])('shows the no-access view when loading answers %i (ERR-04)', async (status) => {
    fakeApi.readAssociatedSkill.mockRejectedValue(new ApiError(status, 'There is no such skill'));
    open('99');
    expect(await screen.findByText('This skill is not available')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

const page = (data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });
const add = () => screen.getAllByRole('link', { name: 'Add skill' }).map((link) => link.getAttribute('href'));

it('The list of skills says what it is for, has what its file has, and leads to a new one (SKILL-01)', async () => {
  let saved = new Blob();
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:file');
  const associated = [
    { id: 1036, name: 'Redux' },
    { id: 1037, name: 'CSS' },
  ];
  fakeApi.listAssociatedSkills.mockResolvedValue(page([{ id: 1034, name: 'React', associated }]));
  renderSignedIn(SkillListPage, { path: '/skills' });
  const table = await screen.findByRole('table', { name: 'Skills' });
  expect([...table.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Skill',
    'Associated skills',
  ]);
  expect([...table.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    'ReactRedux, CSS',
    'Redux, CSS',
  ]);
  expect(table.querySelector('[title]')?.getAttribute('title')).toBe('Redux, CSS');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Skills1');
  expect(
    screen.getByText(
      'Skills that people who have one usually have too. Your changes count in how well candidates fit your jobs, and in nobody else’s.',
    ),
  ).toBeTruthy();
  expect(add()).toEqual(['/skills/new']);
  fireEvent.click(screen.getByRole('button', { name: 'CSV, skills' }));
  await waitFor(() => expect(saved.size).toBeGreaterThan(0));
  expect(await cellsOf(saved)).toEqual([
    ['Skill', 'Associated skills'],
    ['React', 'Redux, CSS'],
  ]);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a skill' });
  expect([field.placeholder, field.maxLength]).toEqual(['Find a skill', 40]);
});

it('A list without skills says how there would be some, searched or not', async () => {
  fakeApi.listAssociatedSkills.mockResolvedValue(page([]));
  renderSignedIn(SkillListPage, { path: '/skills' });
  expect(await screen.findByText('No skills yet')).toBeTruthy();
  expect(screen.getByText('Associate a skill with others that people who have it usually have too.')).toBeTruthy();
  expect(fakeApi.listAssociatedSkills.mock.calls.map(([{ query }]) => query)).toEqual([{ page: 1 }]);
  expect(add()).toEqual(['/skills/new', '/skills/new']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' rea ' } });
  expect(await screen.findByText('No skill contains “rea”')).toBeTruthy();
  expect(
    screen.getByText(
      'Skills are listed here once they have associated ones. Add the skill to associate others with it.',
    ),
  ).toBeTruthy();
});

it('The page of a skill says what is chosen on it, and that it could not be loaded', async () => {
  fakeApi.readAssociatedSkill.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  open('1034');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Skill');
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe('The skill could not be loadedNot nowTry again');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('Skills that people who have React usually have too. Changes are saved as you make them.'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('React');
  expect(document.querySelector('.ui-skeleton')).toBeNull();
  expect(screen.getByRole('link', { name: 'Skills' }).getAttribute('href')).toBe('/skills');
  expect(fakeApi.readAssociatedSkill.mock.lastCall?.[0].params).toEqual({ id: 1034 });
  cleanup();
  fakeApi.readAssociatedSkill.mockResolvedValue({ data: { tagId: null, name: '', associated: [] } });
  open('new');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Skill/ });
  expect(field.placeholder).toBe('Search skills');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add skill');
  expect(screen.getByText('Choose the skill that others are associated with.')).toBeTruthy();
});

it.each(['none', '0', '-7', '1.5'])('The address %s is of no skill, and asks for none (ERR-04)', async (id) => {
  open(id);
  expect(await screen.findByText('This skill is not available')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to skills' }).getAttribute('href')).toBe('/skills');
  expect(fakeApi.readAssociatedSkill).not.toHaveBeenCalled();
});

it('A skill that could not be associated is taken away again, and the lists are read again either way', async () => {
  fakeApi.associateSkills.mockRejectedValueOnce(new ApiError(409, 'At most 20'));
  fakeApi.separateSkills.mockResolvedValue({ data: {} });
  const { queryClient } = open('1034');
  const field = await screen.findByRole('combobox', { name: /Associated skills/ });
  queryClient.setQueryData(skillKeys.lists, {});
  fireEvent.change(field, { target: { value: 'kub' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Kubernetes' }));
  expect((await screen.findByRole('alert')).textContent).toBe('At most 20');
  expect(screen.queryByRole('button', { name: 'Remove Kubernetes' })).toBeNull();
  const isStale = () => queryClient.getQueryState(skillKeys.lists)?.isInvalidated;
  await waitFor(() => expect(isStale()).toBe(true));
  queryClient.setQueryData(skillKeys.lists, {});
  expect(isStale()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Redux' }));
  await waitFor(() => expect(isStale()).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});
