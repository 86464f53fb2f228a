// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LogInPage } from '../../../../web/features/accounts/pages/log-in.tsx';
import { SignUpPage } from '../../../../web/features/accounts/pages/sign-up.tsx';
import { chooseCountry } from '../../support/choose-country.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

it('The sign-up page links to the log-in page (AUTH-17)', () => {
  renderPage(SignUpPage, '/sign-up');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/log-in');
});

it('The sign-up form shows {email} as the placeholder of an address (VALID-06, DEC-64)', () => {
  for (const Page of [SignUpPage, LogInPage]) {
    renderPage(Page, '/page');
    expect(screen.getByLabelText('Email').getAttribute('placeholder')).toBe('name@company.com');
    cleanup();
  }
});

it('The sign-up form cannot be sent twice while a request is in progress (AUTH-18)', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    sent.push(String(input));
    return new Promise(() => {});
  });
  renderPage(SignUpPage, '/sign-up');
  for (const [label, text] of [
    ['First name', 'Mihai'],
    ['Last name', 'Ionescu'],
    ['Email', 'mihai@example.com'],
    ['Password', 'Secret12!'],
    ['Confirm password', 'Secret12!'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await chooseCountry('India');
  await userEvent.click(screen.getByRole('radio', { name: /^Nobody/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  const create = screen.getByRole('button', { name: 'Create account' });
  await userEvent.click(create);
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(create);
  expect(sent).toHaveLength(1);
});

it('The sign-up form shows the server’s refusals under the fields they name (VALID-41)', async () => {
  respondToCalls({
    'POST /api/auth/sign-up/manager': {
      status: 422,
      body: {
        message: 'Taken',
        errors: [
          { key: 'email', message: 'Not this address' },
          { key: 'lastName', message: 'Not this name' },
        ],
      },
    },
  });
  renderPage(SignUpPage, { pathname: '/sign-up', state: { isCandidate: false } });
  for (const [label, text] of [
    ['First name', 'Mihai'],
    ['Last name', 'Ionescu'],
    ['Email', 'mihai@example.com'],
    ['Password', 'Secret12!'],
    ['Confirm password', 'Secret12!'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const errorOf = (label: string) =>
    screen.getByLabelText(label).closest('.ui-field')?.querySelector('.ui-field-error')?.textContent;
  await waitFor(() =>
    expect([errorOf('Last name'), errorOf('Email'), errorOf('First name')]).toEqual([
      'Not this name',
      'Not this address',
      undefined,
    ]),
  );
});
