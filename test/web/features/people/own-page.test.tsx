// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { useAccount } from '../../../../web/common/account/account.ts';
import { OwnPageSection } from '../../../../web/features/people/components/own-page-section.tsx';
import { PublishedPage } from '../../../../web/features/people/pages/published-page.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const words = { headline: 'Nurses for Texas', about: 'I call everybody first.', specialties: ['Intensive care'] };
const page = { ...words, shows: ['picture'], isPublished: true, version: 3 };

describe('The form of one’s own page', () => {
  const Section = () => <OwnPageSection account={useAccount()} />;
  const open = (role: Role, stored: object = page) => {
    fakeApi.readOwnPage.mockResolvedValue({ data: stored });
    fakeApi.changeOwnPage.mockImplementation(async ({ body }: { body: { version: number } }) => ({
      data: { ...body, version: body.version + 1 },
    }));
    renderSignedIn(Section, { path: '/profile', account: { role } });
  };
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('saves what was typed over the version that was read, each line a specialty', async () => {
    open('recruiter');
    await userEvent.type(await field(/^Specialties/), '\n Operating room \n');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Where I am' }));
    await press('Save page');
    await waitFor(() => expect(fakeApi.changeOwnPage).toHaveBeenCalledOnce());
    expect(fakeApi.changeOwnPage.mock.calls[0]![0].body).toEqual({
      ...page,
      specialties: ['Intensive care', 'Operating room'],
      shows: ['picture', 'place'],
    });
    expect(await screen.findByText('Your page was saved.')).toBeTruthy();
    await userEvent.type(await field(/^Headline/), '!');
    await press('Save page');
    await waitFor(() => expect(fakeApi.changeOwnPage.mock.calls[1]?.[0].body).toMatchObject({ version: 4 }));
  });

  it('keeps a page without a headline from being published, and says so at the field', async () => {
    open('recruiter');
    await userEvent.clear(await field(/^Headline/));
    await press('Save page');
    expect(await screen.findByText('A page that others see needs a headline')).toBeTruthy();
    expect(fakeApi.changeOwnPage).not.toHaveBeenCalled();
  });

  it('leads a recruiter to the page that everybody sees, once it is published', async () => {
    open('recruiter');
    const link = await screen.findByRole('link', { name: 'See your page as everybody does' });
    expect(link.getAttribute('href')).toMatch(/^\/recruiters\/\d+$/);
  });

  it('says to a manager that recruiters read it, and has nothing public to choose', async () => {
    open('manager');
    expect(await screen.findByText(/Recruiters read it beside your name/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'My picture' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there for candidates', () => {
    open('candidate');
    expect(fakeApi.readOwnPage).not.toHaveBeenCalled();
    expect(screen.queryByText('Your page')).toBeNull();
  });
});

describe('A recruiter’s page', () => {
  const shown = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null, role: 'recruiter', ...words };
  const open = () =>
    renderSignedIn(() => <PublishedPage recruiterId={2001} />, { path: '/recruiters/:id', at: '/recruiters/2001' });

  it('has their words, and leads a member to the person inside', async () => {
    fakeApi.readPublishedPage.mockResolvedValue({ data: { ...shown, isVerified: true, cityId: null, facts: null } });
    open();
    expect(await screen.findByRole('heading', { name: 'Olivia Brandt' })).toBeTruthy();
    expect(fakeApi.readPublishedPage.mock.calls[0]![0].params).toEqual({ id: 2001 });
    for (const text of [words.headline, words.about, 'Intensive care', 'Verified'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in HireHub' })).toBeTruthy();
  });

  it('has how they work as far as there are five cases, and no card without any', async () => {
    const none = { firstAnswer: null, answered: null, interviewed: null, notes: null, hired: null };
    const facts = { from: '2026-01-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z', ...none };
    const of = (over: object) =>
      fakeApi.readPublishedPage.mockResolvedValue({
        data: { ...shown, isVerified: false, cityId: null, facts: { ...facts, ...over } },
      });
    of({ hired: { of: 9, count: 2 } });
    open();
    expect(await screen.findByText('22 % (2 of 9)')).toBeTruthy();
    expect(screen.queryByText('First answer')).toBeNull();
    cleanup();
    of({});
    open();
    await screen.findByText(words.headline);
    expect(screen.queryByText('How they work')).toBeNull();
  });

  it('that is not public says so and leads on', async () => {
    fakeApi.readPublishedPage.mockRejectedValue(new ApiError(404, 'No such page'));
    open();
    expect(await screen.findByText('This page is not public')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find jobs' })).toBeTruthy();
  });
});
