// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelfAssignments } from '../../../../web/features/recruiter-jobs/components/self-assignments.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const list = 'GET /api/recruiter/self-assignments?page=1&perPage=12';
const names = ['Priya Iyer', 'Arun Mehta', 'Zoë Müller', 'Kavya Reddy', 'Tanvi Shah', 'Latoya Simmons'];
const waiting = names.map((name, place) => ({
  id: 61 + place,
  job: { id: 5001, title: 'ICU nurse', points: 500 },
  candidate: { id: 3001 + place, firstName: name.split(' ')[0], lastName: name.split(' ')[1], avatar: null },
  isViewed: place > 0,
  managerId: 1001,
  appliedAt: '2026-03-01T10:00:00.000Z',
}));
const rows = (data: unknown[]) => ({ body: { data, meta: { total: data.length, page: 1, perPage: 20 } } });

function selfAssignments(answers: Parameters<typeof respondToCalls>[0]) {
  const sent = respondToCalls(answers);
  renderPage(SelfAssignments, '/dashboard');
  return sent;
}
const press = async (name: string, button: string) =>
  userEvent.click(
    within(await screen.findByRole('listitem', { name: `${name}, ICU nurse` })).getByRole('button', { name: button }),
  );

withSession();

it('Accepting an application puts the candidate forward without leaving the page, and says where they are (CAND-28)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [list]: rows(waiting.slice(0, 1)),
    'POST /api/recruiter/self-assignments/61/accept': { body: { data: { jobId: 5001, candidateId: 3001 } } },
  };
  const sent = selfAssignments(answers);
  await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' });
  answers[list] = rows([]);
  await press('Priya Iyer', 'Accept');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Priya' }));
  expect(
    await screen.findByText('You accepted Priya Iyer for ICU nurse. They are asked whether you may represent them.'),
  ).toBeTruthy();
  expect(await screen.findByText('No applications waiting')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('You accepted Priya Iyer');
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Open Priya' }));
  expect(await screen.findByText('at /jobs/5001/candidates/3001')).toBeTruthy();
});

it('Declining an application asks for an optional reason, removes the candidate from the list and can be undone (CAND-29, PLUS-11)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [list]: rows(waiting.slice(0, 2)),
    'POST /api/recruiter/self-assignments/61/decline': { body: { data: { id: 61 } } },
    'POST /api/recruiter/self-assignments/61/decline/undo': { body: { data: { id: 61 } } },
  };
  const sent = selfAssignments(answers);
  await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' });
  answers[list] = rows(waiting.slice(1, 2));
  await press('Priya Iyer', 'Decline');
  const dialog = await screen.findByRole('dialog', { name: 'Decline Priya Iyer for ICU nurse?' });
  await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'No night shifts');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Arun Mehta, ICU nurse',
    ]),
  );
  expect(screen.getByRole('status').textContent).toContain('You declined Priya Iyer for ICU nurse.');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'No night shifts' });
  answers[list] = rows(waiting.slice(0, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' })).toBeTruthy();
});

it('An application that was accepted leaves the list at once, before the lists are read again', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [list]: rows(waiting.slice(0, 2)),
    'POST /api/recruiter/self-assignments/61/accept': { body: { data: { jobId: 5001, candidateId: 3001 } } },
  };
  selfAssignments(answers);
  await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' });
  const respond = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    init?.method === 'POST' ? respond(input, init) : new Promise(() => {}),
  );
  await press('Priya Iyer', 'Accept');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Priya' }));
  await screen.findByText('You accepted Priya Iyer for ICU nurse. They are asked whether you may represent them.');
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'Arun Mehta, ICU nurse',
  ]);
});

it('An application that another recruiter took first is named even after its row is gone', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [list]: rows(waiting),
    'POST /api/recruiter/self-assignments/62/accept': {
      status: 409,
      body: { message: 'Another recruiter was quicker', errors: [] },
    },
  };
  selfAssignments(answers);
  await screen.findByRole('listitem', { name: 'Arun Mehta, ICU nurse' });
  answers[list] = rows(waiting.slice(0, 1));
  await press('Arun Mehta', 'Accept');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Arun' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Arun Mehta, ICU nurse' })).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('Arun Mehta, ICU nurse: Another recruiter was quicker');
});

it('A candidate is marked new until their page, which the name links to, has been opened (PROF-07)', async () => {
  selfAssignments({ [list]: rows(waiting.slice(0, 2)) });
  const [fresh, seen] = await screen.findAllByRole('listitem');
  expect(within(fresh!).getByText('New')).toBeTruthy();
  expect(within(seen!).queryByText('New')).toBeNull();
  await userEvent.click(within(fresh!).getByRole('link', { name: 'Priya Iyer' }));
  expect(await screen.findByText('at /recruiter/candidates/3001')).toBeTruthy();
});

it('More applications than a page has are offered once all of the page are shown', async () => {
  const page = (number: number, data: unknown[]) => ({ body: { data, meta: { total: 6, page: number, perPage: 5 } } });
  selfAssignments({
    [list]: page(1, waiting.slice(0, 5)),
    'GET /api/recruiter/self-assignments?page=2&perPage=12': page(2, waiting.slice(5)),
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
});
