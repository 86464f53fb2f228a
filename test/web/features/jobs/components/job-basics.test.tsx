// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { PostJobPage } from '../../../../../web/features/jobs/pages/post-job.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const before = 'DUTIES\nSell 4 cars\n\nThe same line\n\n* Reno, NV';
const after = '## Duties\nSell 4 cars\n\nThe same line\n\n- Reno, NV';
const flags = [{ kind: 'pay' }, { kind: 'gender', words: 'ninja', from: 0, to: 5, instead: 'expert' }];
const improved = (over: object = {}) => ({ data: { improvedMarkdown: after, flags: [], engine: 'rules', ...over } });

beforeEach(() => {
  fakeApi.listClientOptions.mockResolvedValue({ data: [] });
  fakeApi.listRecruiters.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
  fakeApi.searchCities.mockResolvedValue({ data: [] });
  fakeApi.searchTags.mockResolvedValue({ data: [] });
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
});

const description = () => screen.getByLabelText('Description') as HTMLTextAreaElement;

async function improve(text: string): Promise<HTMLElement> {
  await userEvent.click(description());
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Improve' }));
  return screen.findByRole('dialog', { name: 'Improve description' });
}

it.each([
  ['Bold', '**Nights**'],
  ['Italic', '_Nights_'],
  ['Heading', '## Nights'],
  ['List', '- Nights'],
  ['Numbered list', '1. Nights'],
  ['Link', '[Nights](url)'],
])('The button %s writes Markdown around what is selected of the description', async (name, written) => {
  await userEvent.click(description());
  await userEvent.paste('Nights');
  description().select();
  const typed = vi.fn((_command: string, _ui: boolean, text: string) => {
    fireEvent.input(description(), { target: { value: text } });
    return true;
  });
  Object.assign(document, { execCommand: typed });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(description().value.trim()).toBe(written);
});

describe('A skill that the list lacks', () => {
  const skills = () => screen.getByRole('combobox', { name: /^Skills/ });
  const add = async (name: string) => {
    await userEvent.clear(skills());
    await userEvent.type(skills(), name);
    await userEvent.click(await screen.findByRole('option', { name: `Add “${name}”` }));
  };

  it('is created from the job form and chosen under the name that the server knows', async () => {
    fakeApi.createTag.mockResolvedValue({ data: { id: 7_000_000, name: 'Stained Glass' } });
    await add('stained glass');
    expect(await screen.findByRole('button', { name: 'Remove Stained Glass' })).toBeTruthy();
    expect(fakeApi.createTag).toHaveBeenCalledExactlyOnceWith({ body: { name: 'stained glass' } });
  });

  it('is refused in place when its name is too long or too short (VALID-57, VALID-58)', async () => {
    const long = 'x'.repeat(41);
    await add(long);
    expect(await screen.findByText('Length must be less than 40')).toBeTruthy();
    await userEvent.clear(skills());
    await userEvent.type(skills(), 'x{Enter}');
    expect(await screen.findByText('Incorrect value')).toBeTruthy();
    expect(fakeApi.createTag).not.toHaveBeenCalled();
  });

  it('shows under the field why the server refused it, and what to do after another failure', async () => {
    const limit = 'At most 30 new skills can be added per day; continue tomorrow';
    fakeApi.createTag.mockRejectedValueOnce(new ApiError(429, limit, [{ key: 'name', message: limit }]));
    await add('Beekeeping');
    expect(await screen.findByText(limit)).toBeTruthy();
    fakeApi.createTag.mockRejectedValueOnce(new ApiError(500, ''));
    await add('Beekeeping');
    expect(await screen.findByText('Something went wrong! The skill was not added. Try again.')).toBeTruthy();
  });
});

describe('Improving a description on the job form (JOB-81, PLUS-23)', () => {
  it('shows each change before and after, and takes them all', async () => {
    fakeApi.improveDescription.mockResolvedValue(improved());
    const dialog = await improve(before);
    const change = (await within(dialog).findByRole('checkbox', { name: 'Use change 1 of 2' })).closest('li');
    expect(change?.textContent).toContain('Before: DUTIES');
    expect(change?.textContent).toContain('After: ## Duties');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use all changes' }));
    expect(description().value).toBe(after);
    expect(fakeApi.improveDescription.mock.calls[0]?.[0].body).toEqual({ description: before });
  });

  it('changes nothing until a change is used', async () => {
    fakeApi.improveDescription.mockResolvedValue(improved());
    const dialog = await improve(before);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Keep mine' }));
    expect(description().value).toBe(before);
  });

  it('does not miss a pay that the form gives beside the description', async () => {
    fakeApi.improveDescription.mockResolvedValue(improved({ improvedMarkdown: 'Be our ninja', flags }));
    await userEvent.type(screen.getByLabelText(/^Salary from/), '90000');
    const dialog = await improve('Be our ninja');
    expect(await within(dialog).findByText(/“ninja” keeps some people from applying/)).toBeTruthy();
    expect(within(dialog).queryByText(/No pay is given/)).toBeNull();
  });

  it('says what failed and tries again', async () => {
    fakeApi.improveDescription.mockRejectedValueOnce(new ApiError(429, 'At most 20 texts are written in an hour'));
    fakeApi.improveDescription.mockResolvedValue(improved());
    const dialog = await improve(before);
    expect(await within(dialog).findByText('At most 20 texts are written in an hour')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('button', { name: 'Use all changes' })).toBeTruthy();
  });
});

describe('Suggested skills on the job form (JOB-70)', () => {
  const place = (words: string) => ({ field: 'description', from: 0, to: words.length, words });
  const found = [
    { id: 1034, name: 'React', places: [place('React.js'), place('react')] },
    { id: 2017, name: 'Kubernetes', places: [place('k8s')] },
  ];

  async function suggest(): Promise<HTMLElement> {
    await userEvent.type(description(), 'React.js, react, k8s');
    await userEvent.click(screen.getByRole('button', { name: 'Suggest skills from the text' }));
    return screen.findByRole('group', { name: 'Suggested skills' });
  }

  it('show the words they came from and are added one by one', async () => {
    fakeApi.extractSkills.mockResolvedValue({ data: found });
    const group = await suggest();
    expect(await within(group).findByText('from “React.js”, “react”')).toBeTruthy();
    await userEvent.click(within(group).getByRole('button', { name: 'Add React' }));
    expect(screen.getByRole('button', { name: 'Remove React' })).toBeTruthy();
    expect(within(group).queryByRole('button', { name: 'Add React' })).toBeNull();
    expect(fakeApi.extractSkills.mock.calls[0]?.[0].body).toEqual({ title: '', description: 'React.js, react, k8s' });
  });
});
