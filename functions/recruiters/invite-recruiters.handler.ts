import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { MailAllowance } from '../records/mail-allowance.ts';
import { inviteRecruiter } from './invite-recruiter.ts';
import type { RecruitersStore } from './recruiters.store.ts';

interface Needs {
  recruitersStore: RecruitersStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const inviteRecruitersHandler = answer(
  contract.recruiters.inviteRecruiters,
  async ({ body, actor }, { recruitersStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    await mailAllowance.take(actor, body.emails.length, at);
    return Promise.all(
      body.emails.map(async (email) => {
        const invited = inviteRecruiter(email, clock.newId(), { actor, at, eventId: clock.newId() });
        return { email, available: await recruitersStore.saveNew(invited) };
      }),
    );
  },
);
