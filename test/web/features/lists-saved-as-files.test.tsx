// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { AccountContext } from '../../../web/common/account/account.ts';
import type { Account } from '../../../shared/model/person.ts';
import { InvitedCandidates } from '../../../web/features/invitations/components/invited-candidates.tsx';
import { JobNotes } from '../../../web/features/jobs/components/job-notes.tsx';
import { NotificationsPage } from '../../../web/features/notifications/pages/notifications.tsx';
import { ContestedReturns } from '../../../web/features/points/components/contested-returns.tsx';
import { SentRecommendations } from '../../../web/features/recommendations/components/sent-recommendations.tsx';
import { OpenInvitations } from '../../../web/features/recruiters/components/open-invitations.tsx';
import { aContestedReturn } from '../support/contested-return.ts';
import { fakeApi } from '../support/fake-api.ts';
import { renderPage } from '../support/render-page.tsx';
import { cellsOf } from '../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const at = '2026-03-01T12:00:00.000Z';
const contested = aContestedReturn('=She is there.');
const invited = {
  id: 8,
  email: 'priya@example.com',
  status: 'accepted',
  invitedAt: at,
  expiresAt: at,
  candidate: contested.candidate,
};
const note = { id: 4, note: 'Wants nights, soon', createdAt: at, editedAt: null, createdBy: contested.manager };
const news = {
  id: 1,
  type: 'job_update',
  payload: { job: { id: 7, title: 'ICU nurse' } },
  viewedAt: at,
  createdAt: at,
};

type Shown = [page: ComponentType, call: keyof typeof fakeApi, row: object, file: string[][]];
const lists: Record<string, Shown> = {
  notifications: [
    NotificationsPage,
    'listNotifications',
    news,
    [
      ['When', 'What', 'Read'],
      ['2026-03-01', expect.stringContaining('ICU nurse'), '2026-03-01'],
    ],
  ],
  notes: [
    () => <JobNotes jobId={7} />,
    'listJobNotes',
    note,
    [
      ['When', 'Who', 'Note'],
      ['2026-03-01', 'Daniel Reyes', 'Wants nights, soon'],
    ],
  ],
  'contested returns': [
    ContestedReturns,
    'listContestedReturns',
    contested,
    [
      ['Points', 'Job', 'Candidate', 'Recruiter', 'Manager', 'Left on', 'Reason', 'Contest'],
      [
        '400',
        'ICU nurse',
        'Priya Iyer',
        'Olivia Brandt',
        'Daniel Reyes',
        '2026-02-20',
        'She moved.',
        "'=She is there.",
      ],
    ],
  ],
  'invited candidates': [
    InvitedCandidates,
    'listCandidateInvitations',
    invited,
    [
      ['Email', 'Invited'],
      ['priya@example.com', '2026-03-01'],
    ],
  ],
  'joined candidates': [
    InvitedCandidates,
    'listCandidateInvitations',
    invited,
    [
      ['Email', 'Invited', 'Candidate'],
      ['priya@example.com', '2026-03-01', 'Priya Iyer'],
    ],
  ],
  'earlier recommendations': [
    () => <SentRecommendations jobId={7} />,
    'listRecommendations',
    { ...invited, recommendedAt: at, job: { id: 7, title: 'ICU nurse' } },
    [
      ['Email', 'Recommended', 'Outcome', 'Candidate'],
      ['priya@example.com', '2026-03-01', 'Accepted', 'Priya Iyer'],
    ],
  ],
  'open invitations': [
    OpenInvitations,
    'listRecruiterInvitations',
    { id: 3, email: 'rosa@example.com', invitedAt: at, expiresAt: at, status: 'invited' },
    [
      ['Email', 'Invited'],
      ['rosa@example.com', '2026-03-01'],
    ],
  ],
};

it.each(Object.entries(lists))(
  'A list of %s is saved as a file that says what it does (PLUS-30)',
  async (of, shown) => {
    const [Page, call, row, file] = shown;
    fakeApi[call].mockResolvedValue({ data: [row], meta: { total: 1, page: 1, perPage: 50 } });
    renderPage(
      () => (
        <AccountContext value={{ id: 1001, role: 'manager' } as Account}>
          <Page />
        </AccountContext>
      ),
      '/dashboard',
    );
    saveBlob.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: `CSV, ${of}` }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    expect(await cellsOf(saveBlob.mock.lastCall?.[0] as Blob)).toEqual(file);
    expect(saveBlob.mock.lastCall?.[1]).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
  },
);
