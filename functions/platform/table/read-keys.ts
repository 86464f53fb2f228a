import type { Holds } from './key.ts';
import { keys, keyStarts } from './keys.ts';

/** An item's keys, as found in the table or its stream. */
interface Keyed {
  pk?: unknown;
  sk?: unknown;
}

/** What is stored under a key, as it is found. */
type HeldBy<K extends keyof typeof keys> = Keyed &
  ((typeof keys)[K] extends (...place: never[]) => Holds<infer T> ? T : never);

const starts = (key: unknown, start: string): boolean => typeof key === 'string' && key.startsWith(start);
const anyone = 0;

/** Which entity an item is, read from its keys. */
export const isItem = {
  account: ({ sk }: Keyed) => sk === keys.account(anyone).sk,
  event: ({ sk }: Keyed) => starts(sk, keyStarts.event),
  notification: ({ sk }: Keyed) => starts(sk, keyStarts.notification),
  note: ({ sk }: Keyed) => starts(sk, keyStarts.note),
  task: ({ sk }: Keyed) => starts(sk, keyStarts.task),
  scorecard: ({ sk }: Keyed) => starts(sk, keyStarts.scorecard),
  chatMessage: (item: Keyed): item is HeldBy<'chatMessage'> => starts(item.sk, keyStarts.chatMessage),
  sentMessage: ({ sk }: Keyed) => starts(sk, keyStarts.sentMessage),
  conversation: (item: Keyed): item is HeldBy<'conversation'> => item.sk === keyStarts.conversation,
  secondFactor: ({ sk }: Keyed) => sk === keys.secondFactor(anyone).sk,
  currentToken: ({ sk }: Keyed) => starts(sk, keyStarts.currentToken),
  recentJobs: ({ sk }: Keyed) => sk === keyStarts.recentJobs,
  begunJob: ({ sk }: Keyed) => starts(sk, keyStarts.begunJob),
  interview: ({ sk }: Keyed) => starts(sk, keyStarts.interview),
  application: (item: Keyed): item is HeldBy<'application'> => starts(item.sk, keyStarts.application),
  claimFile: (item: Keyed): item is HeldBy<'claimFile'> =>
    claimIdOf(item.pk) !== undefined && starts(item.sk, keyStarts.claimFile),
  dataExportTurn: ({ sk }: Keyed) => sk === keys.dataExportTurn(anyone).sk,
  interviewPlan: ({ sk }: Keyed) => sk === keys.interviewPlan(anyone).sk,
  storyHiding: ({ sk }: Keyed) => sk === keys.storyHiding(anyone, anyone).sk,
  jobOrItsText: ({ sk }: Keyed) => sk === keys.job(anyone).sk || sk === keys.jobText(anyone).sk,
  /** A recruiter's balance, or an award or redemption that led to it. */
  pointsOrLedger: ({ pk, sk }: Keyed) => {
    const userId = userIdOf(pk);
    const { pk: partition, sk: balance } = keys.points(userId ?? anyone);
    return pk === partition && (sk === balance || starts(sk, keyStarts.ledgerEntry));
  },
};

/** The id of the job whose partition this is; undefined for any other, such as a candidate's story on a job. */
export const jobIdOf = (pk: unknown): number | undefined => idBetween(keyStarts.job, '$', pk);

/** The id of the user to whom a partition belongs; undefined for the account's own and for those of other entities. */
export const userIdOf = (pk: unknown): number | undefined => idBetween(keyStarts.user, '#', pk);

/** The id of the user whose account is in this partition. */
export const accountIdOf = (pk: unknown): number | undefined => idBetween(keyStarts.user, '$', pk);

/** The id of the other person, from the sort key of what two people share. */
export const partnerIdOf = (sk: unknown): number | undefined => idBetween(keyStarts.user, '$', sk);
/** Whose counters a partition holds; undefined for any other. */
export function countedFor(pk: unknown): number | 'everyone' | undefined {
  if (!starts(pk, keyStarts.counters)) return undefined;
  const id = /#(\d+)$/.exec(String(pk))?.[1];
  return id === undefined ? 'everyone' : Number(id);
}

/** The pair whose conversation a partition is; undefined for any other. */
export function pairOfConversation(pk: unknown): { firstId: number; secondId: number } | undefined {
  const pattern = new RegExp(`^${keyStarts.conversations}(\\d+)-(\\d+)$`);
  const [, firstId, secondId] = (typeof pk === 'string' ? pattern.exec(pk) : undefined) ?? [];
  return firstId && secondId ? { firstId: Number(firstId), secondId: Number(secondId) } : undefined;
}

/** The id of the claim whose partition this is; undefined for any other. */
export const claimIdOf = (pk: unknown): number | undefined => idBetween(keyStarts.claims, '$', pk);

function idBetween(start: string, end: string, key: unknown): number | undefined {
  const id = typeof key === 'string' ? new RegExp(`^${start}(\\d+)${end}`).exec(key)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}

/** Whether this is the partition of a candidate's story on a job, or of an application. */
export function isOfPlace(pk: string): boolean {
  const pattern = pk.replaceAll(/\d+/g, String(anyone));
  return pattern === keys.candidateOnJobSubject(anyone, anyone) || pattern === keys.applicationSubject(anyone);
}
