// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { InviteCandidatesModal } from '../../../../web/features/invitations/components/invite-candidates-modal.tsx';
import { InvitedCandidates } from '../../../../web/features/invitations/components/invited-candidates.tsx';
import { RecommendJobModal } from '../../../../web/features/recommendations/components/recommend-job-modal.tsx';
import { RecommendedJob } from '../../../../web/features/recommendations/components/recommended-job.tsx';
import { SentRecommendations } from '../../../../web/features/recommendations/components/sent-recommendations.tsx';
import { problemTexts } from '../../../../web/features/recommendations/model/link-texts.ts';
import { InviteRecruitersModal } from '../../../../web/features/recruiters/components/invite-recruiters-modal.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { listed } from '../../support/listed.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const times = { invitedAt: '2026-09-01T10:00:00.000Z', expiresAt: '2126-09-08T10:00:00.000Z' };
const waiting = { id: 7, email: 'ana@example.com', status: 'waiting', candidate: null, ...times };
const joined = {
  ...waiting,
  id: 8,
  email: 'rosa@example.com',
  status: 'accepted',
  candidate: { id: 9, firstName: 'Rosa', lastName: 'Klein', avatar: null },
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const never = () => new Promise(() => {});
const savedBy = async (name: string) => {
  saveBlob.mockReset();
  press(name);
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  return cellsOf(saveBlob.mock.lastCall?.[0]);
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-02T10:00:00.000Z'), toFake: ['Date'] });
});

describe('The invited candidates', () => {
  const actions = {
    inviteRecruiters: () => {},
    inviteCandidates: () => {},
    recommendJob: () => {},
    messagePeople: () => {},
    putForward: () => {},
    addClient: () => {},
  };
  const show = (role: Role = 'recruiter', asked?: Parameters<typeof InvitedCandidates>[0]['asked']) =>
    renderSignedIn(
      () => (
        <FrameActionsContext value={actions}>
          <InvitedCandidates {...(asked && { asked })} />
        </FrameActionsContext>
      ),
      { path: '/dashboard', account: { role } },
    );
  const given = (open: readonly object[], accepted: readonly object[]) =>
    fakeApi.listCandidateInvitations.mockImplementation(async ({ query }) =>
      listed(query.status === 'waiting' ? open : accepted),
    );

  it('are those who wait and those who joined, who have a page for some roles, and are saved as files', async () => {
    given([waiting, { ...waiting, id: 6, email: 'eva@example.com' }], [joined, { ...joined, id: 10, candidate: null }]);
    show();
    await screen.findByText('Joined through your invitation (2)');
    await screen.findByText('eva@example.com');
    expect(readAloud().split('\n')).toMatchInlineSnapshot(`
      [
        "## Invited candidates (2 waiting)",
        "<CSV, invited candidates> <Invite candidates>",
        "‹Waiting for a response›",
        "ana@example.comSent (2026-09-01T10:00:00.000Z) · expires 8th Sep 2126 <Resend the invitation to ana@example.com> <Cancel the invitation to ana@example.com>",
        "eva@example.comSent (2026-09-01T10:00:00.000Z) · expires 8th Sep 2126 <Resend the invitation to eva@example.com> <Cancel the invitation to eva@example.com>",
        "### Joined through your invitation ( 2 )",
        "<CSV, joined candidates>",
        "‹Joined through your invitation›",
        "rosa@example.comSent (2026-09-01T10:00:00.000Z)[Rosa Klein](/recruiter/candidates/9)",
        "rosa@example.comSent (2026-09-01T10:00:00.000Z)Joined{green}",
      ]
    `);
    expect(await savedBy('CSV, invited candidates')).toEqual([
      ['Email', 'Invited'],
      ['ana@example.com', '2026-09-01'],
      ['eva@example.com', '2026-09-01'],
    ]);
    expect(await savedBy('CSV, joined candidates')).toEqual([
      ['Email', 'Invited', 'Candidate'],
      ['rosa@example.com', '2026-09-01', 'Rosa Klein'],
      ['rosa@example.com', '2026-09-01', ''],
    ]);
  });

  it('are said to be none, of all time or of a chosen one', async () => {
    given([], []);
    show();
    await screen.findByText('You have not invited anyone yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Invited candidates
      <Invite candidates>
      ## You have not invited anyone yet
      Invite people you know by email. We notify you when someone joins."
    `);
    cleanup();
    show('recruiter', { range: 'week', zone: 'Europe/Paris' });
    await screen.findByText('You invited nobody in this period');
    expect(fakeApi.listCandidateInvitations.mock.calls.map(([{ query }]) => query)).toContainEqual(
      expect.objectContaining({
        range: 'week',
        zone: 'Europe/Paris',
      }),
    );
  });

  it('wait while one is changed, and the card says what was done, also of the last, or why not', async () => {
    given([waiting], []);
    const { promise, reject } = Promise.withResolvers();
    fakeApi.cancelCandidateInvitation.mockReturnValueOnce(promise);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the invitation to ana@example.com' }));
    await waitFor(() => expect(readAloud()).toContain('<Resend the invitation to ana@example.com | off>'));
    reject(new ApiError(409, 'Too late'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The invitation could not be changed. Too late. Nothing was changed.',
    );
    given([], []);
    fakeApi.cancelCandidateInvitation.mockResolvedValue({ data: {} });
    press('Cancel the invitation to ana@example.com');
    await waitFor(() => expect(screen.queryByText('ana@example.com')).toBeNull());
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Invited candidates
      <Invite candidates>
      The invitation to ana@example.com was cancelled. Its link no longer works."
    `);
  });

  it('are loading, and after a failure loaded on another try', async () => {
    fakeApi.listCandidateInvitations.mockImplementation(never);
    const { container } = show();
    expect(container.querySelector('[class*="skeleton"]')).not.toBeNull();
    expect(readAloud()).not.toContain('You have not');
    cleanup();
    fakeApi.listCandidateInvitations.mockRejectedValue(new ApiError(403, 'Not now'));
    show();
    expect(readAloud(await screen.findByRole('alert'))).toContain('The invitations could not be loaded\nNot now');
    given([waiting], []);
    press('Try again');
    expect(await screen.findByText('ana@example.com')).toBeTruthy();
  });
});

