import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logDelay } from '../../functions/search/catch-up.ts';
import { freshFor } from '../../functions/search/replica.ts';
import { jobMaterial } from '../../infra/demo-world/job-material.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { CallOf, RouteDefinition } from '../../shared/contract/route.ts';
import type { ActionBudget } from '../budgets.ts';
import { changeBudgets, mostCallsOfAScreen, screenBudgets, shareOfScreensWithOneCall } from '../budgets.ts';
import type { Api, ApiResponse } from '../support/api.ts';
import { openApi } from '../support/api.ts';
import type { Figures } from '../support/meter.ts';
import { measured } from '../support/meter.ts';
import { aSignUp, mailedToken, signIn, somePassword, verifying } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { openSite } from '../support/site.ts';

const { accounts, applications, clients, guest, jobs, lookups, notifications, pipeline, points, profile, recruiters } =
  contract;
const budgets: Record<string, ActionBudget> = { ...screenBudgets, ...changeBudgets };
type Action = keyof typeof screenBudgets | keyof typeof changeBudgets;

/** Jobs of the demo world, so that the page weighs what a real one does. */
const jobForms = Array.from({ length: 50 }, (_, number) => {
  const {
    field: _field,
    companyIndex: _company,
    city,
    postedDaysAgo: _posted,
    startsInDays: _starts,
    ...form
  } = jobMaterial(number);
  return { ...form, cityId: city.id };
});

