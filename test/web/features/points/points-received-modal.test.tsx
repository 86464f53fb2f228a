// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PointsReceivedModal } from '../../../../web/features/points/components/points-received-modal.tsx';
import { respondToCalls, renderPage, type SentCall } from '../../support/render-page.tsx';
import { heardLive, sayLive } from '../../support/live-listeners.ts';
import { withSession } from '../../support/with-session.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const read = 'GET /api/recruiter/points/received';
const received = (rewardId: number, points: number, title: string) => ({
  rewardId,
  job: { id: rewardId, title, points },
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: 'avatars/daniel.webp' },
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  receivedAt: '2026-03-01T10:00:00.000Z',
});
const nurse = received(71, 1500, 'ICU nurse');
const analyst = received(72, 200, 'Data analyst');

/** Responds like a server: acknowledged awards are not returned again. */
function serve(records: (typeof nurse)[], viewed: { status?: number; body?: unknown } = {}): SentCall[] {
  const answers: Parameters<typeof respondToCalls>[0] = { [read]: { body: { data: records } } };
  for (const { rewardId } of records)
    answers[`POST /api/recruiter/rewards/${rewardId}/viewed`] = { body: { data: { rewardId } }, ...viewed };
  const sent = respondToCalls(answers);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answered = await answer(...call);
    if (call[1]?.method === 'POST' && answered.ok)
      answers[read] = {
        body: {
          data: records.filter(({ rewardId }) => !sent.some(({ address }) => address.includes(`/${rewardId}/`))),
        },
      };
    return answered;
  });
  renderPage(PointsReceivedModal, '/dashboard');
  return sent;
}

const dialog = () => screen.findByRole('dialog', { hidden: true });
const gotIt = async () =>
  userEvent.click(within(await dialog()).getByRole('button', { name: 'Got it!', hidden: true }));

withSession();

it('The points modal shows the first record: points, job, hiring manager and candidate with their roles (POINTS-03, POINTS-04, POINTS-07, POINTS-11)', async () => {
  serve([nurse, analyst]);
  const shown = within(await dialog());
  expect(shown.getByRole('heading', { hidden: true }).textContent).toBe('You received 1,500 points!');
  expect(shown.getByText('ICU nurse')).toBeTruthy();
  const [manager, candidate] = shown.getAllByRole('listitem', { hidden: true });
  expect(manager?.textContent).toBe('Daniel ReyesHiring Manager');
  expect(manager?.querySelector('img')?.getAttribute('src')).toBe('/avatars/daniel.webp');
  expect(candidate?.textContent).toBe('PIPriya IyerCandidate');
});

it('The points modal says one point of one', async () => {
  serve([received(73, 1, 'ICU nurse')]);
  const shown = within(await screen.findByRole('dialog', { name: 'You received 1 point!', hidden: true }));
  expect(shown.getByRole('heading', { hidden: true }).textContent).toBe('You received 1 point!');
});

it('The points modal has Got it! as its only button, no close icon, and stays on a click outside (POINTS-05, POINTS-06)', async () => {
  const sent = serve([nurse]);
  const shown = await dialog();
  expect(
    within(shown)
      .getAllByRole('button', { hidden: true })
      .map((button) => button.textContent),
  ).toEqual(['Got it!']);
  fireEvent.mouseDown(shown);
  fireEvent.click(shown);
  expect(screen.getByRole('dialog', { hidden: true })).toBe(shown);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  ['Escape', (shown: HTMLElement) => fireEvent.keyDown(shown, { key: 'Escape' })],
  ['The gesture for back', (shown: HTMLElement) => fireEvent(shown, new Event('cancel', { cancelable: true }))],
])('%s in the points modal is Got it!, and never closes it without the reward marked viewed', async (_, press) => {
  const sent = serve([nurse]);
  expect(press(await dialog())).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
    '/api/recruiter/rewards/71/viewed',
  ]);
});

it('Got it! marks the reward viewed and shows the next record, if any (POINTS-08, POINTS-09)', async () => {
  const sent = serve([nurse, analyst]);
  await gotIt();
  expect(await screen.findByText('You received 200 points!')).toBeTruthy();
  await gotIt();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
    '/api/recruiter/rewards/71/viewed',
    '/api/recruiter/rewards/72/viewed',
  ]);
});

it('The points modal stays open with the error when the reward cannot be acknowledged (POINTS-10, ERR-12)', async () => {
  serve([nurse], { status: 404, body: { message: 'There is no such reward', errors: [] } });
  await gotIt();
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
    'This could not be acknowledged. There is no such reward. Your points are safe.',
  );
  expect(screen.getByText('You received 1,500 points!')).toBeTruthy();
});

it('Got it! after a failure clears the error, and the next record appears (POINTS-09)', async () => {
  const viewed = 'POST /api/recruiter/rewards/71/viewed';
  const answers: Parameters<typeof respondToCalls>[0] = {
    [read]: { body: { data: [nurse, analyst] } },
    [viewed]: { status: 404, body: { message: 'There is no such reward', errors: [] } },
  };
  respondToCalls(answers);
  renderPage(PointsReceivedModal, '/dashboard');
  await gotIt();
  expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  answers[viewed] = { body: { data: { rewardId: 71 } } };
  answers[read] = { body: { data: [analyst] } };
  await gotIt();
  expect(await screen.findByText('You received 200 points!')).toBeTruthy();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

it('The points modal does not appear without received points (POINTS-07)', async () => {
  const sent = serve([]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('Points that are awarded while the recruiter is signed in appear with their notification, and with no other (POINTS-07)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = { [read]: { body: { data: [] } } };
  const sent = respondToCalls(answers);
  renderPage(PointsReceivedModal, '/dashboard');
  await waitFor(() => expect(sent).toHaveLength(1));
  answers[read] = { body: { data: [nurse] } };
  sayLive('notification', { notification: { type: 'new_candidates' } });
  expect(sent).toHaveLength(1);
  sayLive('notification', { notification: { type: 'recruiter_rewards' } });
  expect(await screen.findByText('You received 1,500 points!')).toBeTruthy();
  for (const type of ['redeem_or_withdraw', 'bounty_changed']) {
    const before = sent.length;
    sayLive('notification', { notification: { type } });
    await waitFor(() => expect(sent, type).toHaveLength(before + 1));
  }
});

it('The points modal is over the page, whether it was open before or not, and other keys work in it', async () => {
  const showModal = vi.fn();
  HTMLDialogElement.prototype.showModal = showModal;
  serve([nurse]);
  const shown = await dialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(fireEvent.keyDown(shown, { key: 'Enter' })).toBe(true);
  cleanup();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  serve([nurse]);
  expect((await dialog()).hasAttribute('open')).toBe(true);
});

it('Points that were awarded during a lost connection appear after it, and nothing is listened for after the page is left', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = { [read]: { body: { data: [] } } };
  const sent = respondToCalls(answers);
  renderPage(PointsReceivedModal, '/dashboard');
  await waitFor(() => expect(sent).toHaveLength(1));
  answers[read] = { body: { data: [nurse] } };
  sayLive('catch-up');
  expect(await screen.findByText('You received 1,500 points!')).toBeTruthy();
  cleanup();
  expect(heardLive()).toEqual([]);
});
