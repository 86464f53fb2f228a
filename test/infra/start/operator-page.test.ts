import { expect, it } from 'vitest';
import { operatorPage } from '../../../infra/start/operator-page.ts';

const by = 'the console of this machine';

/** The page over an operator's function that has these waiting; `asked` are the requests it got. */
function anOperator() {
  const asked: Record<string, unknown>[] = [];
  const invoke = async (functionName: string, payload: unknown) => {
    const request = payload as Record<string, unknown>;
    asked.push({ functionName, ...request });
    if (request.action === 'list-redemptions')
      return { payload: { data: request.status === 'requested' ? [{ id: 7, count: 50 }] : [] } };
    if (request.action === 'list-super-manager-requests')
      return { payload: { data: [{ id: 1, email: 'bob@example.com' }] } };
    if (request.action === 'list-held-awards')
      return { payload: { data: [{ id: 9, points: 700, hires: ['from Bo'] }] } };
    if (request.action === 'list-contests') return { payload: { data: [] } };
    if (request.action === 'list-verifications')
      return { payload: { data: [{ id: 3, email: 'ann@acme.com', company: 'Acme' }] } };
    return request.action === 'approve-reward'
      ? { payload: { data: { id: 7, status: 'approved' } } }
      : { payload: { message: 'There is no such account' } };
  };
  const page = async (form?: Record<string, string>) =>
    (await operatorPage('Operator').draw({ invoke }, form)).body.text;
  return { page, asked };
}

it('The operator’s page lists who and what waits', async () => {
  const { page } = anOperator();
  const text = await page();
  expect(text).toContain('bob@example.com');
  expect(text).toContain('<input type="hidden" name="email" value="ann@acme.com" />');
  expect(text).toContain('<input type="hidden" name="id" value="7" />');
});

it('The operator’s page decides points that wait for the operator, with a reason (PLUS-44)', async () => {
  const { page, asked } = anOperator();
  const text = await page();
  expect(text).toContain('from Bo');
  expect(text).toContain('name="action" value="decide-award"');
  const decision = { action: 'decide-award', outcome: 'voided', reason: 'One person' };
  await page({ ...decision, id: '9' });
  expect(asked).toContainEqual({ functionName: 'Operator', ...decision, id: 9, by });
});

it('The operator’s page calls the operator’s function and shows the result', async () => {
  const { page, asked } = anOperator();
  expect(await page({ action: 'approve-reward', id: '7' })).toContain(
    'Done: {&quot;id&quot;:7,&quot;status&quot;:&quot;approved&quot;}',
  );
  expect(asked).toContainEqual({ functionName: 'Operator', action: 'approve-reward', id: 7, by });
  expect(await page({ action: 'approve-super-manager', email: 'x@example.com' })).toContain('There is no such account');
});
