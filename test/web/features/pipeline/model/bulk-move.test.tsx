// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AccountContext } from '../../../../../web/common/account/account.ts';
import { BulkMoveDialog } from '../../../../../web/features/pipeline/components/bulk-move-dialog.tsx';
import { CandidateTable } from '../../../../../web/features/pipeline/components/candidate-table.tsx';
import { respondToCalls, renderPage } from '../../../support/render-page.tsx';
import { manager, onJob } from '../on-job.ts';
import { withSession } from '../../../support/with-session.ts';

const moves = 'POST /api/pipeline/jobs/5001/moves';
const named = (candidateId: number, firstName: string, over: object = {}) =>
  onJob({ candidateId, candidate: { id: candidateId, firstName, lastName: 'Mehta', avatar: null }, ...over });
const arun = named(3002, 'Arun', { status: 'submitted' });
const bela = named(3003, 'Bela', { status: 'contacted', version: 1 });
const cara = named(3004, 'Cara', {
  status: 'rejected',
  lastChange: { from: 'submitted', to: 'rejected', byId: 3004, at: '2026-03-01T10:00:00.000Z' },
});

function table(answers: Parameters<typeof respondToCalls>[0] = {}) {
  const sent = respondToCalls({
    ...answers,
    'GET /api/manager/jobs/5001/candidates': {
      body: {
        data: {
          job: { id: 5001, title: 'ICU nurse', status: 'signed' },
          candidates: [arun, bela, cara],
          manager: { id: manager.id, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
        },
      },
    },
  });
  renderPage(
    () => (
      <AccountContext value={manager}>
        <CandidateTable jobId={5001} />
      </AccountContext>
    ),
    '/jobs/view/5001',
  );
  return sent;
}

async function chooseAllAnd(status: string) {
  const [first] = await screen.findAllByRole('checkbox');
  await userEvent.click(first!);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
}
const select = async (name: RegExp) =>
  userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
const linesOf = (title: string) =>
  within(screen.getByRole('list', { name: title, hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

withSession();

it('A bulk move shows before it is made who moves from where, and who stays and why (PLUS-22)', async () => {
  const sent = table();
  await chooseAllAnd('Rejected');
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 candidates to Rejected?', hidden: true });
  expect(within(dialog).getByText(/^Reason/).textContent).toBe('Reason (optional)');
  expect(linesOf('Will move').toSorted()).toEqual(['Arun MehtaSubmitted → Rejected', 'Bela MehtaContacted → Rejected']);
  expect(linesOf('Will stay')).toEqual(['Cara MehtaThe candidate has withdrawn from this job']);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

it('A bulk move shows one result per person, as the server gave them, by name (PLUS-22)', async () => {
  const sent = table({
    [moves]: {
      body: {
        data: {
          jobStatus: 'signed',
          results: [
            { candidateId: 3002, onJob: { ...arun, status: 'rejected' }, refusal: null },
            {
              candidateId: 3003,
              onJob: null,
              refusal: 'Someone else has just moved this candidate; reload and try again',
            },
          ],
        },
      },
    },
  });
  await chooseAllAnd('Rejected');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await userEvent.type(within(dialog).getByRole('textbox', { hidden: true }), 'The position is filled');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject 2 candidates', hidden: true }));
  await screen.findByRole('dialog', { name: '1 of 2 candidates moved', hidden: true });
  expect(linesOf('Moved')).toEqual(['Arun MehtaNow in Rejected']);
  expect(linesOf('Not moved')).toEqual(['Bela MehtaSomeone else has just moved this candidate; reload and try again']);
  const { body } = sent.find(({ method }) => method === 'POST')! as { body: { candidates: unknown[] } };
  expect(body).toMatchObject({ status: 'rejected', reason: 'The position is filled' });
  expect(body.candidates).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Done', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected candidates' })).toBeNull());
});

it('A bulk move that takes somebody back asks for the reason before anything is sent (PLUS-22)', async () => {
  const sent = table();
  await chooseAllAnd('Contacted');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move 1 candidate', hidden: true }));
  expect(await within(dialog).findByText('Enter why the candidate moves back')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

it('A reason that is too long is not cut: it stays whole and focused, and nobody is moved until it is shorter', async () => {
  const sent = table();
  await chooseAllAnd('Rejected');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
  await userEvent.click(field);
  await userEvent.paste('r'.repeat(401));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject 2 candidates', hidden: true }));
  expect(await within(dialog).findByText('400 chars max')).toBeTruthy();
  expect([field.value.length, document.activeElement]).toEqual([401, field]);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(field, '{Backspace}');
  expect(within(dialog).queryByText('400 chars max')).toBeNull();
});

it('A bulk move of more than one call takes has everybody’s result, also where a later call fails (PLUS-22)', async () => {
  const many = Array.from({ length: 1_201 }, (_, place) => named(10_000 + place, `C${place}`, { status: 'contacted' }));
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_input: string, { body }: RequestInit) => {
    const { candidates } = JSON.parse(String(body)) as { candidates: { candidateId: number }[] };
    asked.push(candidates.length);
    if (asked.length === 2) return Response.json({ message: 'The job is closed', errors: [] }, { status: 409 });
    const results = candidates.map(({ candidateId }) => ({ candidateId, onJob: many[0], refusal: null }));
    return Response.json({ data: { jobStatus: 'signed', results } });
  });
  const onMoved = vi.fn();
  renderPage(
    () => (
      <AccountContext value={manager}>
        <BulkMoveDialog
          jobId={5001}
          jobStatus="signed"
          candidates={many}
          to="submitted"
          onClose={() => {}}
          onMoved={onMoved}
        />
      </AccountContext>
    ),
    '/jobs/view/5001',
  );
  fireEvent.click(screen.getByText('Move 1,201 candidates'));
  await screen.findByText('500 of 1,201 candidates moved', {}, { timeout: 10_000 });
  expect(asked).toEqual([500, 500]);
  expect(onMoved.mock.lastCall?.[0]).toHaveLength(500);
  expect(document.querySelectorAll('[data-done] li')).toHaveLength(500);
  const stayed = [...document.querySelectorAll('.outcome-lines:not([data-done]) li')].map(
    ({ textContent }) => textContent,
  );
  expect([stayed.length, stayed[0], stayed.at(-1)]).toEqual([
    701,
    'C500 MehtaThe job is closed',
    'C1200 MehtaThe job is closed',
  ]);
}, 30_000);

it('The job shows how many of its candidates are in each status, in the order of the pipeline', async () => {
  table();
  const counts = within(await screen.findByRole('list', { name: 'Candidates by status' })).getAllByRole('listitem');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['Contacted 1', 'Submitted 1', 'Rejected 1']);
});

it('A bulk move that moves nobody says so, offers none, and keeps the selection when it is closed', async () => {
  table();
  await select(/Cara/);
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Submitted' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('None of the selected candidates can move there.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^(Move|Reject) /, hidden: true })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep everyone where they are', hidden: true }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(screen.getByRole('group', { name: 'Selected candidates' }).textContent).toContain('1 candidate selected');
});