describe('The recommendations of a job', () => {
  const recommended = { ...waiting, job: { id: 5, title: 'ICU nurse' }, recommendedAt: times.invitedAt };
  const accepted = { ...joined, job: recommended.job, recommendedAt: times.invitedAt };
  const rows = [
    recommended,
    accepted,
    { ...accepted, id: 9, candidate: null },
    { ...recommended, id: 10, status: 'declined' },
  ];
  const show = (role: Role = 'recruiter') =>
    renderSignedIn(() => <SentRecommendations jobId={5} />, { path: '/jobs/view/5', account: { role } });

  it('say what became of each, and are saved as a file', async () => {
    fakeApi.listRecommendations.mockResolvedValue(listed(rows));
    show();
    await screen.findByRole('list');
    expect(readAloud().split('\n')).toMatchInlineSnapshot(`
      [
        "‹Earlier recommendations›",
        "### Earlier recommendations (4)",
        "<CSV, earlier recommendations>",
        "‹Earlier recommendations›",
        "ana@example.comSent (2026-09-01T10:00:00.000Z) · expires 8th Sep 2126 <Resend the recommendation to ana@example.com> <Cancel the recommendation to ana@example.com>",
        "rosa@example.comSent (2026-09-01T10:00:00.000Z)[Rosa Klein](/recruiter/candidates/9)Accepted{green}",
        "rosa@example.comSent (2026-09-01T10:00:00.000Z)Accepted{green}",
        "ana@example.comSent (2026-09-01T10:00:00.000Z)Declined{neutral}",
      ]
    `);
    expect(await savedBy('CSV, earlier recommendations')).toEqual([
      ['Email', 'Recommended', 'Outcome', 'Candidate'],
      ['ana@example.com', '2026-09-01', 'Waiting', ''],
      ['rosa@example.com', '2026-09-01', 'Accepted', 'Rosa Klein'],
      ['rosa@example.com', '2026-09-01', 'Accepted', ''],
      ['ana@example.com', '2026-09-01', 'Declined', ''],
    ]);
    cleanup();
    fakeApi.listRecommendations.mockResolvedValue({
      ...listed(rows.slice(0, 1)),
      meta: { total: 2, page: 1, perPage: 1 },
    });
    show();
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  it('wait while one is changed, and say why that failed, or the list', async () => {
    fakeApi.listRecommendations.mockResolvedValue(listed([recommended]));
    for (const [name, call] of [
      ['Resend the recommendation to ana@example.com', fakeApi.resendRecommendation],
      ['Cancel the recommendation to ana@example.com', fakeApi.cancelRecommendation],
    ] as const) {
      const { promise, reject } = Promise.withResolvers();
      call.mockReturnValue(promise);
      show();
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true));
      expect(call.mock.lastCall).toEqual([{ params: { id: 7 } }]);
      reject(new ApiError(409, 'Too late'));
      expect((await screen.findByRole('alert')).textContent).toBe(
        'The recommendation could not be changed. Too late. Nothing was changed.',
      );
      cleanup();
    }
    fakeApi.listRecommendations.mockRejectedValue(new ApiError(403, 'Not now'));
    show();
    await screen.findByText('Not now');
    expect(readAloud()).toMatchInlineSnapshot(`
      "‹Earlier recommendations›
      ### Earlier recommendations
      {red}
      ## The earlier recommendations could not be loaded
      Not now
      <Try again>"
    `);
    fakeApi.listRecommendations.mockResolvedValue(listed([recommended]));
    press('Try again');
    expect(await screen.findByText('Earlier recommendations (1)')).toBeTruthy();
  });

  it('are no part of the page where there are none', async () => {
    fakeApi.listRecommendations.mockResolvedValue(listed([]));
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(readAloud()).toBe('');
  });
});

