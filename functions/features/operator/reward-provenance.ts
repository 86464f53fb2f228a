import type { StoredAccount } from '../../records/account.ts';
import type { StoredEntry } from '../../records/points.ts';

type Party = Pick<StoredAccount, 'id' | 'firstName' | 'lastName' | 'createdAt' | 'phonePrefix' | 'phone' | 'devices'>;

/** Where the points of a reward come from, in words, so that nobody approves what one person paid themselves (PLUS-44). */
export interface Provenance {
  /** Each hire that earned points: from whom, for whom, and how the accounts are related. */
  hires: string[];
  /** Every other reward of the same recruiter, oldest first. */
  otherRewards: string[];
}

/** The provenance of a reward from the recruiter's ledger and the accounts of all who are in it, by id. */
export function provenanceOf(
  reward: StoredEntry,
  entries: readonly StoredEntry[],
  accounts: ReadonlyMap<number, Party>,
): Provenance {
  const recruiter = accounts.get(reward.recruiterId);
  const oldestFirst = entries.toSorted((a, b) => a.id - b.id);
  return {
    hires: oldestFirst.flatMap((entry) => (entry.kind === 'award' ? hireOf(entry, recruiter, accounts) : [])),
    otherRewards: oldestFirst.flatMap(({ id, kind, points, status, at }) =>
      kind === 'redemption' && id !== reward.id ? `${-points} points ${status} on ${at.slice(0, 10)}` : [],
    ),
  };
}

function hireOf(
  { points, at, job, manager, candidate, bounty, isReferral }: StoredEntry,
  recruiter: Party | undefined,
  accounts: ReadonlyMap<number, Party>,
): string {
  const [by, hired] = [manager, candidate].map((one) => (one ? accounts.get(one.id) : undefined));
  const people = { [isReferral ? 'inviter' : 'recruiter']: recruiter, manager: by, candidate: hired };
  const ties = tiesOf(Object.entries(people));
  return [
    `${points} points${isReferral ? ' for an invitation' : ''}${bounty === 'returned' ? ', returned,' : ''} on ${at.slice(0, 10)}: ${job?.title ?? 'a job'}`,
    `from ${partyOf(by)}`,
    `for ${partyOf(hired)}`,
    `to ${partyOf(recruiter)}`,
    ties.length > 0 ? ties.join(', ') : 'no relation found',
  ].join('; ');
}

const partyOf = (one: Party | undefined): string =>
  one ? `${one.firstName} ${one.lastName} (account of ${one.createdAt.slice(0, 10)})` : 'nobody who is left';

const oneHour = 3_600_000;

/** What two of the accounts have in common that people who do not know each other hardly have. */
function tiesOf(people: [role: string, person: Party | undefined][]): string[] {
  return people.flatMap(([role, one], at) =>
    people.slice(at + 1).flatMap(([otherRole, other]) => {
      if (!one || !other) return [];
      const pair = `${role} and ${otherRole}`;
      return [
        ...(one.devices?.some((device) => other.devices?.includes(device)) ? [`same browser of ${pair}`] : []),
        ...(one.phone && phoneOf(one) === phoneOf(other) ? [`same phone of ${pair}`] : []),
        ...(Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt)) < oneHour
          ? [`${pair} signed up within an hour`]
          : []),
      ];
    }),
  );
}

const phoneOf = ({ phonePrefix, phone }: Party): string => `${phonePrefix ?? ''}${phone ?? ''}`.replaceAll(/\D/g, '');
