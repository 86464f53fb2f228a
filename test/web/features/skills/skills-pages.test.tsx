// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Component as SkillList } from '../../../../web/features/skills/routes/skill-list.tsx';
import { Component as Skill } from '../../../../web/features/skills/routes/skill.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const skills = vi.hoisted(() => ({
  listAssociatedSkills: vi.fn(),
  readAssociatedSkill: vi.fn(),
  associateSkills: vi.fn(),
  separateSkills: vi.fn(),
}));
const found = [
  { id: 2017, name: 'Kubernetes' },
  { id: 1034, name: 'React' },
];
vi.mock('../../../../web/api/api.ts', () => ({
  api: { skills, lookups: { searchTags: async () => ({ data: found }) } },
}));

const react = { tagId: 1034, name: 'React', associated: [{ id: 1036, name: 'Redux' }] };
const open = (id: string) => renderSignedIn(Skill, { path: '/skills/:id', at: `/skills/${id}` });

beforeEach(() => {
  for (const call of Object.values(skills)) call.mockReset();
  skills.readAssociatedSkill.mockResolvedValue({ data: react });
});
afterEach(cleanup);

describe('The list of skills', () => {
  it('shows each skill with its associated ones and opens it (SKILL-01)', async () => {
    skills.listAssociatedSkills.mockResolvedValue({
      data: [{ ...react, id: 1034 }],
      meta: { total: 1, page: 1, perPage: 25 },
    });
    renderSignedIn(SkillList, { path: '/skills' });
    await userEvent.click(await screen.findByRole('button', { name: /React/ }));
    expect(await screen.findByText('at /skills/1034')).toBeTruthy();
  });

  it('finds a skill by a part of its name', async () => {
    skills.listAssociatedSkills.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 25 } });
    renderSignedIn(SkillList, { path: '/skills' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a skill' }), 'rea');
    expect(await screen.findByText('No skill contains “rea”')).toBeTruthy();
    expect(skills.listAssociatedSkills.mock.lastCall?.[0].query).toEqual({ page: 1, q: 'rea' });
  });
});

describe('The page of a skill', () => {
  it('associates another skill and separates one, each saved at that moment (SKILL-02)', async () => {
    skills.associateSkills.mockResolvedValue({ data: react });
    skills.separateSkills.mockResolvedValue({ data: { done: true } });
    open('1034');
    await userEvent.type(await screen.findByRole('combobox', { name: /Associated skills/ }), 'kub');
    await userEvent.click(await screen.findByRole('option', { name: 'Kubernetes' }));
    expect(await screen.findByText('Kubernetes is associated with React.')).toBeTruthy();
    expect(skills.associateSkills.mock.calls[0]?.[0].body).toEqual({ tagId: 1034, associatedTagId: 2017 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Redux' }));
    expect(await screen.findByText('Redux is no longer associated with React.')).toBeTruthy();
    expect(skills.separateSkills.mock.calls[0]?.[0].params).toEqual({ id: 1034, associatedTagId: 1036 });
  });

  it('takes back what was refused and says why', async () => {
    skills.separateSkills.mockRejectedValue(new ApiError(404, 'These skills are not associated'));
    open('1034');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Redux' }));
    expect(await screen.findByText('These skills are not associated')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Redux' })).toBeTruthy();
  });

  it('says nothing of the last change while the next one is being saved', async () => {
    skills.associateSkills.mockReturnValue(new Promise(() => {}));
    skills.separateSkills.mockResolvedValue({ data: { done: true } });
    open('1034');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Redux' }));
    const outcome = await screen.findByText('Redux is no longer associated with React.');
    await userEvent.type(screen.getByRole('combobox', { name: /Associated skills/ }), 'kub');
    await userEvent.click(await screen.findByRole('option', { name: 'Kubernetes' }));
    expect(outcome.isConnected).toBe(false);
  });

  it('at `new` begins with an empty record, in which the skill is chosen (SKILL-02)', async () => {
    skills.readAssociatedSkill.mockImplementation(async ({ params }: { params: { id: unknown } }) => ({
      data: params.id === 'new' ? { tagId: null, name: '', associated: [] } : react,
    }));
    open('new');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Skill/ }), 'rea');
    await userEvent.click(await screen.findByRole('option', { name: 'React' }));
    expect(await screen.findByRole('heading', { name: 'React' })).toBeTruthy();
  });

  it.each([403, 404])('shows the no-access view when loading answers %i (ERR-04)', async (status) => {
    skills.readAssociatedSkill.mockRejectedValue(new ApiError(status, 'There is no such skill'));
    open('99');
    expect(await screen.findByText('This skill is not available')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
