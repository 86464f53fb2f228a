import type { EventActor } from '../../../events/envelope.ts';
import type { ConfirmationWay } from '../../../shared/constants/claims.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { noSuch, refuse, wrongToken } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { isKnown } from '../../records/claim.ts';
import { introducedMeanwhile, longestOf } from '../../records/introduction.ts';
import { introducedWords } from '../../domain/claims/claim-terms.ts';
import type { PurposeOf } from '../../records/mailed-token.ts';
import type { MailedTokens } from '../../domain/mailed-links/mailed-tokens.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { Write } from '../../platform/table/write.ts';
import { confirmClaim, declineClaim, endClaim } from './answer-claim.ts';
import type { ChoicesStore } from './choices.store.ts';
import type { ClaimsStore } from './claims.store.ts';
import { undoChoice } from './undo-choice.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

export interface AnswerNeeds {
  claimsStore: ClaimsStore;
  claimDays: () => number;
  clock: Clock;
}

/** What undoing a choice takes too. */
export interface UndoNeeds extends AnswerNeeds {
  choicesStore: Pick<ChoicesStore, 'saveUndone'>;
}

/** What answering by a mailed link takes. */
export interface LinkAnswerNeeds extends AnswerNeeds {
  mailedTokens: MailedTokens;
  accounts: { account: (userId: number) => Promise<StoredAccount | undefined> };
}

/** A claim of this candidate or recruiter; others' are not there. */
export async function ownClaim(
  { claimId, userId }: { claimId: number; userId: number },
  { claimsStore }: Pick<AnswerNeeds, 'claimsStore'>,
): Promise<StoredClaim> {
  const claim = await claimsStore.claim(claimId);
  if (!claim || (userId !== claim.candidate.id && (userId !== claim.recruiter.id || !isKnown(claim))))
    throw noSuch('claim');
  return claim;
}

/**
 * Confirms a proposal. A rival who was confirmed in the same moment is named by time, as one who had been before would
 * be.
 */
export async function confirm(
  claim: StoredClaim,
  { actor, way, also = [] }: { actor: EventActor; way: ConfirmationWay; also?: Write[] },
  { claimsStore, claimDays, clock }: AnswerNeeds,
): Promise<StoredClaim> {
  const at = clock.now();
  const [standing, hides] = await Promise.all([
    claimsStore.confirmationFacts(claim),
    claimsStore.hidesFromManager(claim),
  ]);
  // A candidate whom nobody may see on the job would wait for ever (PLUS-21).
  if (hides)
    throw refuse.conflict('You hide from the people who hire for this job. Change whom you hide from to confirm');
  const confirmation = confirmClaim(claim, standing, {
    actor,
    at,
    way,
    claimDays: claimDays(),
    eventId: clock.newId(),
    applicationId: clock.newId(),
    acceptedId: clock.newId(),
  });
  const saving = claimsStore.saveConfirmed(confirmation, { worksForManager: standing.worksForManager, also });
  if (await tryWrite(saving, introducedMeanwhile)) return confirmation.after;
  const introduction = longestOf((await claimsStore.confirmationFacts(claim)).introductions);
  throw introduction ? refuse.conflict(introducedWords(introduction, claim.client.companyName)) : introducedMeanwhile;
}

/** Takes back that the candidate chose this recruiter; the proposal waits for them again. */
export async function undo(
  claim: StoredClaim,
  { actor, also = [] }: { actor: EventActor; also?: Write[] },
  { claimsStore, choicesStore, clock }: Omit<UndoNeeds, 'claimDays'>,
): Promise<StoredClaim> {
  const [standing, rivals] = await Promise.all([claimsStore.confirmationFacts(claim), claimsStore.rivalsOf(claim)]);
  const ids = { eventId: clock.newId(), placeEventId: clock.newId() };
  const undone = undoChoice(claim, { ...standing, rivals }, { actor, at: clock.now(), ...ids });
  await choicesStore.saveUndone(undone, also);
  return undone.after;
}

/** Declines a proposal. */
export async function decline(
  claim: StoredClaim,
  { actor, reason, also = [] }: { actor: EventActor; reason?: string | undefined; also?: Write[] },
  { claimsStore, clock }: Pick<AnswerNeeds, 'claimsStore' | 'clock'>,
): Promise<StoredClaim> {
  const end = declineClaim(claim, reason, { actor, at: clock.now(), eventId: clock.newId() });
  await claimsStore.saveEnded([end], { also, newId: clock.newId });
  return end.after;
}

/** Claims that end in one transaction: four writes each, and thirteen more where an application is put back. */
const mostAtOnce = 5;

/** Ends a claim, and with one that stands every other by which the same recruiter introduced them to that client. */
export async function end(
  claim: StoredClaim,
  { actor, by, reason }: { actor: EventActor; by: 'candidate' | 'recruiter'; reason?: string | undefined },
  { claimsStore, clock }: Pick<AnswerNeeds, 'claimsStore' | 'clock'>,
): Promise<StoredClaim> {
  const at = clock.now();
  const others =
    claim.state === 'standing'
      ? (await claimsStore.rivalsOf(claim)).filter(
          ({ state, recruiter }) => state === 'standing' && recruiter.id === claim.recruiter.id,
        )
      : [];
  const ends = [...others, claim].map((one) => endClaim(one, { by, reason }, { actor, at, eventId: clock.newId() }));
  // A transaction takes a hundred writes; the claim itself comes last, so that a call that broke off can be repeated.
  for (let first = 0; first < ends.length; first += mostAtOnce)
    await claimsStore.saveEnded(ends.slice(first, first + mostAtOnce), {
      newId: by === 'candidate' ? clock.newId : undefined,
    });
  return (ends.at(-1) as (typeof ends)[number]).after;
}

/**
 * The proposal that the holder of a mailed link answers: the one it was mailed for, or another for the same client, and
 * the candidate as the author; refuses links that are not valid, and candidates who are gone.
 */
export async function claimByLink(
  { token, claimId }: { token: string; claimId: number },
  { claimsStore, mailedTokens, accounts, clock }: LinkAnswerNeeds,
): Promise<{ claim: StoredClaim; actor: EventActor; also: Write[] }> {
  const at = clock.now();
  const purpose: PurposeOf<'claim'> = await mailedTokens.purpose(token, 'claim', at);
  const [mailed, account] = await Promise.all([
    claimsStore.claim(purpose.claimId),
    accounts.account(purpose.candidateId),
  ]);
  if (!mailed || account?.status !== 'active') throw wrongToken();
  const choices = mailed.id === claimId ? [mailed] : await claimsStore.rivalsOf(mailed);
  const claim = choices.find(({ id }) => id === claimId);
  if (!claim) throw noSuch('proposal');
  return { claim, actor: eventActor(account), also: [mailedTokens.use(token, at)] };
}
