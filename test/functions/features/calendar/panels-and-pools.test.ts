import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { withoutScorecard } from '../../../../functions/domain/pipeline/awaited-interviewers.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { BookingLink, BookingOffer } from '../../../../shared/model/booking-offer.ts';
import type { InterviewStep } from '../../../../shared/model/interviewing.ts';
import { anActor } from '../../../support/builders.ts';
import { calendarOffice } from '../../../support/calendar-office.ts';
import { originSecret } from '../../../support/http-event.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openMeetings, zone } from '../../../support/meetings.ts';

const room = withLocalTable(openMeetings);
beforeEach(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));

// Tuesday to Wednesday; nine to eleven in New York is 13:00 to 15:00 UTC, two interviews a day.
const offered = {
  minutes: 60,
  firstDay: '2026-09-08',
  lastDay: '2026-09-09',
  fromHour: 9,
  toHour: 11,
  zone,
  noticeHours: 0,
};
const hour = (time: string, day = '2026-09-08') => `${day}T${time}:00.000Z`;
const step = { id: 70, stage: 'first' as const, title: 'Skills', ask: '', criteria: [{ name: 'Judgement', good: '' }] };
let drawn = 0;

const colleagues = () =>
  ['Noor', 'Pat'].map((firstName) => anActor('manager', { id: room.clock.newId(), firstName })) as [Actor, Actor];

type Held = Pick<InterviewStep, 'pool' | 'interviewers'>;

/** A job whose interview is held so, of which a candidate has a link to times. */
async function anOffer({ pool, interviewers }: Held, { of = [] as Actor[], body = {} } = {}) {
  const office = await calendarOffice(room);
  const { manager, candidate, jobId, ask, dataOf } = office;
  const plan = { jobId, version: 1, steps: [{ ...step, interviewers, ...(pool && { pool }) }] };
  await room.table.write([
    { put: { ...keys.interviewPlan(jobId), ...plan } },
    ...of.map(({ id }) => ({
      put: {
        ...keys.jobMember(jobId, id),
        id: room.clock.newId(),
        jobId,
        memberId: id,
        part: 'interviewer',
        since: '',
      },
    })),
  ]);
  const offer = () =>
    ask('offerTimes', { by: manager, body: { ...offered, candidateId: candidate.id, jobId, stepId: 70, ...body } });
  const linked = async () => {
    const made = (await offer()).data as BookingOffer;
    const token = Buffer.from(String((drawn += 1)).padStart(16, 'e')).toString('base64url');
    const purpose = { kind: 'booking', managerId: manager.id, offerId: made.id } as const;
    await mailedTokensIn(room.table).save(token, purpose, room.clock.now());
    const read = () => dataOf<BookingLink>('readBookingLink', { body: { token } });
    const book = (start: string) => ask('bookByLink', { body: { token, start } });
    return { read, book };
  };
  const chosen = async () =>
    (await room.table.get(keys.heldInterview(jobId, candidate.id, 70), { consistent: true }))?.interviewerId;
  return { ...office, offer, linked, chosen, plan };
}

const entriesOf = async ({ id }: Pick<Actor, 'id'>) =>
  (await room.table.query(keys.calendarDaysBetween(id, '2026-01-01', '2027-01-01'), { consistent: true }))
    .flatMap(({ entries }) => Object.values(entries))
    .map(({ start, isAside }) => [start, isAside]);
const busyAt = (who: Actor, start: string, minutes = 60) =>
  room.ownEvent({ start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString(), zone, title: 'Away' }, who);

describe('An interview that a panel holds', () => {
  it('is offered when all of it are free, takes all their time, and none of who only arranged it', async () => {
    const [noor, pat] = colleagues();
    const { manager, candidate, linked } = await anOffer({ interviewers: [noor.id, pat.id] }, { of: [noor, pat] });
    await busyAt(noor, hour('13:00'));
    await busyAt(pat, hour('13:00', '2026-09-09'), 120);
    await busyAt(manager, hour('14:00'));
    const { read, book } = await linked();
    const shown = await read();
    expect(shown).toMatchObject({ interviewers: 2, times: [hour('14:00')] });
    for (const { firstName } of [noor, pat]) expect(JSON.stringify(shown)).not.toContain(firstName);
    expect((await book(hour('14:00'))).status).toBe(200);
    for (const one of [noor, pat, candidate]) expect(await entriesOf(one)).toContainEqual([hour('14:00'), undefined]);
    expect(await entriesOf(manager)).toContainEqual([hour('14:00'), true]);
    expect((await read()).booked).toMatchObject({ start: hour('14:00') });
  });

  it('is offered in the working hours of each of it, which who arranges it does not see', async () => {
    const [noor, pat] = colleagues();
    const { linked } = await anOffer({ interviewers: [noor.id, pat.id] }, { of: [noor, pat] });
    const { read, book } = await linked();
    expect((await read()).times).toContain(hour('13:30'));
    const works = { timeZone: zone, workingHours: [{ weekday: 2, fromHour: 10, toHour: 12 }] };
    await room.table.writeOne({
      put: { ...keys.account(noor.id), ...noor, email: 'noor@hours.example', status: 'active', version: 1, ...works },
    });
    expect((await read()).times).toEqual([hour('14:00')]);
    expect((await book(hour('13:30'))).status).toBe(409);
    expect((await book(hour('14:00'))).status).toBe(200);
  });

  it('is refused to be offered when it is never free together, or planned no more', async () => {
    const [noor, pat] = colleagues();
    const { offer, plan } = await anOffer({ interviewers: [noor.id, pat.id] }, { of: [noor, pat] });
    await busyAt(noor, hour('13:00'), 120);
    await busyAt(pat, hour('13:00', '2026-09-09'), 120);
    const message = 'The panel and the candidate are all free at none of these times; offer other days or hours';
    expect(await offer()).toMatchObject({ status: 409, errors: [{ key: 'stepId', message }] });
    await room.table.writeOne({ put: { ...keys.interviewPlan(plan.jobId), ...plan, steps: [] } });
    expect(await offer()).toMatchObject({ status: 422, errors: [{ key: 'stepId' }] });
  });

  it('is held by those of it who still help with the job, from whom the candidate does not hide', async () => {
    const [noor, pat] = colleagues();
    const { candidate, linked } = await anOffer({ interviewers: [noor.id, pat.id] }, { of: [noor] });
    const { read } = await linked();
    expect(await read()).toMatchObject({ interviewers: 1 });
    const account = { ...noor, email: 'noor@hidden.example', status: 'active', version: 1 };
    await room.table.write([
      { put: { ...keys.account(noor.id), ...account } },
      {
        put: {
          ...keys.hiddenFrom(candidate.id),
          part: 'hiding',
          findableBy: 'everybody',
          companies: ['hidden.example'],
          confirmed: [],
          version: 1,
        },
      },
    ]);
    expect((await read()).interviewers).toBeUndefined();
  });
});