it('Each dialog that invites says whom, to what, and what they get', () => {
  fakeApi.listRecommendations.mockImplementation(never);
  const read = (Dialog: (props: { onClose: () => void }) => React.ReactNode) => {
    renderSignedIn(() => <Dialog onClose={() => {}} />, { path: '/x' });
    const words = readAloud(document.querySelector('dialog')!);
    cleanup();
    return words;
  };
  const Recommend = ({ onClose }: { onClose: () => void }) => (
    <RecommendJobModal job={{ id: 5, title: 'ICU nurse' }} onClose={onClose} />
  );
  expect([read(InviteCandidatesModal), read(InviteRecruitersModal), read(Recommend)]).toMatchInlineSnapshot(`
    [
      "## Invite candidates
    Each address gets a link to set up a profile. We notify you when someone joins.
    <Close>
    ‹Invite candidates›
    Candidate 1
    (email, such as name@company.com) ""
    <Remove candidate 1 | off | Enter at least one address>
    <Add another>
    <Cancel> <Send invitation>",
      "## Invite recruiters
    Each address gets an invitation to work with you. New recruiters set up an account first.
    <Close>
    ‹Invite recruiters›
    Recruiter 1
    (email, such as name@company.com) ""
    <Remove recruiter 1 | off | Enter at least one address>
    <Add another>
    <Cancel> <Send invitation>",
      "## Recommend ICU nurse
    Each address gets the job’s facts and a link. Accepting it applies for the job, and we notify you.
    <Close>
    ‹Recommend ICU nurse›
    Candidate 1
    (email, such as name@company.com) ""
    <Remove candidate 1 | off | Enter at least one address>
    <Add another>
    <Cancel> <Send recommendation>",
    ]
  `);
});

it('A recommended job is shown with its facts, skills and text, as far as it has them', () => {
  const job = aGuestJob();
  const page = (over: object = {}) => ({ ...job, description: '# Do\n\nGood **work**.', ...over }) as never;
  renderSignedIn(() => <RecommendedJob job={page()} />, { path: '/x' });
  expect(readAloud()).toMatchInlineSnapshot(`
    "## Software Engineer
    Company: Meridian Health Partners
    Location: Austin, TX
    Hourly rate: $60–75/h
    Salary: $120k–140k/yr
    Employment: Full time
    ‹Skills›
    TypeScript
    ‹About this job›
    ‹Loading›"
  `);
  cleanup();
  const none = { rateFrom: null, rateTo: null, salaryFrom: null, salaryTo: null, employmentType: [], spheres: [] };
  renderSignedIn(() => <RecommendedJob job={page(none)} />, { path: '/x' });
  expect(readAloud()).toMatchInlineSnapshot(`
    "## Software Engineer
    Company: Meridian Health Partners
    Location: Austin, TX
    Hourly rate: Not stated
    Salary: Not stated
    Employment: Any
    ‹About this job›
    ‹Loading›"
  `);
});

it('A recommendation whose link shows no form says why, and only of one that was accepted to log in', () => {
  const words = Object.entries(problemTexts).map(([problem, { title, lead, logIn }]) =>
    [problem, title, lead, logIn].join(' | '),
  );
  expect(words).toMatchInlineSnapshot(`
    [
      "used | This recommendation was accepted | The link works once and has already been used. Log in to see your application. | true",
      "replaced | A newer link was sent | This one no longer works. Open the one in the latest email, or see the job without it. | false",
      "expired | This recommendation has expired | Links are valid for two weeks. You can still apply for the job if it is open. | false",
      "declined | This recommendation was declined | If you changed your mind, you can still apply for the job if it is open. | false",
      "cancelled | This recommendation was cancelled | The sender cancelled it. You can still apply for the job if it is open. | false",
      "closed | This job is no longer open | It was filled or taken down after it was recommended to you. Others are open now. | false",
      "unknown | This link is not valid | It may be incomplete. Open it from the email again, or see the open jobs. | false",
    ]
  `);
});
