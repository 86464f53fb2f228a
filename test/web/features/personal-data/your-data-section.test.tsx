// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { ErasureBanner } from '../../../../web/features/personal-data/components/erasure-banner.tsx';
import { YourDataSection } from '../../../../web/features/personal-data/components/your-data-section.tsx';
import { dataExportsQuery } from '../../../../web/features/personal-data/queries/data-exports.ts';
import { formatExact } from '../../../../web/ui/text/dates.ts';
import { formatTime } from '../../../../web/ui/text/short-dates.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { aManagerAccount } from '../../support/render-signed-in.tsx';
import { withSession } from '../../support/with-session.ts';

const archive = {
  id: 9,
  state: 'ready',
  requestedAt: '2026-09-01T10:00:00.000Z',
  readyAt: '2026-09-01T10:01:00.000Z',
  expiresAt: '2026-09-08T10:00:00.000Z',
  parts: [{ bytes: 2048 }],
};
const nothingAsked = { dueAt: null, requestedAt: null, graceDays: 14, openJobs: 2, pointsLeft: 40 };
const asked = { ...nothingAsked, dueAt: '2026-09-15T10:00:00.000Z', requestedAt: '2026-09-01T10:00:00.000Z' };

function Page() {
  const { data } = useQuery(accountQuery);
  return (
    <>
      <div id="main" tabIndex={-1} />
      {data?.erasureDueAt && <ErasureBanner dueAt={data.erasureDueAt} />}
      {data && <YourDataSection />}
    </>
  );
}

function shown(over: Record<string, { status?: number; body: unknown }> = {}, account: object = aManagerAccount) {
  const sent = respondToCalls({
    'GET /api/auth/verify': { body: { data: account } },
    'GET /api/profile/exports': { body: { data: { exports: [], nextAt: null } } },
    'GET /api/profile/erasure': { body: { data: nothingAsked } },
    ...over,
  });
  renderPage(Page, '/profile');
  return sent;
}

withSession();

