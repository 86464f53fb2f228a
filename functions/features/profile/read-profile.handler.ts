import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ProfileStore } from './profile.store.ts';

export const readProfileHandler = handler(
  contract.profile.readProfile,
  async ({ actor }, { profileStore }: { profileStore: ProfileStore }) => profileStore.profile(actor.id),
);
