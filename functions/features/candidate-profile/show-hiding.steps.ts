import type { HidingList } from '../../../shared/model/hiding.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { referenceOf } from '../../records/account.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import { profileWithRight } from './may-see-profile.ts';

export interface HidingNeeds {
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'standingOf' | 'record' | 'recruitersKnownTo'>;
}

/** From whom the candidate hides, with the recruiters whom they can confirm; refuses all but the candidate. */
export async function showHiding(
  viewer: Reader,
  candidateId: number,
  { candidateProfileStore: store }: HidingNeeds,
): Promise<HidingList> {
  const [person, standing] = await Promise.all([store.account(candidateId), store.standingOf(viewer, candidateId)]);
  profileWithRight('hide', viewer, person, standing);
  const { hiding } = await store.record(candidateId);
  const known = (await store.recruitersKnownTo(candidateId, hiding?.confirmed ?? [])).map(referenceOf);
  return {
    version: hiding?.version ?? 0,
    companies: [...(hiding?.companies ?? [])],
    findableBy: hiding?.findableBy ?? null,
    confirmed: known.filter(({ id }) => hiding?.confirmed.includes(id)),
    known,
  };
}
