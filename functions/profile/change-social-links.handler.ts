import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { ProfileStore } from './profile.store.ts';

export const changeSocialLinksHandler = answer(
  contract.profile.changeSocialLinks,
  async ({ body, actor }, { profileStore }: { profileStore: ProfileStore }) =>
    profileStore.saveSocialLinks(actor.id, body),
);
