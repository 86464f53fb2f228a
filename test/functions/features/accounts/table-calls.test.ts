import { describe, expect, it } from 'vitest';
import { signInHandler } from '../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import { signUpManagerHandler } from '../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import { createTicketHandler } from '../../../../functions/features/live-updates/create-ticket.handler.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import type { ActionBudget } from '../../../budgets.ts';
import { changeBudgets } from '../../../budgets.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { handled } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { aSignUp, somePassword } from '../../../support/people.ts';

// The budgets journey measures the whole story; this shows early which account operation calls the table more often
// than it may.
describe('Account operations stay within their table budgets', () => {
  const local = withLocalTable();
  const room = opened(() => openAccounts(local));

  /** `atTheDoor` calls of one unit each are made before the handler. */
  async function beyond(budget: ActionBudget, act: () => Promise<unknown>, atTheDoor = 0): Promise<unknown[]> {
    local.calls.length = 0;
    await act();
    const units = (pick: 'readUnits' | 'writeUnits') => local.calls.reduce((sum, call) => sum + (call[pick] ?? 0), 0);
    const cost = {
      calls: local.calls.length + atTheDoor,
      readUnits: units('readUnits') + atTheDoor,
      writeUnits: units('writeUnits'),
    };
    return Object.entries(cost).filter(([what, much]) => much > budget[what as keyof typeof cost]);
  }

  it('Signing up', async () => {
    expect(
      await beyond(changeBudgets['sign up'], () => handled(signUpManagerHandler, { body: aSignUp('Newcomer') }, room)),
    ).toEqual([]);
  });

  it('Signing in', async () => {
    const { email } = await room.aMember('Regular');
    const signIn = () => handled(signInHandler, { body: { email, password: somePassword } }, room);
    expect(await beyond(changeBudgets['sign in'], signIn)).toEqual([]);
    expect(await beyond(changeBudgets['sign in'], signIn)).toEqual([]);
  });

  it('Taking a ticket', async () => {
    const account = await room.aMember('Listener');
    const { session } = await room.signedIn(account);
    const actor = (await room.accountsStore.actor(account.id, session))!;
    const take = () =>
      handled(
        createTicketHandler,
        { actor, session },
        { liveUpdatesStore: liveUpdatesStore(room.table), clock: room.clock },
      );
    expect(await beyond(changeBudgets['open live updates'], take, 1)).toEqual([]);
  });
});
