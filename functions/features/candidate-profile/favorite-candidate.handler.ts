import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { profileWithRight } from './may-see-profile.ts';
import type { MarkNeeds, SaveNeeds } from './profile-record.steps.ts';

export const favoriteCandidateHandler = handler(
  contract['candidate-profile'].favoriteCandidate,
  async (
    { params: { candidateId }, body: { isFavorite }, actor },
    { candidateProfileStore, profileMarksStore, clock }: SaveNeeds & MarkNeeds,
  ) => {
    const { account, relationTo } = candidateProfileStore;
    const [person, relation] = await Promise.all([account(candidateId), relationTo(actor, candidateId)]);
    profileWithRight('favorite', actor, person, relation);
    await profileMarksStore.saveFavorite(actor.id, candidateId, isFavorite ? clock.now() : undefined);
    return { id: candidateId, isFavorite };
  },
);
