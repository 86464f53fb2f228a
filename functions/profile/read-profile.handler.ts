import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { ProfileStore } from './profile.store.ts';

export const readProfileHandler = answer(
  contract.profile.readProfile,
  async ({ actor }, { profileStore }: { profileStore: ProfileStore }) => profileStore.profile(actor.id),
);
