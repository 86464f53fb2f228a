import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { followed, type Operation, type Screen, type Viewer } from '../freshness.ts';
import type { Visitor } from '../support/browser.ts';
import { markLive } from '../support/mark-live.ts';
import type { Person } from '../support/people.ts';
import { anInvitedRecruiter, aPerson, aPostedJob, signIn, verifying } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { waitFor } from '../support/wait.ts';
import { whenLoaded } from '../support/when-loaded.ts';

const hour = 3_600_000;
const day = 24 * hour;
const { applications, calendar, chat, claims, clients, jobs, pipeline, points, profile, recruiters } = contract;
const superManager = contract['super-manager'];
const candidateProfile = contract['candidate-profile'];

/** Words that time changes by itself. */
const ofTheMoment = /\b(just now|now|moments? ago|in \d+ \w+|\d+ (second|minute)s? ago|\d+:\d\d( [AP]M)?)\b/gi;

describe('What one person does is seen on the pages that others have open, without reloading', () => {
  let site: VisitedSite;
  const people = {} as Record<Viewer, Person>;
  const visitors = {} as Record<Viewer, Visitor>;
  const seen: Partial<Record<Operation, Screen[]>> = {};
  const ids: Record<string, number> = {};
  const meeting = new Date(Math.ceil(Date.now() / day) * day + day + 15 * hour);
  // The list of a calendar is of one month, in which the meeting may not be today's.
  const days: Record<string, string> = { meetingDay: meeting.toISOString().slice(0, 10) };
  const findings: string[] = [];

  beforeAll(async () => {
    site = await openVisitedSite();
    const [manager, candidate, overseer, colleague] = await Promise.all([
      aPerson(site.api, 'manager', 'Maria'),
      aPerson(site.api, 'candidate', 'Arun'),
      aPerson(site.api, 'manager', 'Sam'),
      aPerson(site.api, 'manager', 'Olga'),
    ]);
    await site.api.call(profile.requestSuperManager, {}, overseer.token);
    await site.local.operate({ action: 'approve-super-manager', email: overseer.email });
    await site.local.operate(verifying(manager.email));
    // The session from before the approval ended with the role.
    Object.assign(people, { manager, candidate, overseer: await signIn(site.api, overseer.email) });
    people.recruiter = await anInvitedRecruiter(site.api, manager, 'Rosa');
    people.newcomer = await anInvitedRecruiter(site.api, colleague, 'Nora');
    ids['job'] = await aPostedJob(site.api, manager);
    await site.local.settled();
    for (const [viewer, person] of Object.entries(people) as [Viewer, Person][]) {
      visitors[viewer] = await site.signedIn(person);
      await visitors[viewer].context.addInitScript(markLive);
    }
  });
  afterAll(() => site?.close());

  const textOf = async (page: Page): Promise<string> =>
    (await page.locator('main').first().innerText()).replaceAll(ofTheMoment, '…').replaceAll(/\s+/g, ' ');

  const addressOf = (screen: Screen): [Viewer, string] => {
    const [viewer = '', path = ''] = screen.split(' ');
    return [viewer as Viewer, path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? days[name]))];
  };

  /** The pages that are open, by their viewers and addresses. A page costs most while it loads, so it is watched on. */
  const open = new Map<string, Page>();
  afterEach(async () => {
    await Promise.all([...open.values()].map((page) => page.close()));
    open.clear();
  });

  /** The page that has been open since an earlier operation, or a new one. */
  async function watched(screen: Screen): Promise<Page> {
    const address = addressOf(screen).join(' ');
    const page = open.get(address) ?? (await opened(screen));
    open.set(address, page);
    return page;
  }

  /** The page, in a tab of its own that follows what happens from now on. */
  async function opened(screen: Screen): Promise<Page> {
    const [viewer, path] = addressOf(screen);
    const page = await visitors[viewer].context.newPage();
    await page.goto(path);
    await Promise.all([whenLoaded(page), page.locator('html[data-live="open"]').waitFor({ state: 'attached' })]);
    return page;
  }

  /**
   * Does what the operation names, and sees every page of the table show something else than before, and the same as
   * when it is loaded again.
   */
  async function sees(operation: Operation, act: () => Promise<unknown>): Promise<void> {
    const screens = followed[operation] ?? [];
    const befores = await Promise.all(
      screens.map(async (screen) => {
        const page = await watched(screen);
        return { screen, page, before: await waitFor(`${screen} to rest`, () => steadyText(page)) };
      }),
    );
    await act();
    await site.local.settled();
    await Promise.all(
      befores.map(async ({ screen, page, before }) => {
        const again = await opened(screen);
        const texts = { open: '', again: '' };
        const follows = await waitFor(
          `${screen} to follow ${operation}`,
          async () => {
            [texts.open, texts.again] = [await textOf(page), await textOf(again)];
            return (texts.open !== before && texts.open === texts.again) || undefined;
          },
          30_000,
          100,
        ).catch(() => false);
        const shown = texts.open === before ? 'nothing else than before' : `'${texts.open}'`;
        const loaded = texts.again === texts.open ? 'so it does' : `'${texts.again}'`;
        if (!follows)
          findings.push(`${screen} after ${operation} shows ${shown}, and ${loaded} when it is loaded again`);
        await again.close();
      }),
    );
    seen[operation] = screens;
  }

  async function steadyText(page: Page): Promise<string | undefined> {
    const first = await textOf(page);
    await new Promise((resolve) => setTimeout(resolve, 150));
    return first === (await textOf(page)) ? first : undefined;
  }

  const by = (viewer: Viewer) => people[viewer].token;
  const pair = () => ({ jobId: ids['job']!, candidateId: people.candidate.id });
  const move = (status: 'submitted' | 'first_interview_scheduled' | 'first_interview_complete') => () =>
    site.api.call(pipeline.changeCandidateStatus, { params: pair(), body: { status } }, by('recruiter'));

  it('between a manager and the recruiter of another', async () => {
    const ask = async (title: string) => {
      const jobId = await aPostedJob(site.api, people.manager, title);
      const params = { id: people.newcomer.id };
      return (await site.api.call(recruiters.inviteOtherRecruiter, { params, body: { jobId } }, by('manager'))).body
        .data.id;
    };
    const first = { id: 0 };
    await sees('recruiters.inviteOtherRecruiter', async () => {
      first.id = await ask('Scrub nurse');
    });
    await sees('recruiters.acceptWorkRequest', () =>
      site.api.call(recruiters.acceptWorkRequest, { params: first }, by('newcomer')),
    );
    await sees('recruiters.closeOtherRecruiter', () =>
      site.api.call(recruiters.closeOtherRecruiter, { params: first }, by('manager')),
    );
    const second = { id: await ask('Recovery nurse') };
    await site.local.settled();
    await sees('recruiters.declineWorkRequest', () =>
      site.api.call(recruiters.declineWorkRequest, { params: second }, by('newcomer')),
    );
  });

  it('from an invitation of a recruiter to their joining', async () => {
    await sees('recruiters.inviteRecruiters', () =>
      site.api.call(recruiters.inviteRecruiters, { body: { emails: [people.newcomer.email] } }, by('manager')),
    );
    const [invitation] = (await site.api.call(recruiters.listJoinInvitations, { query: {} }, by('newcomer'))).body.data;
    await sees('recruiters.acceptJoinInvitation', () =>
      site.api.call(recruiters.acceptJoinInvitation, { params: { id: invitation!.id } }, by('newcomer')),
    );
  });

  it('from an application to an interview', async () => {
    Object.assign(ids, { candidate: people.candidate.id, recruiter: people.recruiter.id });
    await sees('applications.applyToJob', async () => {
      const { body } = await site.api.call(applications.applyToJob, { params: { id: ids['job']! } }, by('candidate'));
      ids['application'] = body.data.id;
    });
    await sees('applications.acceptSelfAssignment', () =>
      site.api.call(applications.acceptSelfAssignment, { params: { id: ids['application']! } }, by('recruiter')),
    );
    await sees('pipeline.changeCandidateStatus', move('submitted'));
    await sees('pipeline.undoCandidateStatus', () =>
      site.api.call(pipeline.undoCandidateStatus, { params: pair(), body: {} as never }, by('recruiter')),
    );
    await move('submitted')();
    await sees('pipeline.addCandidateJobNote', () =>
      site.api.call(pipeline.addCandidateJobNote, { params: pair(), body: { note: 'Speaks well.' } }, by('manager')),
    );
    await sees('candidate-profile.addEducation', () =>
      site.api.call(
        candidateProfile.addEducation,
        {
          params: { candidateId: people.candidate.id },
          body: { school: 'Ohio State University', degree: 'Nursing', from: 2010, to: 2014 },
        },
        by('candidate'),
      ),
    );
  });

  it('from the proposals of two recruiters to the choice of the candidate, and its end (PLUS-02)', async () => {
    const company = {
      companyName: 'Harbour Clinic',
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: 'ann@harbour.example',
    };
    const clientId = (await site.api.call(clients.addClient, { body: company }, by('manager'))).body.data.id;
    const job = { title: 'Theatre nurse', description: 'Care for patients in theatre.', points: 300, clientId };
    const jobId = (await site.api.call(jobs.postJob, { body: job }, by('manager'))).body.data.id;
    const propose = async (viewer: Viewer) => {
      const body = { candidateId: people.candidate.id, jobId };
      return (await site.api.call(claims.proposeCandidate, { body }, by(viewer))).body.data.id;
    };
    await sees('claims.proposeCandidate', async () => {
      ids['claim'] = await propose('recruiter');
    });
    await propose('newcomer');
    const params = { id: ids['claim']! };
    await sees('claims.confirmClaim', () => site.api.call(claims.confirmClaim, { params }, by('candidate')));
    // For ten minutes the candidate may undo it, and until then nobody else reads of it.
    expect(await textOf(await opened('newcomer /claims'))).toContain('Waits for the candidate');
    await sees('claims.endCandidateClaim', () =>
      site.api.call(claims.endCandidateClaim, { params, body: {} }, by('candidate')),
    );
  });

  it('through what happens to a job', async () => {
    const params = { id: ids['job']! };
    await sees('jobs.addJobNote', () =>
      site.api.call(jobs.addJobNote, { params, body: { note: 'Budget is confirmed.' } }, by('manager')),
    );
    await sees('jobs.postJob', () => aPostedJob(site.api, people.manager, 'Surgical technologist'));
    await sees('jobs.holdJob', () => site.api.call(jobs.holdJob, { params }, by('manager')));
    await site.api.call(jobs.closeJob, { params, body: {} }, by('manager'));
    await sees('jobs.reopenJob', () => site.api.call(jobs.reopenJob, { params }, by('manager')));
  });

  it('in conversations', async () => {
    const clientId = randomUUID();
    await site.api.call(chat.startChannel, { body: { recipientId: people.candidate.id } }, by('recruiter'));
    await sees('chat.sendMessage', () =>
      site.api.call(
        chat.sendMessage,
        { params: { id: people.candidate.id }, body: { clientId, data: 'Are nights fine?' } },
        by('recruiter'),
      ),
    );
  });

  it('in calendars', async () => {
    const end = new Date(meeting.getTime() + hour);
    const times = { start: meeting.toISOString(), end: end.toISOString(), zone: 'America/New_York' };
    let eventId: number;
    await sees('calendar.bookMeeting', async () => {
      const { body } = await site.api.call(calendar.bookMeeting, { body: { ...times, ...pair() } }, by('manager'));
      eventId = body.data.id;
    });
    await sees('calendar.cancelMeeting', () =>
      site.api.call(calendar.cancelMeeting, { params: { eventId } }, by('manager')),
    );
  });

  it('among those who oversee', async () => {
    const ask = () =>
      site.api.call(superManager.requestCollaborations, { body: { managerIds: [people.manager.id] } }, by('overseer'));
    const received = async () => {
      const { body } = await site.api.call(superManager.listReceivedCollaborations, { query: {} }, by('manager'));
      return { params: { id: body.data[0]!.id } };
    };
    await sees('super-manager.requestCollaborations', ask);
    await sees('super-manager.rejectCollaboration', async () =>
      site.api.call(superManager.rejectCollaboration, await received(), by('manager')),
    );
    await ask();
    await sees('super-manager.acceptCollaboration', async () =>
      site.api.call(superManager.acceptCollaboration, await received(), by('manager')),
    );
  });

  it('up to the hire and its points', async () => {
    await sees('jobs.closeJob', () =>
      site.api.call(
        jobs.closeJob,
        { params: { id: ids['job']! }, body: { candidateId: people.candidate.id, recruiterId: people.recruiter.id } },
        by('manager'),
      ),
    );
    await sees('points.redeemPoints', () =>
      site.api.call(points.redeemPoints, { body: { count: 200 } }, by('recruiter')),
    );
  });

  it('Every page of the table follows', () => {
    expect(findings).toEqual([]);
  });

  it('The table names no operation that the story leaves out', () => {
    expect(Object.keys(seen).toSorted()).toEqual(Object.keys(followed).toSorted());
  });
});
