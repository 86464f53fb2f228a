import type { Clock } from '../../../platform/door/clock.ts';
import type { Files } from '../../../platform/outside/files/port.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { SendMail } from '../../../platform/outside/mail/port.ts';
import { mailLetter } from '../../../platform/outside/mail/mail-letter.ts';
import type { Calendars } from '../../../domain/calendar/calendar.steps.ts';
import type { Claims } from '../../../domain/claims/claims.ts';
import type { ClaimEnds } from '../../../domain/claims/claim-ends.steps.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { StoredErasure } from '../../../records/erasure.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventOf } from '../../../platform/table/outbox.ts';
import { cancelMeetings } from './cancel-meetings.steps.ts';
import { endClaims } from './end-claims.steps.ts';
import { closeLeftJob, sessionsEnd, withdraw } from './close-account.ts';
import type { CloseAccountStore } from './close-account.store.ts';
import type { Done, EraseStore } from './erase.store.ts';
import { sum } from './erase.store.ts';
import type { ErasuresStore } from './erasures.store.ts';
import { filesInPlaces, filesOf } from '../files-of-person.ts';
import { ownPartitions } from '../inventory.ts';
import { erasedLetter } from '../personal-data-letters.ts';
import { placeKey } from '../reach.ts';
import type { ReachStore } from '../reach.store.ts';
import { keptUntil, settledAt } from './request-erasure.ts';

export interface ErasureNeeds {
  erasuresStore: ErasuresStore;
  closeAccountStore: CloseAccountStore;
  calendars: Calendars;
  claims: Claims;
  claimEnds: ClaimEnds;
  reachStore: ReachStore;
  eraseStore: EraseStore;
  identity: Pick<Identity, 'remove' | 'signOutEverywhere'>;
  files: Pick<Files, 'removeUnder'>;
  send: SendMail;
  clock: Clock;
  /** Whether this run has to end; the next one does the rest. */
  isLate(): boolean;
}

/**
 * Continues an erasure as far as time allows. First the account is closed and what it leaves open is ended; once
 * reactions to that are over, a later run deletes. Every step may be repeated, so a run that ends early or fails costs
 * nothing but time.
 */
export async function runErasure(erasure: StoredErasure, needs: ErasureNeeds): Promise<void> {
  const account = await needs.erasuresStore.account(erasure.userId);
  if (!account) return finish(erasure, needs);
  await (erasure.phase === 'closing' ? close(erasure, account, needs) : erase(erasure, account, needs));
}

async function close(erasure: StoredErasure, account: StoredAccount, needs: ErasureNeeds): Promise<void> {
  const { erasuresStore, closeAccountStore, identity, send, clock } = needs;
  await erasuresStore.saveClosing(erasure, sessionsEnd(account, { at: clock.now(), eventId: clock.newId() }));
  await identity.signOutEverywhere(account.uuid).catch(unlessGone);
  if (erasure.after === '') {
    await mailLetter(
      { to: account.email, letter: erasedLetter(account.firstName), id: erasure.id, isNeeded: true },
      { send },
    );
    await erasuresStore.saveProgress({ ...erasure, after: 'mailed' });
  }
  for (const { onJob, jobStatus } of await closeAccountStore.placesOf(account.id)) {
    const change = withdraw(onJob, jobStatus, account, { at: clock.now(), eventId: clock.newId() });
    if (change) await closeAccountStore.saveWithdrawn(change);
  }
  for (const { job, onJob } of await closeAccountStore.openJobsOf(account.id)) {
    const closed = closeLeftJob(job, onJob, account, { at: clock.now(), eventId: clock.newId() });
    await closeAccountStore.saveClosed(job, closed);
  }
  await endClaims(account, needs);
  await cancelMeetings(account, needs);
  await erasuresStore.saveProgress({ ...erasure, phase: 'erasing', step: 0, after: '', dueAt: settledAt(clock.now()) });
}

