import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { apiParts } from '../../../infra/stacks/api.ts';
import { notDeployed } from '../../../infra/tools/cloud/deploy-assembly.ts';
import { deployCloud, type DeployedCloud } from '../../support/deployed-cloud.ts';
import { aCandidatePutForward, aTeam, type Team } from '../../support/people.ts';

// The same synthesized stacks, on an implementation of AWS that nobody of this project wrote (PLUS-36).
let cloud: DeployedCloud;
let team: Team;
let pair: { jobId: number; candidateId: number };

beforeAll(async () => {
  cloud = await deployCloud();
});
afterAll(() => cloud?.stop());

describe('the stage dev on an independent AWS emulator', () => {
  it('deploys every stack but the upload of the site (PLUS-36)', () => {
    expect(notDeployed).toEqual(['HireHub-dev-Site']);
    expect(cloud.stacks).toEqual(expect.arrayContaining(apiParts.map((part) => `HireHub-dev-${part}`)));
    expect(cloud.functions.length).toBeGreaterThan(20);
  });

  it('refuses calls that walk around CloudFront', async () => {
    const answer = await cloud.outside.ask(contract.guest.listGuestJobs, { query: {} });
    expect(answer.status).toBe(403);
  });

  it('takes a manager, an invited recruiter and a candidate from sign-up through the mailed links to a session', async () => {
    team = await aTeam(cloud.api);
    expect(team.manager.token).not.toBe('');
    expect(team.recruiter.token).not.toBe('');
  });

  it('refuses a signed-in route without a token, and another role with one', async () => {
    const points = contract.points.readPoints;
    expect((await cloud.api.ask(points, {})).status).toBe(401);
    expect((await cloud.api.ask(points, {}, team.manager.token)).status).toBe(403);
  });

  it('posts a job, takes the application and puts the candidate forward', async () => {
    pair = await aCandidatePutForward(cloud.api, team);
    expect(pair.candidateId).toBe(team.candidate.id);
  });

  it('moves the candidate, and the notification arrives through stream, bus and queue', async () => {
    await cloud.api.call(
      contract.pipeline.changeCandidateStatus,
      { params: pair, body: { status: 'submitted' } },
      team.manager.token,
    );
    const told = await cloud.api.patient('a notification of the move to the candidate', async () => {
      const { body } = await cloud.api.call(
        contract.notifications.listNotifications,
        { query: {} },
        team.candidate.token,
      );
      return body.data.find(({ type }) => type === 'candidate_status_changed');
    });
    expect(told.viewedAt).toBeNull();
  });

  it('closes the job with the candidate, and the recruiter receives its 500 points once', async () => {
    const body = { candidateId: pair.candidateId, recruiterId: team.recruiter.id };
    await cloud.api.call(contract.jobs.closeJob, { params: { id: pair.jobId }, body }, team.manager.token);
    const points = await cloud.api.patient('the points of the job', async () => {
      const answer = await cloud.api.call(contract.points.readPoints, {}, team.recruiter.token);
      return answer.body.data.balance > 0 ? answer.body.data : undefined;
    });
    expect(points.balance).toBe(500);
    const again = await cloud.api.ask(contract.jobs.closeJob, { params: { id: pair.jobId }, body }, team.manager.token);
    expect(again.status).toBe(409);
  });
});
