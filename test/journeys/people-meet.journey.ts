import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { axeFindings, narrow, narrowFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import { aVisitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Team } from '../support/people.ts';
import { aCandidatePutForward, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const day = 86_400_000;
/** A date so many days ahead, moved on to a Tuesday, so that its week has the days around it. */
const tuesdayIn = (days: number): string => {
  const at = new Date(Date.now() + days * day);
  return new Date(at.getTime() + ((9 - at.getUTCDay()) % 7) * day).toISOString().slice(0, 10);
};

describe('People meet', () => {
  let site: VisitedSite;
  let team: Team;
  let place: { jobId: number; candidateId: number };
  let manager: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    place = await aCandidatePutForward(site.api, team);
    for (const { token } of [team.manager, team.candidate])
      await site.api.call(contract.profile.changeTimeZone, { body: { timeZone: 'America/New_York' } }, token);
    const params = place;
    await site.api.call(
      contract.pipeline.changeCandidateStatus,
      { params, body: { status: 'submitted' } },
      team.manager.token,
    );
    manager = await site.signedIn(team.manager);
  });
  afterAll(() => site?.close());

  const dialogOf = ({ page }: Visitor) => page.getByRole('dialog');
  const eventOf = (page: Page) => page.getByRole('button', { name: /Interview with Arun/ });

  it('by mouse: from the pipeline’s interview step to a meeting, dragged, moved to another day and cancelled, as the candidate’s page says (CAL-16, CAL-25 to CAL-27)', async () => {
    const { page } = manager;
    await manager.go(`/jobs/${place.jobId}/candidates/${place.candidateId}`);
    await page
      .getByRole('list', { name: 'Move to' })
      .getByRole('button', { name: 'First Interview Scheduled' })
      .click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('link', { name: 'Schedule the interview' }).click();
    const date = tuesdayIn(7);
    const form = dialogOf(manager);
    await form.getByLabel('Start date').fill(date);
    await form.getByLabel('Start time').fill('09:00');
    await form.getByLabel('End time').fill('10:00');
    await form.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('The interview is scheduled').waitFor();
    await manager.go(`/jobs/${place.jobId}/candidates/${place.candidateId}`);
    await page.getByRole('link', { name: 'Show it in the calendar' }).waitFor();

    await manager.go(`/calendar?view=week&date=${date}`);
    await drag(page, eventOf(page), { hours: 1.25, before: () => page.keyboard.press('Escape') });
    expect(await form.count()).toBe(0);
    await drag(page, eventOf(page), { hours: 1.25, before: () => page.locator('.calendar-ghost').waitFor() });
    expect(await form.getByLabel('Start time').inputValue()).toBe('10:15');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Interview with Arun.*10:15.*11:15/ }).waitFor();
    await drag(page, eventOf(page), { hours: 0.5, byEnd: true });
    expect(await form.getByLabel('End time').inputValue()).toBe('11:45');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Interview with Arun.*10:15.*11:45/ }).waitFor();
    await eventOf(page).click();
    await form.getByRole('button', { name: 'Move or change' }).click();
    await form.getByLabel('Start date').fill(new Date(Date.parse(date) + day).toISOString().slice(0, 10));
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The change is saved').waitFor();
    await page.getByRole('button', { name: /^Interview with Arun.*Wednesday/ }).click();
    await form.getByRole('button', { name: 'Cancel the interview' }).click();
    await form.getByRole('button', { name: 'Cancel it and tell both' }).click();
    await page.getByText('The interview is cancelled').waitFor();
    await expect.poll(() => eventOf(page).count()).toBe(0);
    await manager.go(`/jobs/${place.jobId}/candidates/${place.candidateId}`);
    await page.getByText('No date yet').waitFor();
    expect(manager.problems).toEqual([]);
  });

  it('by keyboard alone: a meeting is made, moved, found as the next one and cancelled', async () => {
    const { page } = manager;
    await manager.go('/calendar?view=agenda');
    const date = tuesdayIn(14);
    await press(page, page.getByRole('button', { name: 'Schedule interview' }).first());
    const form = dialogOf(manager);
    await form.getByRole('option', { name: /Arun/ }).waitFor({ state: 'attached' });
    await reach(page, form.getByLabel('Candidate'));
    await page.keyboard.type('Arun');
    await reach(page, form.getByLabel('Start date'));
    const [year, month, dayOfMonth] = date.split('-');
    await page.keyboard.type(`${month}${dayOfMonth}${year}`);
    await press(page, form.getByRole('button', { name: 'Schedule' }));
    await page.getByText('The interview is scheduled').waitFor();
    await manager.go(`/calendar?view=agenda&date=${date}`);
    await press(page, page.getByRole('button', { name: /Interview with Arun.*Next$/ }));
    await press(page, form.getByRole('button', { name: 'Move or change' }));
    await reach(page, form.getByLabel('Start time'));
    await page.keyboard.type('1130AM');
    await reach(page, form.getByLabel('End time'));
    await page.keyboard.type('1230PM');
    await press(page, form.getByRole('button', { name: 'Save' }));
    await page.getByText('The change is saved').waitFor();
    await press(page, page.getByRole('button', { name: /^11:30.*Interview with Arun/ }));
    await press(page, form.getByRole('button', { name: 'Cancel the interview' }));
    await press(page, form.getByRole('button', { name: 'Cancel it and tell both' }));
    await page.getByText('The interview is cancelled').waitFor();
    expect(manager.problems).toEqual([]);
  });

  it('by a mailed link at 360 px, without signing in: a time that was just taken gives way to fresh ones (PLUS-07)', async () => {
    const [firstDay, lastDay] = [tuesdayIn(7), new Date(Date.parse(tuesdayIn(7)) + day).toISOString().slice(0, 10)];
    const body = {
      ...place,
      firstDay,
      lastDay,
      fromHour: 9,
      toHour: 12,
      minutes: 60 as const,
      zone: 'America/New_York',
    };
    await site.api.call(contract.calendar.offerTimes, { body }, team.manager.token);
    const link = await mailedLink(site.local, team.candidate.email, 'choose a time');
    const candidate = await site.visitor(narrow);
    const { page } = candidate;
    await candidate.go(link);
    const nine = () => page.getByRole('button', { name: '9:00 AM' });
    await nine().first().click();
    const start = `${firstDay}T09:00`;
    await page.getByRole('button', { name: 'Book this time' }).waitFor();
    // Meanwhile the candidate is booked then by the manager.
    const times = { start: inNewYork(start), end: inNewYork(`${firstDay}T10:00`), zone: 'America/New_York' };
    await site.api.call(contract.calendar.bookMeeting, { body: { ...times, ...place } }, team.manager.token);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText(/taken a moment ago/).waitFor();
    await expect.poll(() => nine().count()).toBe(1);
    await nine().click();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText(/You meet Maria/).waitFor();
    expect(await narrowFindings(page, '/book')).toEqual([]);
    await page.getByRole('button', { name: 'Cancel the interview' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect.poll(() => nine().count()).toBe(1);
    expect(candidate.problems).toEqual([]);
    await candidate.context.close();
  });

  it('a recruiter too: offers a first call, which the candidate books by the mailed link, opens its room, and has it beside the candidate’s interview (PLUS-48)', async () => {
    const date = tuesdayIn(14);
    const interview = { ...place, start: inNewYork(`${date}T15:00`), end: inNewYork(`${date}T16:00`) };
    const body = { ...interview, zone: 'America/New_York' };
    await site.api.call(contract.calendar.bookMeeting, { body }, team.manager.token);
    const recruiter = await site.signedIn(team.recruiter);
    const { page } = recruiter;
    const form = dialogOf(recruiter);
    await recruiter.go(`/calendar?view=week&date=${date}`);
    await page.getByRole('button', { name: /Arun.*Maria/ }).click();
    await form.getByText('The manager and the candidate can move or cancel it').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Offer times' }).click();
    await form.getByRole('option', { name: /Arun/ }).waitFor({ state: 'attached' });
    await form.getByLabel('Candidate').selectOption({ index: 1 });
    for (const day of ['First day', 'Last day']) await form.getByLabel(day).fill(date);
    await form.getByLabel('Meet online').check();
    await form.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/gets a mail with the link to choose a time/).waitFor();

    const candidate = await site.visitor(narrow);
    await candidate.go(await mailedLink(site.local, team.candidate.email, 'talk to you'));
    await candidate.page
      .getByRole('button', { name: /^\d+:\d\d [AP]M$/ })
      .first()
      .click();
    await candidate.page.getByRole('button', { name: 'Book this time' }).click();
    await candidate.page.getByRole('button', { name: 'Cancel the call' }).waitFor();
    await page.getByRole('button', { name: /Call with Arun/ }).click();
    await form.getByRole('link', { name: 'Open the room' }).click();
    await page.getByRole('heading', { level: 1, name: /Call with Arun/ }).waitFor();
    expect([recruiter.problems, candidate.problems]).toEqual([[], []]);
    for (const { context } of [recruiter, candidate]) await context.close();
  });

  describe('in the weeks in which clocks change', () => {
    const weeks = ['2027-03-14', '2027-10-31', '2027-11-07'];
    beforeAll(async () => {
      for (const week of weeks)
        for (const [ahead, hour] of [0, 1, 2, 3, 4, 5, 6].map((n) => [n, 8 + n] as const)) {
          const date = new Date(Date.parse(week) + ahead * day).toISOString().slice(0, 10);
          const at = (h: number) => inNewYork(`${date}T${String(h).padStart(2, '0')}:00`);
          const body = { ...place, start: at(hour), end: at(hour + 1), zone: 'America/New_York' };
          await site.api.call(contract.calendar.bookMeeting, { body }, team.manager.token);
        }
    });

    it.each(['America/New_York', 'Asia/Kolkata'])(
      'a browser in %s draws each event at the label of its hour, and none is missing (CAL-01)',
      async (timezoneId) => {
        const visitor = await aVisitor(site.browser, site.local.url, { timezoneId, token: team.manager.token });
        for (const week of weeks) {
          await visitor.go(`/calendar?view=week&date=${week}`);
          await eventOf(visitor.page).nth(6).waitFor();
          expect(await distances(visitor.page), `the week of ${week}`).toEqual([0, 0, 0, 0, 0, 0, 0]);
        }
        await visitor.context.close();
      },
      120_000,
    );

    it('meet WCAG 2.2 AA in every view, light and dark, and at 320 px', async () => {
      const { page } = manager;
      const findings: string[] = [];
      for (const view of ['month', 'week', 'day', 'agenda']) {
        await manager.go(`/calendar?view=${view}&date=2027-03-14`);
        await eventOf(page).first().waitFor();
        findings.push(...(await axeFindings(page, view)), ...(await narrowFindings(page, view)));
      }
      expect(findings).toEqual([]);
    }, 180_000);
  });
});

