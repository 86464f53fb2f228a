import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorAccess } from '../../infra/laptop/laptop.ts';
import { askAccount } from '../../infra/tools/aws-account.ts';
import { stages } from '../../infra/stages.ts';
import { examined } from '../../infra/tools/doctor/doctor.ts';
import { trace } from '../../infra/tools/trace/trace.ts';
import { subscriptions } from '../../events/subscriptions.ts';
import { contract } from '../../shared/contract/contract.ts';
import { visitSite } from '../../shared/contract/visit-site.steps.ts';
import type { Team } from '../support/people.ts';
import { aPostedJob, aTeam, somePassword } from '../support/people.ts';
import { aPng } from '../support/pictures.ts';
import type { Site } from '../support/site.ts';
import { openSite } from '../support/site.ts';

describe('A press', () => {
  let site: Site;
  let team: Team;

  beforeAll(async () => {
    site = await openSite();
    team = await aTeam(site.api);
  });
  afterAll(() => site?.close());

  /** The tree of the request with this response, as depths and names without ids, times and durations. */
  async function treeOf(headers: Headers): Promise<[number, string][]> {
    await site.local.settled();
    const { endpoints } = site.local.cloud;
    const ask = askAccount(operatorAccess(endpoints.LAMBDA ?? ''), endpoints);
    const id = headers.get('apigw-requestid') ?? '';
    const tree = await trace(ask, { stage: 'local', id, now: Date.now(), wait: async () => {} });
    return tree.split('\n').map((line) => [line.search(/\S/) / 2, line.trim().replace(/#\S+|  .*/g, '')]);
  }

  it('of somebody who visits finds pages, jobs and, signed in, their own data, or what is wrong with them', async () => {
    const siteUrl = site.local.url;
    const account = { email: team.manager.email, password: somePassword };
    expect(await visitSite({ siteUrl, account })).toEqual([]);
    expect(await visitSite({ siteUrl, account: { ...account, password: 'Wr0ng!Passw0rd' } })).toEqual([
      expect.stringMatching(/^\/api\/auth\/sign-in has status 4\d\d instead of 200\.$/),
    ]);
    const [away] = await visitSite({ siteUrl: 'http://127.0.0.1:9' });
    expect(away).toMatch(/^\/log-in cannot be reached/);
  });

  it('by an operator on the doctor finds that the laptop lacks nothing of what it runs', async () => {
    const { endpoints } = site.local.cloud;
    const ask = askAccount(operatorAccess(endpoints.LAMBDA ?? ''), endpoints);
    const findings = await examined(ask, stages.local);
    expect(findings.map(({ what, state }) => `${state}: ${what}`)).toEqual([
      'not asked: Settings and credentials',
      'fine: Functions that may run at once',
      'fine: SES for everybody',
      'fine: The sender’s domain',
      'not asked: Cognito’s plan',
      'not asked: CloudFront’s quotas',
    ]);
  });

  it('is traced from its request to the last reaction, by the id in its response (PLUS-61)', async () => {
    const { manager, recruiter, candidate } = team;
    const job = await aPostedJob(site.api, manager);
    const applied = await site.api.call(contract.applications.applyToJob, { params: { id: job } }, candidate.token);
    const { acceptSelfAssignment } = contract.applications;
    const { id } = applied.body.data;
    const accepted = await site.api.call(acceptSelfAssignment, { params: { id } }, recruiter.token);

    const { changeCandidateStatus } = contract.pipeline;
    const params = accepted.body.data;
    const call = { params, body: { status: 'submitted' as const } };
    const moved = await site.api.call(changeCandidateStatus, call, recruiter.token);
    const reactions = async () =>
      (await treeOf(moved.headers)).flatMap(([depth, name]) => (depth === 2 ? [name] : [])).toSorted();
    const consumers = subscriptions['candidate-status-changed'];
    await expect.poll(reactions).toEqual(consumers.map((name) => `${name} candidate-status-changed`).toSorted());
    expect((await treeOf(moved.headers)).filter(([depth]) => depth < 2)).toEqual([
      [0, `${changeCandidateStatus.method} ${changeCandidateStatus.path}`],
      [1, 'candidate-status-changed'],
    ]);
  });

  it('that asks to upload a picture is traced to the look at what was uploaded', async () => {
    const { token } = team.candidate;
    const picture = aPng({ width: 200, height: 200 });
    const { startAvatarUpload, readAvatarUpload } = contract.profile;
    const body = { contentType: 'image/png' as const, size: picture.length };
    const { headers, body: permit } = await site.api.call(startAvatarUpload, { body }, token);
    const form = new FormData();
    for (const [name, value] of Object.entries(permit.data.fields)) form.append(name, value);
    form.append('file', new Blob([picture]));
    expect((await fetch(permit.data.url, { method: 'POST', body: form })).status).toBe(204);
    const state = async () => (await site.api.call(readAvatarUpload, {}, token)).body.data.state;
    await expect.poll(state).not.toBe('uploading');
    const roots = async () => (await treeOf(headers)).flatMap(([depth, name]) => (depth === 0 ? [name] : []));
    await expect
      .poll(roots)
      .toEqual([`${startAvatarUpload.method} ${startAvatarUpload.path}`, expect.stringContaining('CheckAvatar')]);
  });
});
