import { beforeEach, describe, expect, it } from 'vitest';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { publicCampaigns } from '../../../../functions/domain/jobs/campaign-named.ts';
import { jobCardsIn } from '../../../../functions/domain/jobs/job-cards.ts';
import {
  changeJobAlertHandler,
  listJobAlertsHandler,
  removeJobAlertHandler,
  saveJobAlertHandler,
} from '../../../../functions/features/job-alerts/job-alert.handlers.ts';
import {
  askForJobAlertHandler,
  confirmJobAlertHandler,
} from '../../../../functions/features/job-alerts/asked-job-alert.handlers.ts';
import { listGuestJobsHandler } from '../../../../functions/features/guest/guest-job.handlers.ts';
import { addClientHandler } from '../../../../functions/features/clients/client.handlers.ts';
import { guestStore } from '../../../../functions/features/guest/guest.store.ts';
import { alertNewsStore } from '../../../../functions/features/job-alerts/alert-news.store.ts';
import { jobAlertsStore } from '../../../../functions/features/job-alerts/job-alerts.store.ts';
import { mailJobAlerts } from '../../../../functions/features/job-alerts/mail-job-alerts.steps.ts';
import {
  readMailLinkHandler,
  switchMailHandler,
  unsubscribeHandler,
} from '../../../../functions/features/notification-mail/mail-link.handlers.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import { guest } from '../../../../shared/contract/guest.ts';
import { mostJobAlerts, mostJobsPerAlert } from '../../../../shared/constants/job-alert.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';

const boston = 4_930_956;

// Tuesday; every test has hours of its own, so that no job is news to another's searches.
let hour = Date.parse('2026-09-01T00:00:00.000Z');
const later = (minutes: number) => new Date(hour + minutes * 60_000).toISOString();

