import { contract } from '../../../shared/contract/contract.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { referenceOf } from '../../records/account.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { askHandover, changedHandover, takenClient, takenJob } from './hand-over.ts';
import type { HandoversStore } from './handovers.store.ts';
import type { JobsStore } from './jobs.store.ts';

interface Needs {
  handoversStore: HandoversStore;
  clock: Clock;
}
type OwnJobNeeds = Needs & { jobsStore: Pick<JobsStore, 'jobOfManager'> };

export const listHandoversHandler = handler(
  contract.jobs.listHandovers,
  async ({ query, actor }, { handoversStore }: Pick<Needs, 'handoversStore'>) => {
    const received = await handoversStore.receivedBy(actor.id);
    const shown = received.map(({ handover: { id, message, askedAt }, job, from }) => ({
      id,
      message,
      askedAt,
      from: referenceOf(from),
      job: { id: job.id, title: job.title, status: job.status, candidatesCount: job.candidatesCount },
      company: job.client?.companyName ?? null,
    }));
    return pageOf(shown, query);
  },
);

export const readHandoverHandler = handler(
  contract.jobs.readHandover,
  async ({ params, actor }, { handoversStore, jobsStore }: Omit<OwnJobNeeds, 'clock'>) => {
    await jobsStore.jobOfManager(params.id, actor.id);
    const waiting = await handoversStore.ofJob(params.id);
    if (!waiting) return { handover: null };
    const { id, email, message, askedAt } = waiting;
    return { handover: { id, email, message, askedAt } };
  },
);

export const askHandoverHandler = handler(
  contract.jobs.askHandover,
  async (
    { params, body, actor },
    { handoversStore, jobsStore, mailAllowance, clock }: OwnJobNeeds & { mailAllowance: MailAllowance },
  ) => {
    const at = clock.now();
    const job = await jobsStore.jobOfManager(params.id, actor.id);
    await mailAllowance.take(actor, 1, at);
    const to = await handoversStore.accountByEmail(body.email);
    const made = { actor, at, id: clock.newId(), eventId: clock.newId() };
    const { handover, event } = askHandover(job, { to, email: body.email, message: body.message }, made);
    await handoversStore.saveAsked(handover, event);
    return { id: handover.id, email: handover.email, message: handover.message, askedAt: at };
  },
);

export const withdrawHandoverHandler = handler(
  contract.jobs.withdrawHandover,
  async ({ params, actor, refuse }, { handoversStore, jobsStore, clock }: OwnJobNeeds) => {
    const job = await jobsStore.jobOfManager(params.id, actor.id);
    const handover = await handoversStore.ofJob(job.id);
    if (!handover) throw refuse.noSuch('request');
    const to = await handoversStore.askedManager(handover);
    const handing = { job: { id: job.id, title: job.title }, manager: job.manager };
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const event =
      to && changedHandover(handover, { ...handing, recipient: referenceOf(to), state: 'withdrawn' }, circumstances);
    await handoversStore.saveEnded(handover, event);
    return { id: handover.id };
  },
);

export const declineHandoverHandler = handler(
  contract.jobs.declineHandover,
  async ({ params, actor }, { handoversStore, clock }: Needs) => {
    const { handover, job, from } = await handoversStore.receivedOne(actor.id, params.id);
    const handing = {
      job: { id: job.id, title: job.title },
      manager: referenceOf(from),
      recipient: referenceOf(actor),
    };
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    await handoversStore.saveEnded(
      handover,
      changedHandover(handover, { ...handing, state: 'declined' }, circumstances),
    );
    return { id: handover.id };
  },
);

export const acceptHandoverHandler = handler(
  contract.jobs.acceptHandover,
  async ({ params, actor }, { handoversStore, clock }: Needs) => {
    const { handover, from } = await handoversStore.receivedOne(actor.id, params.id);
    const {
      job: before,
      client,
      own,
      helps,
      recruiters,
      recruiterIds,
    } = await handoversStore.takingFacts(handover, actor.id);
    const at = clock.now();
    const taken = takenClient(client, own, { at, id: clock.newId() });
    const manager = referenceOf(actor);
    const job = takenJob(before, { manager, client: taken?.client, recruiters });
    const events: AnyEvent[] = [
      changedHandover(
        handover,
        {
          job: { id: job.id, title: job.title },
          manager: referenceOf(from),
          recipient: manager,
          state: 'accepted',
          recruiterIds,
        },
        { actor, at, eventId: clock.newId() },
      ),
    ];
    if (taken?.isNew)
      events.push(
        eventOf('client-added', {
          id: clock.newId(),
          at,
          actor: eventActor(actor),
          subject: keys.clientSubject(actor.id, taken.client.id),
          data: { clientId: taken.client.id, managerId: actor.id, companyName: taken.client.companyName },
        }),
      );
    await handoversStore.saveTaken(handover, { before, job, client: taken, helps, events });
    return { jobId: job.id };
  },
);
