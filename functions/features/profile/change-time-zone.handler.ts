import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ProfileStore } from './profile.store.ts';

export const changeTimeZoneHandler = handler(
  contract.profile.changeTimeZone,
  async ({ body, actor }, { profileStore }: { profileStore: ProfileStore }) =>
    profileStore.saveTimeZone(actor.id, body),
);
