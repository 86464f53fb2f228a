import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Refuse } from '../../platform/door/refusal.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { MailedTokens } from '../../domain/mailed-links/mailed-tokens.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { saveChange } from './import-candidate.steps.ts';
import type { Lookups } from './import-candidate.ts';
import type { ImportsStore } from './imports.store.ts';

interface Needs {
  candidateInvitations: Pick<CandidateInvitations, 'behindLink'>;
  importsStore: Pick<ImportsStore, 'entered'>;
  mailedTokens: Pick<MailedTokens, 'purpose'>;
  clock: Clock;
}

export const readEnteredHandler = handler(
  contract.imports.readEntered,
  async ({ body: { token }, refuse }, needs: Needs) => {
    const found = await enteredBehind(token, { ...needs, refuse });
    return found ? shownEntered(found) : null;
  },
);

type CorrectNeeds = Needs &
  Pick<Lookups, 'cityById'> & { importsStore: Pick<ImportsStore, 'entered' | 'saveImported'>; tagsOf: TagsOf };

export const correctEnteredHandler = handler(
  contract.imports.correctEntered,
  async ({ body: { token, change }, refuse }, needs: CorrectNeeds) => {
    const before = await enteredBehind(token, { ...needs, refuse });
    if (!before) throw refuse.notFound('Nothing was entered about you');
    return shownEntered(await saveChange(before, change, needs));
  },
);

/** What was entered about the holder of a link that is still open. */
async function enteredBehind(
  token: string,
  { candidateInvitations, importsStore, mailedTokens, clock, refuse }: Needs & { refuse: Refuse<'gone'> },
) {
  const purpose = await mailedTokens.purpose(token, 'candidate-invitation', clock.now());
  const { invitation } = await candidateInvitations.behindLink(purpose);
  if (invitation?.status !== 'waiting') throw refuse.gone('This invitation was already answered or cancelled', 'token');
  return importsStore.entered({ recruiterId: purpose.inviterId, id: purpose.invitationId });
}

function shownEntered({
  resumeId,
  resumeHash: _hash,
  avatar: _avatar,
  note: _note,
  tags: _tags,
  ...one
}: ImportedCandidate) {
  return { ...one, employeeInfo: one.employeeInfo ?? noEmployeeInfo, hasResume: resumeId !== null };
}
