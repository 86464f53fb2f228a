import type { EventOf } from '../../../events/catalogue.ts';
import { mailLetter, type LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../records/account.ts';
import { applicationLetter } from './application-letter.ts';
import type { ApplicationsStore } from './applications.store.ts';

interface Needs extends LetterNeeds {
  applicationsStore: Pick<ApplicationsStore, 'sentTo'>;
  account(userId: number): Promise<StoredAccount | undefined>;
}

/** Mails a candidate what they have sent and what comes next; nothing where the job or the account is gone. */
export async function mailApplication(
  { id, data }: EventOf<'self-assignment-created'>,
  { applicationsStore, account, send, siteUrl }: Needs,
): Promise<void> {
  const [candidate, { job, sent }] = await Promise.all([
    account(data.candidate.id),
    applicationsStore.sentTo(data.job.id, data.candidate.id),
  ]);
  if (candidate?.status !== 'active' || !job) return;
  const letter = applicationLetter({ candidate, job, sent }, siteUrl);
  await mailLetter({ to: candidate.email, letter, id, isOnce: true }, { send });
}
