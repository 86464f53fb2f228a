import { choicesStore } from '../../../../functions/features/claims/choices.store.ts';
import { claimsStore } from '../../../../functions/features/claims/claims.store.ts';
import { confirmClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import { proposeCandidateHandler } from '../../../../functions/features/claims/propose-candidate.handler.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { accountsIn } from '../../../../functions/records/account.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { StoredClaim } from '../../../../functions/records/claim.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import type { LocalTable } from '../../../support/local-table.ts';

export const claimDays = 180;
export const proposalDays = 14;

/** Jobs of the built manager with a client, candidates with accounts, and recruiters who propose them. */
export async function openClaims(local: LocalTable) {
  const hiring = await openHiring(local);
  const { table, clock } = hiring;
  const needs = {
    ...hiring,
    claimsStore: claimsStore(table),
    choicesStore: choicesStore(table),
    accounts: accountsIn(table),
    mailAllowance: mailAllowanceIn(table),
    mailedTokens: mailedTokensIn(table),
    claimDays: () => claimDays,
    proposalDays: () => proposalDays,
    answerDays: () => 10,
    clock,
  };
  let drawn = 7000;

  /** A person with an active account; a recruiter works for the built manager. */
  async function aPerson(role: 'candidate' | 'recruiter', over: Partial<Actor> = {}): Promise<Actor> {
    drawn += 1;
    const actor = anActor(role, { id: drawn, email: `${role}-${drawn}@example.com`, ...over });
    await table.writeOne({ put: { ...keys.account(actor.id), ...actor, status: 'active', createdAt: someTime } });
    if (role === 'candidate') await table.writeOne(firstChoiceWrite(actor.id, 'recruiters'));
    if (role === 'recruiter') await hiring.employ(actor.id, hiring.manager.id);
    return actor;
  }

  /** A job of the built manager for a client of its own. */
  async function aClientsJob(over: object = {}, ofClient: object = {}) {
    const client = await hiring.aClient({ companyName: `Lakeside ${(drawn += 1)}`, ...ofClient });
    return hiring.aPostedJob({ clientId: client.id, ...over });
  }

  /** Another job for the same client. */
  const anotherJobOf = (clientId: number | null) => hiring.aPostedJob({ clientId });

  /** The same world by another clock. */
  const at = (by: typeof clock) => ({
    ...needs,
    clock: by,
    propose: async (actor: Actor, candidate: Actor, jobId: number) => {
      const body = { candidateId: candidate.id, jobId };
      return resultOf(proposeCandidateHandler, { body, actor }, { ...needs, clock: by });
    },
    confirm: async (actor: Actor, id: number) =>
      resultOf(confirmClaimHandler, { params: { id }, actor }, { ...needs, clock: by }),
  });

  /** Makes a recruiter accept an application, and its candidate agree to be represented; returns the claim. */
  async function represented(applicationId: number, recruiter: Actor, candidate: Actor): Promise<StoredClaim> {
    const { jobId } = await hiring.accepted(applicationId, recruiter);
    const claims = await needs.claimsStore.claimsOfCandidate(candidate.id);
    const asked = claims.find(({ job, state }) => job.id === jobId && state === 'proposed');
    if (asked) await resultOf(confirmClaimHandler, { params: { id: asked.id }, actor: candidate }, needs);
    const after = await needs.claimsStore.claimsOfCandidate(candidate.id);
    return after.find(({ job, state }) => job.id === jobId && state === 'standing') as StoredClaim;
  }

  return { ...at(clock), at, aPerson, aClientsJob, anotherJobOf, represented };
}
export type ClaimsWorld = Awaited<ReturnType<typeof openClaims>>;