interface Drag {
  hours: number;
  /** By the lower edge. */
  byEnd?: boolean;
  /** Done before the button is released. */
  before?: () => Promise<unknown>;
}

/** Drags an event of a week down by so many hours. */
async function drag(page: Page, event: Locator, { hours, byEnd = false, before }: Drag): Promise<void> {
  const hour = await restingBox(page.locator('.rbc-time-gutter .rbc-timeslot-group').nth(10));
  // Last, since looking for anything else may scroll.
  const box = await restingBox(event);
  const [x, y] = [box.x + box.width / 2, byEnd ? box.y + box.height - 3 : box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + hours * hour.height, { steps: 6 });
  await before?.();
  await page.mouse.up();
}

/** Where something is, in view, once two looks find it in the same place; what was just saved is drawn again, and elsewhere. */
async function restingBox(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let last: Awaited<ReturnType<Locator['boundingBox']>> = null;
  const rests = async () => {
    // What is drawn again between the two calls is looked for by the next look.
    await target.scrollIntoViewIfNeeded().catch(() => undefined);
    const [before, box] = [last, await target.boundingBox()];
    last = box;
    return box !== null && JSON.stringify(box) === JSON.stringify(before);
  };
  await expect.poll(rests, { message: `${String(target)} rests` }).toBe(true);
  if (!last) throw new Error(`${String(target)} is gone`);
  return last;
}