describe('A saved search of jobs', () => {
  let room: ReturnType<typeof aMailRoom>;
  let personId = 8100;
  const hiring = withLocalTable(openHiring);
  beforeEach(() => {
    room = aMailRoom(hiring.table);
    hour += 86_400_000 * 7;
    at(later(0));
  });

  const at = (moment: string) => {
    room.clock.set(moment);
    hiring.clock.set(moment);
  };
  const needs = () => ({
    ...room.needs,
    alertNewsStore: alertNewsStore(hiring.table),
    jobSearch: hiring.jobSearch,
    jobCards: jobCardsIn(hiring.table),
    campaigns: (now: string) => publicCampaigns(hiring.table, now),
    cityById: hiring.cityById,
    clock: room.clock,
  });
  async function aCandidate() {
    personId += 1;
    const { email } = await room.aReader(personId, {}, { role: 'candidate', firstName: 'Priya' });
    return anActor('candidate', { id: personId, email });
  }
  const form = (over: object = {}) => ({ name: 'Nurses', wish: { search: 'nurse' }, alert: 'immediately', ...over });
  const save = async (actor: ReturnType<typeof anActor>, over: object = {}) =>
    await resultOf(saveJobAlertHandler, { body: form(over), actor }, needs());
  const searchesOf = async (actor: ReturnType<typeof anActor>) =>
    (await resultOf(listJobAlertsHandler, { query: {}, actor }, needs())).data;
  const run = async (minutes: number) => {
    at(later(minutes));
    await mailJobAlerts(needs());
  };
  const mailsTo = ({ email }: { email: string }): Mail[] => room.sent.filter(({ to }) => to === email);
  const tokens = (mail: Mail | undefined) =>
    [...(mail?.text ?? '').matchAll(/mail\?token=([\w-]+)/g)].map(([, one]) => one ?? '');

  it('is kept for its owner, changed over the version that was read, and removed (PLUS-56)', async () => {
    const [priya, other] = [await aCandidate(), await aCandidate()];
    const { id } = await save(priya, { wish: { search: 'nurse', filter: { postedWithin: 7, workplace: ['remote'] } } });
    expect(await searchesOf(priya)).toMatchObject([
      { name: 'Nurses', alert: 'immediately', wish: { search: 'nurse', filter: { workplace: ['remote'] } } },
    ]);
    expect((await searchesOf(priya))[0]?.wish.filter).not.toHaveProperty('postedWithin');
    expect(await searchesOf(other)).toEqual([]);
    const change = (version: number, actor = priya) =>
      handled(
        changeJobAlertHandler,
        { params: { id }, body: { ...form({ alert: 'weekly' }), version }, actor },
        needs(),
      );
    expect((await change(1)).result).toMatchObject({ alert: 'weekly', version: 2 });
    expect(await refusalOf(change(1))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(change(2, other))).toMatchObject({ kind: 'notFound' });
    await handled(removeJobAlertHandler, { params: { id }, actor: priya }, needs());
    expect(await searchesOf(priya)).toEqual([]);
  });

  it('of a candidate and of a guest mails what its workplace, experience, hours and exclusions let through, posted within the days (PLUS-56)', async () => {
    const priya = await aCandidate();
    const visitor = { email: `guest-${String(priya.id)}@example.com` };
    const said = { workplace: ['remote'], experienceTo: 2, hoursTo: 30, shifts: ['flexible'] };
    const filter = { ...said, without: ['senior', 'Riverside'], postedWithin: 7 };
    const wish = { search: 'nurse', filter };
    await save(priya, { wish });
    const asked = {
      ...needs(),
      jobAlertsStore: jobAlertsStore(hiring.table),
      mailedTokens: mailedTokensIn(hiring.table),
    };
    const ask = { ...form({ wish }), ...visitor, timeZone: 'America/Chicago' };
    await handled(askForJobAlertHandler, { body: ask }, asked);
    const [token = ''] = /(?<=confirm\?token=)[\w-]+/.exec(mailsTo(visitor)[0]?.text ?? '') ?? [];
    await handled(confirmJobAlertHandler, { body: { token } }, asked);

    at(later(6));
    const remote = {
      positionType: 'remote',
      experienceYears: 2,
      hoursPerWeek: 30,
      shifts: ['flexible' as const],
    };
    await hiring.aPostedJob({ title: 'Nurse who fits', ...remote });
    await hiring.aPostedJob({ title: 'Nurse here', ...remote, positionType: 'on_site' });
    await hiring.aPostedJob({ title: 'Nurse of many years', ...remote, experienceYears: 3 });
    await hiring.aPostedJob({ title: 'Nurse, unsaid years', ...remote, experienceYears: null });
    await hiring.aPostedJob({ title: 'Nurse of a full week', ...remote, hoursPerWeek: 36 });
    await hiring.aPostedJob({ title: 'Nurse, unsaid hours', ...remote, hoursPerWeek: null });
    await hiring.aPostedJob({ title: 'Nurse by night', ...remote, shifts: ['night'] });
    await hiring.aPostedJob({ title: 'Senior nurse', ...remote });
    await run(15);
    for (const mail of [mailsTo(priya).at(-1), mailsTo(visitor).at(-1)])
      expect(mail?.text.match(/^- .*[Nn]urse.*$/gm)).toEqual(['- Nurse who fits']);

    const listed = async (days: number) => {
      at(later(days * 24 * 60));
      const query = guest.listGuestJobs.request.query.parse({ search: 'nurse', filter });
      const store = { guestStore: guestStore(hiring.table), jobSearch: hiring.jobSearch, cityById: hiring.cityById };
      const { data } = await resultOf(listGuestJobsHandler, { query }, { ...store, clock: room.clock });
      return data.map(({ title }) => title);
    };
    expect([await listed(6), await listed(8)]).toEqual([['Nurse who fits'], []]);
  });

  it('is one of a bounded number', async () => {
    const priya = await aCandidate();
    for (let count = 0; count < mostJobAlerts; count += 1) await save(priya, { alert: 'never' });
    expect(await refusalOf(save(priya))).toMatchObject({
      kind: 'conflict',
      message: 'At most 20 searches can be saved; remove one first',
    });
  });

  it('mails what was posted since, once, in one mail with the person’s other searches (PLUS-56)', async () => {
    const priya = await aCandidate();
    await hiring.aPostedJob({ title: 'Nurse before' });
    at(later(5));
    await save(priya);
    await save(priya, { name: 'Night shifts', wish: { search: 'night' } });
    at(later(6));
    await hiring.aPostedJob({ title: 'ICU nurse', rateFrom: 60, rateTo: 75 });
    await hiring.aPostedJob({ title: 'Night nurse' });
    await hiring.aPostedJob({ title: 'Welder' });
    await run(15);
    await run(30);
    const [mail, ...others] = mailsTo(priya);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 new jobs in your searches');
    expect(mail?.text).toContain('Hello Priya,');
    expect(mail?.text).toContain(
      'ICU nurse\n  Confidential client of Lakeside · Remote · $60–75/h\n  https://hirehub.example/find-jobs/view/',
    );
    expect(mail?.text.match(/- Night nurse/g)).toHaveLength(1);
    expect(mail?.text).not.toMatch(/Welder|Nurse before/);
    expect(mail?.text).toContain('See all jobs of this search: https://hirehub.example/find-jobs?q=night&in=all');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('mails no job of whoever hires for a company that its owner hides from, and fills up with others (PLUS-40)', async () => {
    const priya = await aCandidate();
    at(later(5));
    await save(priya, { wish: { search: 'nurse', filter: { without: ['night'] } } });
    const list = { findableBy: 'recruiters', companies: ['Hidden Inc.'], confirmed: [], version: 1 } as const;
    await hiring.table.writeOne(hidingWrite(priya.id, list));
    const client = {
      contactPerson: 'Ann',
      contactPersonsPosition: 'Head',
      email: 'ann@hidden.example',
      cityId: boston,
    };
    const manager = anActor('manager', { id: 1306 });
    await resultOf(addClientHandler, { actor: manager, body: { companyName: 'Hidden', ...client } }, hiring);
    at(later(6));
    await hiring.aPostedJob({ title: 'Nurse of others' });
    await hiring.aPostedJob({ title: 'Night nurse of others' });
    for (let one = 0; one < mostJobsPerAlert; one++) await hiring.aPostedJob({ title: 'Nurse there' }, manager);
    await run(15);
    const [mail] = mailsTo(priya);
    expect(mail?.subject).toBe('1 new job: Nurses');
    expect(mail?.text.match(/^- .*nurse.*$/gim)).toEqual(['- Nurse of others']);
    at(later(20));
    await hiring.aPostedJob({ title: 'Nurse there again' }, manager);
    await run(30);
    await run(45);
    expect(mailsTo(priya)).toHaveLength(1);
    // Who hides no longer is mailed what is posted from then on.
    await hiring.table.writeOne(hidingWrite(priya.id, { ...list, companies: [], version: 2 }));
    await run(60);
    expect(mailsTo(priya)).toHaveLength(1);
  });

  it('shows a bounded number of jobs, counts the others, and is sent again when it could not be (PLUS-56)', async () => {
    const priya = await aCandidate();
    await save(priya);
    at(later(2));
    for (const place of [1, 2, 3, 4, 5, 6, 7]) await hiring.aPostedJob({ title: `Nurse ${String(place)}` });
    room.failNext(1);
    at(later(15));
    await expect(mailJobAlerts(needs())).rejects.toThrow('job alerts: 1 failed');
    await run(30);
    const [mail] = mailsTo(priya);
    expect(mail?.subject).toBe('7 new jobs: Nurses');
    expect(mail?.text.match(/- Nurse \d/g)).toHaveLength(5);
  });

  it('is looked at again after a failure with every other search of its mail', async () => {
    const priya = await aCandidate();
    for (const name of ['icu', 'night']) await save(priya, { name, wish: { search: name } });
    at(later(2));
    for (const title of ['ICU nurse', 'Night nurse']) await hiring.aPostedJob({ title });
    room.failNext(1);
    at(later(15));
    await expect(mailJobAlerts(needs())).rejects.toThrow('job alerts: 1 failed');
    await run(30);
    expect(mailsTo(priya).map(({ subject }) => subject)).toEqual(['2 new jobs in your searches']);
  });

  it('is mailed a job once that was posted at the very moment up to which a run looks', async () => {
    const priya = await aCandidate();
    await save(priya);
    at(later(14));
    await hiring.aPostedJob({ title: 'Nurse of the last moment' });
    for (const minutes of [15, 30, 45]) await run(minutes);
    expect(mailsTo(priya)).toHaveLength(1);
  });

  it('is mailed daily in the morning of its owner’s zone, and not to a closed account', async () => {
    const [priya, gone] = [await aCandidate(), await aCandidate()];
    await room.aReader(gone.id, {}, { role: 'candidate', status: 'unconfirmed', email: gone.email });
    for (const one of [priya, gone]) await save(one, { alert: 'daily' });
    at(later(2));
    await hiring.aPostedJob();
    await run(60 * 9);
    expect(mailsTo(priya)).toEqual([]);
    await run(60 * 24 + 60 * 9);
    expect([mailsTo(priya).length, mailsTo(gone).length]).toEqual([1, 0]);
  });

  it('of a guest is mailed daily in the morning of the guest’s zone', async () => {
    const [email, timeZone] = ['chicago@example.com', 'America/Chicago'];
    const asked = {
      ...needs(),
      jobAlertsStore: jobAlertsStore(hiring.table),
      mailedTokens: mailedTokensIn(hiring.table),
    };
    await handled(askForJobAlertHandler, { body: { ...form({ alert: 'daily' }), email, timeZone } }, asked);
    const [token = ''] = /(?<=confirm\?token=)[\w-]+/.exec(mailsTo({ email })[0]?.text ?? '') ?? [];
    await handled(confirmJobAlertHandler, { body: { token } }, asked);
    at(later(2));
    await hiring.aPostedJob();
    const inAll = async (hour: number) => {
      await run(60 * (24 + hour));
      return mailsTo({ email }).length;
    };
    // The first is the request to confirm; nine in UTC is four in Chicago.
    expect([await inAll(9), await inAll(14)]).toEqual([1, 2]);
  });

  it('is stopped alone by its own link, with the others by the mail program’s button, and taken up again (PLUS-56)', async () => {
    const priya = await aCandidate();
    await save(priya);
    await save(priya, { name: 'Night shifts', wish: { search: 'night' }, alert: 'immediately' });
    at(later(2));
    await hiring.aPostedJob({ title: 'Night nurse' });
    await run(15);
    const [mail] = mailsTo(priya);
    const [own = ''] = tokens(mail);
    const states = async () => Object.fromEntries((await searchesOf(priya)).map(({ name, alert }) => [name, alert]));
    const read = await handled(readMailLinkHandler, { body: { token: own } }, needs());
    expect(read.result).toMatchObject({ what: 'job-alerts', on: true });
    const { label } = read.result;
    const turn = (token: string, on: boolean) => handled(switchMailHandler, { body: { token, on } }, needs());
    await turn(own, false);
    expect(await states()).toEqual({ Nurses: 'immediately', 'Night shifts': 'immediately', [label]: 'never' });
    await turn(own, true);
    expect(await states()).toEqual({ Nurses: 'immediately', 'Night shifts': 'immediately' });
    const oneClick = { query: { token: room.tokenOf(mail) } };
    expect(await resultOf(unsubscribeHandler, oneClick, needs())).toMatchObject({
      label: '2 saved searches',
      on: false,
    });
    await handled(unsubscribeHandler, oneClick, needs());
    expect(await states()).toEqual({ Nurses: 'never', 'Night shifts': 'never' });
  });
});