type Step = (erasure: StoredErasure, account: StoredAccount, needs: ErasureNeeds) => Promise<Done | 'more'>;

// Only once reactions to the last hires are over, each of which may have earned points that wait.
const leaveAwards: Step = async (_, { id }, { closeAccountStore }) => ({
  deleted: 0,
  anonymised: await closeAccountStore.leaveAwards(id),
});

const eraseOutside: Step = async (_, account, { identity, files, reachStore }) => {
  await identity.remove(account.uuid).catch(unlessGone);
  const { kept, unchecked } = filesInPlaces((await reachStore.reachOf(account)).places, account);
  const removed = await Promise.all(
    [...filesOf(account), ...kept, ...unchecked].map((prefix) => files.removeUnder(prefix)),
  );
  return { deleted: 1 + removed.reduce((all, some) => all + some, 0), anonymised: 0 };
};

const eraseFromOthers: Step = async (erasure, account, { reachStore, eraseStore, erasuresStore, isLate }) => {
  const { places, jobs } = await reachStore.reachOf(account);
  const who = { id: account.id, role: account.role, email: account.email, jobs };
  let progress = erasure;
  for (const place of places.filter((one) => placeKey(one) > erasure.after)) {
    const done = sum([progress, await eraseStore.eraseFrom(place, who)]);
    progress = { ...progress, ...done, after: placeKey(place) };
    if (!isLate()) continue;
    await erasuresStore.saveProgress(progress);
    return 'more';
  }
  return { deleted: progress.deleted - erasure.deleted, anonymised: progress.anonymised - erasure.anonymised };
};

const eraseDocuments: Step = async (_, account, { reachStore, eraseStore }) => {
  const { jobs } = await reachStore.reachOf(account);
  const versions = account.role === 'candidate' ? new Map([[account.id, account.version]]) : new Map<number, number>();
  return sum([
    await eraseStore.eraseDocuments('job', new Map([...jobs].map((id) => [id, 0]))),
    await eraseStore.eraseDocuments('candidate', versions),
  ]);
};

const eraseMails: Step = async (_, account, { reachStore, eraseStore }) => {
  const { invited, recruiters } = await reachStore.reachOf(account);
  await eraseStore.settleRecruiters(recruiters);
  return eraseStore.eraseHeldMails(new Set([account.email, ...invited]));
};

const eraseOwn: Step = async ({ requestedAt }, { id }, { eraseStore }) =>
  sum(await Promise.all(ownPartitions(id).map(({ pk }) => eraseStore.eraseOwn(pk, keptUntil(requestedAt)))));

// The person's own partitions come last but one, because the steps before use them to find their way; the account ends
// it all.
const steps: readonly Step[] = [leaveAwards, eraseOutside, eraseFromOthers, eraseDocuments, eraseMails, eraseOwn];

async function erase(erasure: StoredErasure, account: StoredAccount, needs: ErasureNeeds): Promise<void> {
  let progress = erasure;
  for (const [place, step] of steps.entries()) {
    if (place < progress.step) continue;
    const done = await step(progress, account, needs);
    if (done === 'more') return;
    progress = { ...progress, ...sum([progress, done]), step: place + 1, after: '' };
    await needs.erasuresStore.saveProgress(progress);
    if (needs.isLate()) return;
  }
  await needs.eraseStore.eraseAccount(account);
  await finish(progress, needs);
}

async function finish(erasure: StoredErasure, { erasuresStore, clock }: ErasureNeeds): Promise<void> {
  const { id, role, requestedAt, deleted, anonymised } = erasure;
  const data = { role, requestedAt, deleted, anonymised };
  await erasuresStore.saveErased(
    erasure,
    eventOf('account-erased', {
      id: clock.newId(),
      at: clock.now(),
      actor: { kind: 'system' },
      subject: keys.erasureSubject(id),
      data,
    }),
  );
}

// An earlier run may have come this far.
function unlessGone(error: unknown): void {
  if ((error as Error).name !== 'UserNotFoundException') throw error;
}