it('A bulk move without a question that fails says why, and can be made again', async () => {
  table({ [moves]: { status: 409, body: { message: 'The job is on hold', errors: [] } } });
  await select(/Bela/);
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Submitted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 candidate to Submitted?', hidden: true }));
  expect(dialog.queryByRole('alert', { hidden: true })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Move 1 candidate', hidden: true }));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe('The job is on hold');
  expect(dialog.getByRole('button', { name: 'Move 1 candidate', hidden: true })).toBeTruthy();
});

it('A bulk move that is given up keeps the selection, also after one that was made and ended it', async () => {
  table({
    [moves]: { body: { data: { jobStatus: 'signed', results: [{ candidateId: 3003, onJob: bela, refusal: null }] } } },
  });
  const ask = async () => {
    await select(/Bela/);
    await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Submitted' }));
    return within(await screen.findByRole('dialog', { hidden: true }));
  };
  const made = await ask();
  await userEvent.click(made.getByRole('button', { name: 'Move 1 candidate', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Done', hidden: true }));
  expect(screen.queryByRole('group', { name: 'Selected candidates' })).toBeNull();
  const givenUp = await ask();
  await userEvent.click(givenUp.getByRole('button', { name: 'Keep everyone where they are', hidden: true }));
  expect(screen.getByRole('group', { name: 'Selected candidates' }).textContent).toContain('1 candidate selected');
});
