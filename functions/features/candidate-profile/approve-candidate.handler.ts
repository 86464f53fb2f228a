import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { approveCandidate } from './approve-candidate.ts';
import { profileWithRight } from './may-see-profile.ts';
import { readProfile, type MarkNeeds, type SaveNeeds } from './profile-record.steps.ts';

export const approveCandidateHandler = handler(
  contract['candidate-profile'].approveCandidate,
  async ({ params: { candidateId }, query, actor }, needs: SaveNeeds & MarkNeeds) => {
    const { candidateProfileStore, profileMarksStore, clock } = needs;
    const { account, standingOf } = candidateProfileStore;
    const [person, standing, marks] = await Promise.all([
      account(candidateId),
      standingOf(actor, candidateId),
      profileMarksStore.marksOf(actor.id, candidateId),
    ]);
    const candidate = profileWithRight('approve', actor, person, standing);
    const wish = { region: query.region.trim(), former: marks.approval?.region };
    const decided = approveCandidate(candidate, wish, { actor, at: clock.now(), eventId: clock.newId() });
    if (decided) await profileMarksStore.saveApproval(actor.id, decided.approved, decided.event);
    return readProfile(actor, candidateId, needs);
  },
);
