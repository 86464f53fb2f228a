import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { FollowedLink } from '../../domain/jobs/followed-link.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { applyToJob } from './apply-to-job.ts';
import { applicationForm } from '../../../shared/validation/job-question.ts';
import { type AccountOf, creditOf } from './credit-of.steps.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { ownResumeChanged } from '../../records/own-resume.ts';
import { candidateJobRows } from './candidate-job-rows.ts';
import { throughLink } from './link-followed.steps.ts';
import { sentWithApplication } from './sent-with-application.ts';

export const applyToJobHandler = handler(
  contract.applications.applyToJob,
  async (
    { params, body, actor, refuse },
    {
      applicationsStore,
      accounts,
      followedLink,
      clock,
    }: {
      applicationsStore: ApplicationsStore;
      accounts: { account: AccountOf };
      followedLink: FollowedLink;
      clock: Clock;
    },
  ) =>
    // A resume that was removed in this moment has its file no more, so it is chosen again among those that are left.
    againIfRefused(ownResumeChanged, async () => {
      const { job, list, resume, former, recommendedBy } = await applicationsStore.forApplying(params.id, actor.id);
      if (!job) throw refuse.noSuch('job');
      // An application that nobody may see would never be answered (PLUS-21).
      if (await applicationsStore.hidesFromManager(actor.id, job.managerId, list))
        throw refuse.conflict('You hide from the people who hire for this job. Change whom you hide from to apply');
      const at = clock.now();
      const sent = sentWithApplication(body ?? applicationForm.parse({}), { questions: job.questions ?? [], resume });
      const came = { candidateId: actor.id, job, list, at };
      const application = await throughLink(body?.link, came, { followedLink, applicationsStore }, async (link) => {
        const credit = await creditOf(
          { ...came, isInvited: actor.isInvited, recommendedBy, link },
          { account: accounts.account, applicationsStore },
        );
        const applied = applyToJob(job, {
          actor,
          at,
          ...credit,
          id: clock.newId(),
          eventId: clock.newId(),
          sent,
        });
        await applicationsStore.saveNew(applied.application, applied.event, list, { link, former, resume });
        return applied.application;
      });
      const [row] = candidateJobRows([job], { applications: [application], places: [], favorites: [] });
      if (!row) throw refuse.noSuch('job');
      return row;
    }),
);
