import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { inviteCandidate, type CandidateInvitations } from '../../records/candidate-invitation.ts';
import { invitedImportWrites } from '../../records/imported-candidate.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { shownImport } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

interface Needs {
  importsStore: Pick<ImportsStore, 'imported'>;
  candidateInvitations: Pick<CandidateInvitations, 'saveNew'>;
  mailAllowance: MailAllowance;
  clock: Clock;
}

/** Invites somebody whom a file added: the invitation has the record's id, so that its link leads to both. */
export const inviteImportedCandidateHandler = handler(
  contract.imports.inviteImportedCandidate,
  async ({ params: { id }, actor, refuse }, { importsStore, candidateInvitations, mailAllowance, clock }: Needs) => {
    const one = await importsStore.imported({ recruiterId: actor.id, id });
    if (!one) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    if (!one.awaitsInvitation) throw refuse.conflict('This person was invited already');
    const at = clock.now();
    await mailAllowance.take(actor, 1, at);
    const invited = inviteCandidate(one.email, one.id, { actor, at, eventId: clock.newId() });
    const isSaved = await candidateInvitations.saveNew(invited, invitedImportWrites(one));
    if (!isSaved) throw refuse.conflict('This person has an open invitation from you', 'email');
    const { awaitsInvitation: _no, ...rest } = one;
    const after = { ...rest, version: one.version + 1 };
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);
