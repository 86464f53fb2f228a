import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { inviteRecruiter } from './invite-recruiter.ts';
import type { RecruitersStore } from './recruiters.store.ts';

export const inviteRecruitersHandler = answer(
  contract.recruiters.inviteRecruiters,
  async ({ body, actor }, { recruitersStore, clock }: { recruitersStore: RecruitersStore; clock: Clock }) =>
    Promise.all(
      body.emails.map(async (email) => {
        const invited = inviteRecruiter(email, clock.newId(), { actor, at: clock.now(), eventId: clock.newId() });
        return { email, available: await recruitersStore.saveNew(invited) };
      }),
    ),
);
