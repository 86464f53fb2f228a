import type { Role } from '../../../shared/constants/roles.ts';
import type { StoredHiding } from '../../records/hiding.ts';
import type { ApplicationsStore } from './applications.store.ts';
import type { Bringer } from './apply-to-job.ts';

/** Reads who has this number, and who invited them. */
export type AccountOf = (userId: number) => Promise<{ id: number; role: Role; invitedBy?: number } | undefined>;

interface Came {
  candidateId: number;
  /** Whether the candidate's account began with an invitation; only then is read who sent it. */
  isInvited?: boolean | undefined;
  job: { managerId: number };
  list: StoredHiding | undefined;
  recommendedBy: number | undefined;
  /** The link that the candidate followed to the job. */
  link: { recruiterId: number } | undefined;
}

interface Needs {
  account: AccountOf;
  applicationsStore: Pick<ApplicationsStore, 'hidesFromRecruiter' | 'worksForManager'>;
}

/**
 * For whom an application counts: the recruiter who recommended this job, or else whose link was followed, or else who
 * invited the candidate to HireHub and works for the job's manager. A manager who recommends their own job represents
 * nobody.
 */
export async function creditOf(came: Came, needs: Needs): Promise<{ recommendedBy?: number; broughtBy?: Bringer }> {
  const { recommendedBy, link } = came;
  const sender = recommendedBy === undefined ? undefined : await needs.account(recommendedBy);
  const broughtBy: Bringer | undefined =
    sender?.role === 'recruiter'
      ? { recruiterId: sender.id, by: 'mail' }
      : link
        ? { recruiterId: link.recruiterId, by: 'link' }
        : await inviterOf(came, needs);
  return { ...(recommendedBy !== undefined && { recommendedBy }), ...(broughtBy && { broughtBy }) };
}

async function inviterOf(
  { candidateId, isInvited, job, list }: Came,
  { account, applicationsStore }: Needs,
): Promise<Bringer | undefined> {
  if (!isInvited) return undefined;
  const inviterId = (await account(candidateId))?.invitedBy;
  const inviter = inviterId === undefined ? undefined : await account(inviterId);
  if (inviter?.role !== 'recruiter' || !(await applicationsStore.worksForManager(inviter.id, job.managerId)))
    return undefined;
  const isHiding = await applicationsStore.hidesFromRecruiter(candidateId, inviter.id, list);
  return isHiding ? undefined : { recruiterId: inviter.id, by: 'invitation' };
}
