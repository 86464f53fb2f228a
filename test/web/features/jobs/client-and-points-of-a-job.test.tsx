// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { PostJobPage } from '../../../../web/features/jobs/pages/post-job.tsx';
import { beginRecording, responses, sentCalls } from '../../support/recorded-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

vi.mock('../../../../web/api/api.ts', async () => ({
  api: (await import('../../support/recorded-api.ts')).recordedApi,
}));

const addClient = vi.fn();
const frame = {
  inviteRecruiters: vi.fn(),
  inviteCandidates: vi.fn(),
  recommendJob: vi.fn(),
  messagePeople: () => {},
  putForward: vi.fn(),
  addClient,
};
const openForm = () =>
  renderSignedIn(
    () => (
      <FrameActionsContext value={frame}>
        <PostJobPage />
      </FrameActionsContext>
    ),
    { path: '/jobs/new' },
  );

beforeEach(() => {
  vi.clearAllMocks();
  beginRecording();
  responses.set('clients.listClientOptions', { data: [{ id: 7, companyName: 'Lakeside Hospital' }] });
  responses.set('recruiters.listRecruiters', { data: [], meta: { total: 0, page: 1, perPage: 100 } });
});

it('The form of a new job chooses the client that was added from it, before and after the list is read again', async () => {
  openForm();
  fireEvent.focus(screen.getByLabelText('Title'));
  await screen.findByRole('option', { name: 'Lakeside Hospital' });
  fireEvent.click(screen.getByRole('button', { name: 'Add client' }));
  act(() => addClient.mock.lastCall?.[0]({ id: 8, companyName: 'Meridian' }));
  expect(screen.getByLabelText<HTMLSelectElement>(/^Client/).selectedOptions[0]?.text).toBe('Meridian');
});

it('The form of a new job says that points cannot be negative, instead of leaving the sign out', async () => {
  openForm();
  fireEvent.change(screen.getByLabelText(/^Points/), { target: { value: '-5' } });
  expect(screen.getByLabelText<HTMLInputElement>(/^Points/).value).toBe('-5');
  fireEvent.click(screen.getByRole('button', { name: 'Post job' }));
  await screen.findAllByText('Must be at least 0');
  expect(sentCalls.find(([name]) => name === 'jobs.postJob')).toBeUndefined();
});