describe('The data export', () => {
  it('is started with the password', async () => {
    const sent = shown({
      'POST /api/profile/exports': { body: { data: { ...archive, state: 'preparing', parts: [] } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare an archive' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'Str0ng!Passw0rd');
    await userEvent.click(screen.getByRole('button', { name: 'Prepare archive' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'Str0ng!Passw0rd' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a wrong password under the field and stays open', async () => {
    shown({
      'POST /api/profile/exports': {
        status: 422,
        body: {
          message: 'This is not your password',
          errors: [{ key: 'password', message: 'This is not your password' }],
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare an archive' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Prepare archive' }));
    expect(await screen.findByText('This is not your password')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows its size while it can be downloaded (CONST-13)', async () => {
    shown({ 'GET /api/profile/exports': { body: { data: { exports: [archive], nextAt: null } } } });
    expect((await screen.findByText(/is ready: 2 KB/)).textContent).toContain('until 8th Sep 2026');
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  });

  it.each([
    ['preparing', /is being prepared/],
    ['failed', /could not be prepared/],
    ['expired', /has expired/],
  ] as const)('in the state %s says so', async (state, words) => {
    shown({ 'GET /api/profile/exports': { body: { data: { exports: [{ ...archive, state }], nextAt: null } } } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('cannot be started while another is being prepared, and says why', async () => {
    shown({
      'GET /api/profile/exports': {
        body: { data: { exports: [{ ...archive, state: 'preparing' }], nextAt: archive.expiresAt } },
      },
    });
    const button = await screen.findByRole('button', { name: 'Prepare an archive' });
    expect(button.getAttribute('aria-description')).toBe('An archive is being prepared');
  });
});

describe('Deleting the account', () => {
  it('explains the consequences, asks for the word and the password, and shows the banner', async () => {
    const sent = shown({ 'POST /api/profile/erasure': { body: { data: asked } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Erase my account' }));
    expect(screen.getByText('Your 2 jobs that are open or on hold are closed')).toBeTruthy();
    expect(screen.getByText('40 points are lost')).toBeTruthy();
    const send = screen.getByRole('button', { name: 'Erase my account in 14 days' });
    await userEvent.type(screen.getByLabelText('Your password'), 'Str0ng!Passw0rd');
    await userEvent.type(screen.getByLabelText('Type “erase” to continue'), 'delete');
    await userEvent.click(send);
    expect(await screen.findByText('Type “erase”')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Type “erase” to continue'));
    await userEvent.type(screen.getByLabelText('Type “erase” to continue'), 'erase');
    await userEvent.click(send);
    expect((await screen.findAllByText(/will be erased on 15th Sep 2026/)).length).toBe(2);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('can be cancelled from the banner, which then disappears and leaves the focus on the page', async () => {
    shown(
      {
        'GET /api/profile/erasure': { body: { data: asked } },
        'DELETE /api/profile/erasure': { body: { data: nothingAsked } },
      },
      { ...aManagerAccount, erasureDueAt: asked.dueAt },
    );
    await screen.findByText(/You can still change your mind/);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Keep my account' }))[0]!);
    await waitFor(() => expect(screen.queryByText(/will be erased on/)).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    expect(screen.getByRole('button', { name: 'Erase my account' })).toBeTruthy();
  });

  it('names what is kept and why', async () => {
    shown();
    await userEvent.click(await screen.findByText('What is kept, and why'));
    expect(
      await screen.findByText(/They are kept for accounting\. Deleted within 90 days of your request/),
    ).toBeTruthy();
  });
});

const refused = { status: 409, body: { message: 'Try later', errors: [] } };
const exportsOf = (exports: object[], nextAt: string | null = null) => ({
  'GET /api/profile/exports': { body: { data: { exports, nextAt } } },
});
const notices = () => [...document.querySelectorAll('.ui-notice')].map((one) => one.textContent);

it('What one may do with the own data is said before it is done', async () => {
  shown();
  await screen.findByRole('button', { name: 'Prepare an archive' });
  const texts = [...document.querySelectorAll('h2, h3, .ui-form-group-lead, .ui-form-lead')].map(
    (one) => one.textContent,
  );
  expect(texts).toEqual(expect.arrayContaining(['Your data', 'A copy of your data', 'Erase your account']));
  for (const lead of [
    'A ZIP archive of everything we keep about you, with your files and a page that explains it. It is ready within minutes.',
    'Your account and your data are deleted after a grace period in which you can change your mind.',
  ])
    expect(screen.getByText(lead)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Prepare an archive' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Prepare an archive of your data' }));
  expect(
    dialog.getByText('The archive collects everything in one file, so please confirm your password.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('The three newest archives are shown, each with its state in words and when it was requested', async () => {
  const at = formatExact(archive.requestedAt);
  const states = ['ready', 'preparing', 'failed', 'expired'].map((state, id) => ({ ...archive, id, state }));
  shown(exportsOf([{ ...states[0], parts: [{ bytes: 1024 }, { bytes: 1024 }] }, ...states.slice(1)]));
  await waitFor(() => expect(notices()).not.toEqual([]));
  expect(notices()).toEqual([
    `Your archive of ${at} is ready: 2 KB. It can be downloaded until 8th Sep 2026.Download 2 files`,
    `The archive you requested on ${at} is being prepared. We will notify you here and by email when it is ready; you can leave this page.`,
    `The archive of ${at} could not be prepared. You can try again.`,
  ]);
  cleanup();
  shown(exportsOf(states.slice(3)));
  await waitFor(() => expect(notices()).toEqual([`The archive of ${at} has expired and was deleted.`]));
});

it('Each part of an archive is downloaded under its name, and a failure leaves the archive where it is', async () => {
  const saved: string[] = [];
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} ${this.download}`);
  });
  const parts = [1, 2].map((part) => ({ url: `https://files.example/${part}`, filename: `part-${part}.zip` }));
  const download = 'POST /api/profile/exports/9/download';
  const sent = shown({ ...exportsOf([archive]), [download]: refused });
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The archive could not be downloaded. Try later. It is still there.',
  );
  const path = sent.at(-1)?.address;
  cleanup();
  shown({ ...exportsOf([archive]), [`POST ${path}`]: { body: { data: { parts } } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(saved).toEqual(['https://files.example/1 part-1.zip', 'https://files.example/2 part-2.zip']),
  );
  save.mockRestore();
});

it('The next archive waits until it may be prepared, and an archive that ends is shown without a live message', async () => {
  shown(exportsOf([], archive.expiresAt));
  const button = await screen.findByRole('button', { name: 'Prepare an archive' });
  expect(button.getAttribute('aria-description')).toBe(
    `You can prepare the next archive at ${formatTime(archive.expiresAt)}`,
  );
  const interval = dataExportsQuery.refetchInterval as (query: object) => number | false;
  const after = (...states: string[]) => interval({ state: { data: { exports: states.map((state) => ({ state })) } } });
  expect([after('ready', 'preparing'), after('ready'), after(), interval({ state: {} })]).toEqual([
    10_000,
    false,
    false,
    false,
  ]);
});

it('Panels of the own data are loaded again on request', async () => {
  const answers: Parameters<typeof shown>[0] = {
    'GET /api/profile/exports': { status: 403, body: { message: 'Not now', errors: [] } },
    'GET /api/profile/erasure': { status: 403, body: { message: 'Not now', errors: [] } },
  };
  shown(answers);
  await waitFor(() =>
    expect(notices()).toEqual(Array.from({ length: 2 }, () => 'This could not be loaded. Not nowTry again')),
  );
  respondToCalls({
    'GET /api/profile/exports': { body: { data: { exports: [archive], nextAt: null } } },
    'GET /api/profile/erasure': { body: { data: nothingAsked } },
  });
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Prepare an archive' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Erase my account' })).toBeTruthy();
});

it.each([
  [{ openJobs: 0, pointsLeft: 0 }, []],
  [
    { openJobs: 1, pointsLeft: 1 },
    [
      'Your job that is still open is closed, and we notify everyone on them. Close them yourself first to record who was hired.',
      '1 point is lost. Redeem them first if you want them.',
    ],
  ],
  [
    { openJobs: 3, pointsLeft: 1200 },
    [
      'Your 3 jobs that are open or on hold are closed, and we notify everyone on them. Close them yourself first to record who was hired.',
      '1,200 points are lost. Redeem them first if you want them.',
    ],
  ],
])('Before an erasure of an account with %o everything that goes is named', async (over, lost) => {
  shown({ 'GET /api/profile/erasure': { body: { data: { ...nothingAsked, ...over } } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase your account?' }));
  expect(
    dialog.getByText(
      'Your account will be erased in 14 days. Until then you can sign in and cancel; after that, nothing can be restored.',
    ),
  ).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your profile, files, applications, messages and notifications are deleted.',
    'People who worked with you will see “a former” candidate, recruiter or manager instead of your name.',
    'Your open applications are withdrawn.',
    ...lost,
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('An erasure that is refused says why at the password; one that is cancelled says that nothing was deleted', async () => {
  const errors = [{ key: 'password', message: 'This is not your password' }];
  shown({ 'POST /api/profile/erasure': { status: 422, body: { message: 'No', errors } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase my account' }));
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'wrong' } });
  fireEvent.change(screen.getByLabelText('Type “erase” to continue'), { target: { value: 'erase' } });
  fireEvent.click(screen.getByRole('button', { name: 'Erase my account in 14 days' }));
  await waitFor(() => expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'));
  cleanup();
  shown({ 'GET /api/profile/erasure': { body: { data: asked } }, 'DELETE /api/profile/erasure': refused });
  expect(
    await screen.findByText('Your account will be erased on 15th Sep 2026. Until then nothing changes.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase my account' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The erasure could not be cancelled. Try later. It stays requested.',
  );
  expect(screen.queryByText(/Nothing was deleted/)).toBeNull();
  respondToCalls({ 'DELETE /api/profile/erasure': { body: { data: nothingAsked } } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account will not be erased. Nothing was deleted.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erase my account' })).toBeTruthy();
});

it('The banner of an erasure stays with the reason when it could not be cancelled', async () => {
  shown(
    { 'GET /api/profile/erasure': { body: { data: nothingAsked } }, 'DELETE /api/profile/erasure': refused },
    { ...aManagerAccount, erasureDueAt: asked.dueAt },
  );
  await screen.findByText('Your account will be erased on 15th Sep 2026. You can still change your mind.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The erasure could not be cancelled. Try later. It stays requested.',
  );
});