/** Moves to something by Tab alone; fails where it cannot be reached. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached by 80 × Tab`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** How far each event's top is from where the labels of its hours put it, in whole pixels. */
async function distances(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const groups = [...document.querySelectorAll('.rbc-time-gutter .rbc-timeslot-group')];
    return [...document.querySelectorAll('.rbc-day-slot .rbc-event')].map((event) => {
      const name = event.querySelector('button')?.getAttribute('aria-label') ?? '';
      const [, hour, half] = /, (\d+):00 (AM|PM) to/.exec(name) ?? /, (\d+):00 (AM|PM)/.exec(name) ?? [];
      const slot = groups[(Number(hour) % 12) + (half === 'PM' ? 12 : 0)];
      return Math.abs(Math.round(event.getBoundingClientRect().top - (slot?.getBoundingClientRect().top ?? 9999)));
    });
  });
}

/** The instant of a local time in New York. */
function inNewYork(local: string): string {
  const guess = Date.parse(`${local}Z`);
  const offset = (at: number) => {
    const text = new Date(at).toLocaleString('sv-SE', { timeZone: 'America/New_York' });
    return Date.parse(`${text.replace(' ', 'T')}Z`) - at;
  };
  return new Date(guess - offset(guess - offset(guess))).toISOString();
}
