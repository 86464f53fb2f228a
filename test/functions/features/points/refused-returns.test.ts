import { describe, expect, it } from 'vitest';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import {
  contestReturnHandler,
  decideReturnHandler,
  returnBountyHandler,
} from '../../../../functions/features/points/bounty.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

describe('A bounty that cannot be returned, contested or decided', () => {
  const table = withLocalTable(tableIn);
  const needs = () => ({ bountiesStore: bountiesStore(table), clock: aClock() });
  const [manager, recruiter, overseer] = [anActor('manager'), anActor('recruiter'), anActor('super_manager')];
  const noReturn = { kind: 'notFound', message: 'There is no such contested return' };
  const decide = (id: number) =>
    refusalOf(
      handled(
        decideReturnHandler,
        { params: { id }, body: { outcome: 'upheld', words: 'So it is' }, actor: overseer },
        needs(),
      ),
    );

  it('is one of no job, of another manager’s job, or of a job without an award', async () => {
    await table.write([
      { put: { ...keys.jobGate(1), managerId: manager.id, status: 'closed' } },
      { put: { ...keys.jobGate(2), managerId: manager.id + 1, status: 'closed' } },
    ]);
    const body = { leftOn: '2026-08-30', reason: 'Left' };
    const refused = (id: number) =>
      refusalOf(handled(returnBountyHandler, { params: { id }, body, actor: manager }, needs()));
    expect([await refused(1), await refused(2), await refused(3)]).toMatchObject([
      { kind: 'conflict', message: 'Nobody earned points for this job' },
      { kind: 'forbidden', message: 'Only the job’s manager may see and change this' },
      { kind: 'notFound', message: 'There is no such job' },
    ]);
  });

  it('is one of another recruiter, or of none', async () => {
    await table.writeOne({ put: { ...keys.ledgerEntry(recruiter.id + 1, 50), id: 50, kind: 'return' } });
    const call = { params: { id: 50 }, body: { words: 'She works there' }, actor: recruiter };
    expect(await refusalOf(handled(contestReturnHandler, call, needs()))).toMatchObject({
      kind: 'notFound',
      message: 'There is no such return',
    });
  });

  it('is one that nobody contested, of a manager with whom the super manager does not work, or whose entries are gone', async () => {
    const contested = {
      ...keys.ledgerEntry(recruiter.id, 60),
      id: 60,
      kind: 'return',
      recruiterId: recruiter.id,
      aboutId: 59,
      manager: { id: manager.id },
      leaving: { contest: { at: someTime, words: 'No' }, points: 500 },
    };
    const store = {
      ...bountiesStore(table),
      contestedFor: async () => [contested],
    };
    const late = (id: number) =>
      refusalOf(
        handled(
          decideReturnHandler,
          { params: { id }, body: { outcome: 'upheld', words: 'So it is' }, actor: overseer },
          { ...needs(), bountiesStore: store as never },
        ),
      );
    expect(await decide(60)).toMatchObject(noReturn);
    expect([await late(61), await late(60)]).toMatchObject([noReturn, noReturn]);
    await table.writeOne({ put: contested });
    expect(await late(60)).toMatchObject(noReturn);
    await table.writeOne({ put: { ...contested, kind: 'award' } });
    await table.writeOne({ put: { ...keys.ledgerEntry(recruiter.id, 59), id: 59, kind: 'award' } });
    expect(await late(60)).toMatchObject(noReturn);
  });
});
