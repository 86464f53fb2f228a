import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ProfileStore } from './profile.store.ts';

export const changeSocialLinksHandler = handler(
  contract.profile.changeSocialLinks,
  async ({ body, actor }, { profileStore }: { profileStore: ProfileStore }) =>
    profileStore.saveSocialLinks(actor.id, body),
);
