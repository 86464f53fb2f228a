import { keys } from '../../../../../functions/platform/table/keys.ts';
import { describe, expect, it } from 'vitest';
import { confirmHandler } from '../../../../../functions/features/accounts/letters/mailed-link.handlers.ts';
import { updatePasswordHandler } from '../../../../../functions/features/accounts/passwords/password.handlers.ts';
import { signUpCandidateHandler } from '../../../../../functions/features/accounts/sign-up/sign-up.handlers.ts';
import { applyAfterSignUp } from '../../../../../functions/features/applications/apply-by-event.steps.ts';
import { closeJobHandler } from '../../../../../functions/features/jobs/job-status.handlers.ts';
import type { AccountsRoom } from '../../../../support/accounts.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, resultOf } from '../../../../support/handle.ts';
import type { Hiring } from '../../../../support/hiring.ts';
import { openHiring } from '../../../../support/hiring.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { aCandidateSignUp, somePassword } from '../../../../support/people.ts';
import { storedEvents } from '../../../../support/stored-events.ts';

describe('A guest who signs up to apply to a job', () => {
  let room: AccountsRoom;
  let hiring: Hiring;
  withLocalTable(async (local) => {
    room = openAccounts(local);
    hiring = await openHiring(local);
  });

  async function signUp(firstName: string, applyTo: number) {
    const body = { ...aCandidateSignUp(firstName), applyTo };
    return (await resultOf(signUpCandidateHandler, { body, sourceIp: firstName }, room)).id;
  }
  async function confirmed(id: number) {
    const token = await room.mailedTo(id, 'confirmation');
    return resultOf(confirmHandler, { body: { confirmationToken: token } }, room);
  }
  /** Lets the reaction to the confirmation run twice, as a queue may. */
  async function react(userId: number) {
    const [event] = await storedEvents(room.table, keys.userSubject(userId), 'account-confirmed');
    const needs = {
      applicationsStore: hiring.applicationsStore,
      followedLink: hiring.followedLink,
      account: room.accountsStore.account,
      clock: room.clock,
    };
    await applyAfterSignUp(event!, needs);
    await applyAfterSignUp(event!, needs);
  }
  const appliedTo = async (userId: number) =>
    (await hiring.applicationsStore.applicationsOf(userId)).map(({ jobId, state }) => ({ jobId, state }));

  it('has applied once the address is confirmed, wherever the link is opened, and not before (GUEST-31)', async () => {
    const { id: jobId } = await hiring.aPostedJob();
    const userId = await signUp('Arun', jobId);
    expect(await appliedTo(userId)).toEqual([]);
    expect(await confirmed(userId)).toEqual({ email: 'arun@example.com', applyTo: jobId, application: 'sent' });
    expect(room.mails.at(-1)?.text).toContain('Confirming also sends your application for');
    await react(userId);
    expect(await appliedTo(userId)).toEqual([{ jobId, state: 'waiting' }]);
    expect((await room.accountsStore.account(userId))?.applyTo).toBeUndefined();
  });

  it('has applied when a new password proves the address instead', async () => {
    const { id: jobId } = await hiring.aPostedJob();
    const userId = await signUp('Rosa', jobId);
    const token = await room.mailedTo(userId, 'recovery');
    const body = { token, password: somePassword, confirmationPassword: somePassword };
    await handled(updatePasswordHandler, { body }, room);
    await react(userId);
    expect(await appliedTo(userId)).toEqual([{ jobId, state: 'waiting' }]);
  });

  it('has no application to a job that closed meanwhile, or that never was', async () => {
    const { id: jobId } = await hiring.aPostedJob();
    const [late, lost] = [await signUp('Late', jobId), await signUp('Lost', 7)];
    await handled(closeJobHandler, { params: { id: jobId }, body: {}, actor: hiring.manager }, hiring);
    for (const userId of [late, lost]) {
      expect(await confirmed(userId)).toMatchObject({ application: 'over' });
      await react(userId);
      expect(await appliedTo(userId)).toEqual([]);
    }
  });

  it('reads in the mail and on confirming what becomes of an application to a job that asks something first (PLUS-55)', async () => {
    const question = { words: 'Do you need a visa?', kind: 'text' as const, choices: [], isRequired: true };
    const { id: jobId, title } = await hiring.aPostedJob({ questions: [question] });
    const userId = await signUp('Vera', jobId);
    expect(await confirmed(userId)).toMatchObject({ applyTo: jobId, application: 'asks' });
    expect(room.mails.at(-1)?.text).toContain(
      `Your application for ${title} is sent once you have signed in and answered its questions.`,
    );
    await react(userId);
    expect(await appliedTo(userId)).toEqual([]);
  });
});
