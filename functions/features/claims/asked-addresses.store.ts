import type { EventOf } from '../../../events/catalogue.ts';
import type { AskedAddress as ShownAskedAddress } from '../../../shared/model/claim.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { type AskedAddress, invitedAskedWrite } from '../../records/asked-address.ts';
import { askedAddressesIn } from '../../domain/claims/asked-addresses.ts';
import type { ImportedAddress } from '../../records/imported-candidate.ts';
import { openJobCheck } from '../../records/job-gate.ts';
import { showAsked } from './ask-address.ts';
import { mayRecruitCheck } from './claims.store.ts';

/** Reads and saves whom recruiters put forward by address. */
export function askedAddressesStore(table: Table) {
  const { askedBy, asked, askedOf, saveAsked, saveTakenBack, onlyOnce } = askedAddressesIn(table);

  /** This recruiter's, newest first, as they may see them. */
  async function shownOf(recruiterId: number, at: string): Promise<ShownAskedAddress[]> {
    const all = await askedBy(recruiterId);
    const claims = await table.batchGet(all.map(({ claimId }) => keys.claim(claimId ?? 0)));
    const declined = await Promise.all(all.map(hasDeclined));
    return all.map((one, row) => showAsked(one, { claim: claims[row], hasDeclined: declined[row] === true, at }));
  }

  /** Whether the person declined the invitation that carried it. */
  async function hasDeclined({ recruiterId, invitationId }: AskedAddress): Promise<boolean> {
    if (invitationId === undefined) return false;
    const invitation = await table.get(keys.candidateInvitation(recruiterId, invitationId), { consistent: true });
    return invitation?.status === 'declined';
  }

  /** By which record an address is among this recruiter's people; undefined where it is not. */
  async function addedBy(recruiterId: number, email: string): Promise<ImportedAddress | undefined> {
    return table.get(keys.importedAddress(recruiterId, email), { consistent: true });
  }

  return {
    addedBy,
    asked,
    askedOf,
    onlyOnce,
    hasDeclined,
    shownOf,
    saveTakenBack,
    /** Saves which earlier invitation speaks for it. */
    saveInvited: (one: AskedAddress, invitationId: number) => table.writeOne(invitedAskedWrite(one, invitationId)),
    saveAsked: (
      one: AskedAddress,
      event: EventOf<'address-asked'>,
      { worksForManager }: { worksForManager: boolean },
    ) =>
      saveAsked(one, event, [
        openJobCheck(one.job.id, refuse.conflict('Candidates can only be put forward for an open job', 'jobId')),
        mayRecruitCheck(
          { recruiter: { id: one.recruiterId }, manager: { id: one.managerId }, job: one.job },
          worksForManager,
        ),
      ]),
  };
}
export type AskedAddressesStore = ReturnType<typeof askedAddressesStore>;