describe('The cost of the story', () => {
  let site: Site;
  let api: Api;
  const figures = new Map<string, Figures>();

  beforeAll(async () => {
    site = await openSite();
    // As browsers ask.
    api = openApi(site.local.url, (address, options) =>
      fetch(address, { ...options, headers: { ...(options?.headers as object), 'accept-encoding': 'gzip, br' } }),
    );
  });
  afterAll(() => site?.close());

  async function does<R extends RouteDefinition>(
    action: Action,
    route: R,
    parts: CallOf<R>,
    token?: string,
  ): Promise<ApiResponse<R>> {
    const measurement = await measured(site.local, budgets[action]!.events, () => api.call(route, parts, token));
    figures.set(action, measurement.figures);
    return measurement.answer;
  }

  async function opens(action: Action, address: string): Promise<void> {
    const { figures: cost } = await measured(site.local, 0, async () => {
      const response = await fetch(`${site.local.url}${address}`, { headers: { 'accept-encoding': 'gzip, br' } });
      return { headers: response.headers, text: await response.text() };
    });
    figures.set(action, cost);
  }

  it('is shown by the meter, action by action', { timeout: 120_000 }, async () => {
    const [maria, arun, rosa] = [aSignUp('Maria'), aSignUp('Arun'), aSignUp('Rosa')];
    await does('sign up', accounts.signUpManager, { body: maria });
    await does('confirm the address', accounts.confirm, {
      body: { confirmationToken: await mailedToken(api, maria.email, 'Confirm') },
    });
    await site.local.operate(verifying(maria.email));
    const signedIn = await does('sign in', accounts.signIn, { body: { email: maria.email, password: somePassword } });
    const manager = signedIn.headers.get('jwt') ?? '';
    const company = {
      companyName: 'Lakeside Hospital',
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: 'ann@lakeside.example',
    };
    const client = await does('add a client', clients.addClient, { body: company }, manager);
    for (const body of jobForms.slice(1)) await api.call(jobs.postJob, { body }, manager);
    const posted = await does(
      'post a job',
      jobs.postJob,
      { body: { ...jobForms[0]!, clientId: client.body.data.id, points: 500 } },
      manager,
    );
    const id = posted.body.data.id;

    await api.call(guest.listGuestJobs, { query: {} });
    // The index looks back a little further than its last look; fifty jobs posted at once would be read twice, which
    // happens to no real page.
    await new Promise((resolve) => setTimeout(resolve, logDelay + freshFor));
    await api.call(guest.listGuestJobs, { query: {} });
    await new Promise((resolve) => setTimeout(resolve, 2 * freshFor));
    const page = await does('guest: list of jobs', guest.listGuestJobs, { query: {} });
    expect(page.body.data).toHaveLength(50);
    await opens('guest: page of jobs', '/find-jobs');
    await opens('guest: page of a category', '/find-jobs/engineering');
    await opens('guest: sitemap', '/sitemap.xml');
    await opens('guest: feed', '/feed.xml');
    await opens('API description', '/api/openapi.json');
    await opens('API page', '/api/docs');
    await does('countries', lookups.listCountries, {});
    await does('city search', lookups.searchCities, { query: { name: 'bos' } });
    await does('a city', lookups.readCity, { params: { id: 4_930_956 } });
    await does('skill search', lookups.searchTags, { query: { q: 'nurs' } });
    await does('constants', lookups.readConstants, {});
    await does('guest: map of jobs', guest.readGuestJobMap, { query: {} });
    await does('guest: categories', guest.listGuestCampaigns, { query: {} });
    await does('guest: a job', guest.readGuestJob, { params: { id } });
    await does('sign up with a favourite', accounts.signUpCandidate, {
      body: { ...arun, findableBy: 'recruiters', favoriteJobs: [id] },
    });
    await api.call(accounts.confirm, { body: { confirmationToken: await mailedToken(api, arun.email, 'Confirm') } });
    const candidate = await signIn(api, arun.email);
    const applied = await does('apply', applications.applyToJob, { params: { id } }, candidate.token);

    await does('invite a recruiter', recruiters.inviteRecruiters, { body: { emails: [rosa.email] } }, manager);
    await does('manager: invitations', recruiters.listRecruiterInvitations, { query: {} }, manager);
    const invitationToken = await mailedToken(api, rosa.email, 'invites you');
    const setUp = {
      invitationToken,
      firstName: 'Rosa',
      lastName: 'Klein',
      password: somePassword,
      confirmationPassword: somePassword,
    };
    await does('accept an invitation', accounts.acceptRecruiterInvitation, { body: setUp });
    const { id: recruiterId, token: recruiter } = await signIn(api, rosa.email);
    await does('open live updates', contract['live-updates'].createTicket, {}, recruiter);
    await does('recruiter: applications', applications.listSelfAssignments, { query: {} }, recruiter);
    await does(
      'accept a self-assignment',
      applications.acceptSelfAssignment,
      { params: { id: applied.body.data.id } },
      recruiter,
    );
    const proposals = await api.call(contract.claims.listCandidateClaims, { query: {} }, candidate.token);
    const proposal = { params: { id: proposals.body.data[0]!.id } };
    await api.call(contract.claims.confirmClaim, proposal, candidate.token);
    await site.local.settled();
    await does('candidate: a job', applications.readCandidateJob, { params: { id } }, candidate.token);
    await does('candidate: own jobs', applications.listCandidateJobs, { query: {} }, candidate.token);

    const pair = { jobId: id, candidateId: candidate.id };
    await does('candidate on a job', pipeline.readCandidateOnJob, { params: pair }, recruiter);
    await does(
      'put a candidate forward',
      pipeline.changeCandidateStatus,
      { params: pair, body: { status: 'submitted' } },
      recruiter,
    );
    await does(
      'move a candidate',
      pipeline.changeCandidateStatus,
      { params: pair, body: { status: 'first_interview_complete' } },
      recruiter,
    );
    await does(
      'write a note',
      pipeline.addCandidateJobNote,
      { params: pair, body: { note: 'Speaks well of nights.' } },
      manager,
    );
    await does('candidate on a job: status', pipeline.readCandidateStatus, { params: pair }, manager);
    await does('candidate on a job: what usually comes next', pipeline.readOutlook, { params: pair }, manager);
    await does('candidate on a job: notes', pipeline.listCandidateJobNotes, { params: pair, query: {} }, manager);
    await does('candidate on a job: timeline', pipeline.listTimeline, { params: pair, query: {} }, manager);

    await does('manager: clients', clients.listClients, { query: {} }, manager);
    await does('manager: a client', clients.readClient, { params: { id: client.body.data.id } }, manager);
    await does('manager: client choices', clients.listClientOptions, {}, manager);
    await does('manager: campaigns', contract.campaigns.listCampaigns, { query: {} }, manager);
    const campaign = await api.call(
      contract.campaigns.addCampaign,
      { body: { name: 'nights', label: 'Nights', isPublic: true, description: 'Nights', skills: [] } },
      manager,
    );
    await does(
      'manager: a campaign',
      contract.campaigns.readCampaign,
      { params: { id: campaign.body.data.id } },
      manager,
    );
    await does('recruiter: invitations', contract.invitations.listCandidateInvitations, { query: {} }, recruiter);
    await does(
      'recruiter: recommendations of a job',
      contract.recommendations.listRecommendations,
      { query: { jobId: id } },
      recruiter,
    );
    await does('manager: recruiters', recruiters.listRecruiters, { query: {} }, manager);
    await does('manager: waiting candidates', pipeline.listWaitingCandidates, { query: {} }, manager);
    await does('manager: jobs', jobs.listJobs, { query: { clientId: client.body.data.id } }, manager);
    await does('manager: views of the list of jobs', jobs.listJobViews, { query: {} }, manager);
    await does('manager: notes of a job', jobs.listJobNotes, { params: { id } }, manager);
    await does('manager: story of a job', jobs.readJobStory, { params: { id }, query: {} }, manager);
    await does('manager: associated skills', contract.skills.listAssociatedSkills, { query: {} }, manager);
    const [sphere] = posted.body.data.spheres;
    await does('manager: a skill', contract.skills.readAssociatedSkill, { params: { id: sphere!.id } }, manager);
    const name = { query: { name: 'evenings' } };
    await does('manager: is a campaign’s name free', contract.campaigns.checkCampaignName, name, manager);
    await does('manager: claims', contract.claims.listManagerClaims, { query: {} }, manager);
    await does('recruiter: claims', contract.claims.listRecruiterClaims, { query: {} }, recruiter);
    const search = contract['candidate-search'];
    await does('recruiter: saved searches', search.listSavedSearches, { query: {} }, recruiter);
    await does('recruiter: tasks', contract.calendar.listTasks, { query: {} }, recruiter);
    await does('recruiter: added people', contract.imports.listImportedCandidates, { query: {} }, recruiter);
    await does('message templates', contract.chat.listTemplates, { query: {} }, recruiter);
    await does('own page for others', contract.people.readOwnPage, {}, recruiter);
    await does('recruiter: uploaded resumes', contract.resumes.listParsedResumes, { query: {} }, recruiter);
    await does('manager: calendars elsewhere', contract.calendar.listCalendarFeeds, {}, manager);
    await does('manager: a job', jobs.readJob, { params: { id } }, manager);
    await does('manager: candidates on a job', jobs.listJobCandidates, { params: { id } }, manager);
    await does('recruiter: jobs', jobs.listRecruiterJobs, { query: { waiting: true } }, recruiter);
    await does('recruiter: a job', jobs.readRecruiterJob, { params: { id } }, recruiter);
    const own = { params: { id }, query: { candidateIds: [candidate.id] } };
    await does('recruiter: matches on a job', jobs.listJobMatches, own, recruiter);
    await does('manager: candidates to close with', jobs.listClosingCandidates, { params: { id }, query: {} }, manager);
    await does(
      'close a job',
      jobs.closeJob,
      { params: { id }, body: { candidateId: candidate.id, recruiterId } },
      manager,
    );

    const received = await does('points: received', points.listReceivedPoints, {}, recruiter);
    expect(received.body.data).toMatchObject([{ job: { id, points: 500 } }]);
    await does('acknowledge points', points.viewReward, { params: { id: received.body.data[0]!.rewardId } }, recruiter);
    await does('points: an award', points.readReward, { params: { id: received.body.data[0]!.rewardId } }, recruiter);
    await does('points: balance', points.readPoints, {}, recruiter);
    await does('redeem points', points.redeemPoints, { body: { count: 200 } }, recruiter);
    await does('points: ledger', points.listPointEntries, { query: {} }, recruiter);
    await does('notifications: all', notifications.listNotifications, { query: {} }, recruiter);
    const unread = await does('notifications: unread', notifications.listUnreadNotifications, {}, recruiter);
    await does(
      'view 3 notifications',
      notifications.viewNotifications,
      { body: { ids: unread.body.data.slice(0, 3).map((one) => one.id) } },
      recruiter,
    );
    await does('another person’s page', contract.people.readPerson, { params: { id: candidate.id } }, recruiter);
    await does('own archives', contract['personal-data'].listDataExports, { query: {} }, recruiter);
    await does('own erasure', contract['personal-data'].readErasure, {}, recruiter);
    await does('own profile', profile.readProfile, {}, recruiter);
    await does('session check', accounts.verify, {}, recruiter);
    console.table(Object.fromEntries(figures));
  });

  it.each(Object.keys(budgets))('%s stays within its budget', (action) => {
    const cost = figures.get(action);
    if (!cost) throw new Error(`The story does not ${action}`);
    const beyond = Object.entries(budgets[action]!).flatMap(([what, most]) =>
      cost[what as keyof Figures] > most ? [`${what}: ${cost[what as keyof Figures]} > ${most}`] : [],
    );
    expect(beyond).toEqual([]);
  });

  it('Most screens call the table once, none more than three times', () => {
    const screens = Object.keys(screenBudgets).map((name) => figures.get(name)!.calls);
    const once = screens.filter((calls) => calls <= 1).length / screens.length;
    console.log(`${Math.round(once * 100)} % of ${screens.length} screens ask the table once`);
    expect(Math.max(...screens)).toBeLessThanOrEqual(mostCallsOfAScreen);
    expect(once).toBeGreaterThanOrEqual(shareOfScreensWithOneCall);
  });
});