describe('An interview that one of a pool holds', () => {
  const none = { mostPerWeek: null };

  it('is held by who has fewest interviews that week, whose time alone it takes, and who alone owes its scorecard', async () => {
    const [noor, pat] = colleagues();
    const held = { pool: none, interviewers: [noor.id, pat.id] };
    const [first, second] = [await anOffer(held, { of: [noor, pat] }), await anOffer(held, { of: [noor, pat] })];
    const link = await first.linked();
    await link.book(hour('13:00'));
    await (await second.linked()).book(hour('14:00'));
    expect([await first.chosen(), await second.chosen()]).toEqual([noor.id, pat.id]);
    expect(await entriesOf(noor)).toEqual([[hour('13:00'), undefined]]);
    const pair = { jobId: first.jobId, candidateId: first.candidate.id };
    const steps = first.plan.steps;
    expect(await withoutScorecard(room.table, pair, steps)).toEqual([noor.id]);
    expect(await withoutScorecard(room.table, { ...pair, candidateId: 1 }, steps)).toEqual([noor.id, pat.id]);
    // A move keeps who holds it where they can, and else chooses again.
    await link.book(hour('14:00', '2026-09-09'));
    expect(await first.chosen()).toBe(noor.id);
    await busyAt(noor, hour('13:00', '2026-09-09'));
    await link.book(hour('13:00', '2026-09-09'));
    expect(await first.chosen()).toBe(pat.id);
    expect((await entriesOf(noor)).map(([start]) => start)).toEqual([hour('13:00', '2026-09-09')]);
  });

  it('never gives one person two interviews of one moment: two who choose it meet two, and of three one chooses again', async () => {
    const [noor, pat] = colleagues();
    const held = { pool: none, interviewers: [noor.id, pat.id] };
    const offers = [];
    for (let n = 0; n < 3; n += 1) offers.push(await anOffer(held, { of: [noor, pat] }));
    const links = [];
    for (const one of offers) links.push(await one.linked());
    const booked = await Promise.all(links.map(({ book }) => book(hour('13:00'))));
    expect(booked.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const winners = offers.filter((_one, at) => booked[at]?.status === 200);
    const who = await Promise.all(winners.map(({ chosen }) => chosen()));
    expect(who.toSorted()).toEqual([noor.id, pat.id].toSorted());
    for (const one of [noor, pat]) expect(await entriesOf(one)).toEqual([[hour('13:00'), undefined]]);
  });

  it('keeps to its limit of a week also when two choose different days of it in one moment, and says so', async () => {
    const [noor] = colleagues();
    const held = { pool: { mostPerWeek: 1 }, interviewers: [noor.id] };
    const [first, second, late] = [
      await anOffer(held, { of: [noor] }),
      await anOffer(held, { of: [noor] }),
      await anOffer(held, { of: [noor] }),
    ];
    const [one, other] = [await first.linked(), await second.linked()];
    const booked = await Promise.all([one.book(hour('13:00')), other.book(hour('13:00', '2026-09-09'))]);
    expect(booked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entriesOf(noor)).toHaveLength(1);
    expect((await (booked[0]?.status === 200 ? other : one).read()).times).toEqual([]);
    const message =
      'Everybody of the pool who is free has 1 interview that week already; raise the limit in the interviews of the job, or offer another week';
    expect(await late.offer()).toMatchObject({ status: 409, errors: [{ key: 'stepId', message }] });
  });

  it('is not given to who stops helping with the job before the booking', async () => {
    const [noor, pat] = colleagues();
    const { linked, jobId, chosen } = await anOffer(
      { pool: none, interviewers: [noor.id, pat.id] },
      { of: [noor, pat] },
    );
    const { book } = await linked();
    await room.table.writeOne({ remove: keys.jobMember(jobId, noor.id) });
    await book(hour('13:00'));
    expect(await chosen()).toBe(pat.id);
  });
});
