import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withInventedSettings } from '../../../infra/required-settings.ts';
import { stages } from '../../../infra/stages.ts';
import { deliverAll, deployment, siteUrlIn } from '../../../infra/tools/deliver/deliver.ts';
import { onlyResource, stacksOf, synthesized } from '../app/synthesized.ts';

const prod = stacksOf({ ...withInventedSettings(stages.prod), repository: 'hirehub/hirehub' });
const workflow = readFileSync(path.join(import.meta.dirname, '../../../.github/workflows/deliver.yml'), 'utf8');

it('A workflow deploys by a token of its repository, of main and its environment, and may only become CDK’s own roles', () => {
  const role = onlyResource({ Delivery: prod.Delivery! }, 'AWS::IAM::Role').Properties;
  const [trust] = role.AssumeRolePolicyDocument.Statement;
  expect(trust).toMatchObject({
    Action: 'sts:AssumeRoleWithWebIdentity',
    Condition: {
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': 'repo:hirehub/hirehub:environment:prod',
        'token.actions.githubusercontent.com:ref': 'refs/heads/main',
      },
    },
  });
  const [may, ...more] = role.Policies[0].PolicyDocument.Statement;
  expect([may.Action, more]).toEqual(['sts:AssumeRole', []]);
  for (const resource of may.Resource)
    expect(JSON.stringify(resource)).toMatch(/role\/cdk-hnb659fds-[a-z-]+-role-[\d-]+us-east-1/);
  expect(synthesized.prod.Delivery).toBeUndefined();
});

it('The workflow tests, then delivers staging, then prod, by the script that people use, and has no stored key', () => {
  const order = [
    '\n  test:',
    '.ci/run',
    '\n  staging:',
    'needs: test',
    'npm run deliver --',
    '\n  prod:',
    'needs: staging',
  ];
  const places = order.map((part) => workflow.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  for (const stage of ['staging', 'prod']) expect(workflow).toContain(`environment: ${stage}`);
  expect(workflow).not.toMatch(/aws-access-key|secret-access/i);
});

it('Packages are installed before a job has credentials of AWS, so that none of their scripts finds any', () => {
  const deliver = workflow.slice(workflow.indexOf('\n  staging:'), workflow.indexOf('\n  prod:'));
  expect(deliver.indexOf('npm ci')).toBeGreaterThan(0);
  expect(deliver.indexOf('npm ci')).toBeLessThan(deliver.indexOf('configure-aws-credentials'));
});

it('A delivery deploys every stack of its stage, and visits where that says the site is', () => {
  expect(deployment('staging').slice(0, 5)).toEqual(['cdk', 'deploy', '-c', 'stage=staging', '--all']);
  expect(() => deployment('elsewhere')).toThrow('There is no stage');
  expect(siteUrlIn({ 'HireHub-prod-Web': { SiteUrl: 'https://x.example' } }, 'prod')).toBe('https://x.example');
  expect(() => siteUrlIn({}, 'prod')).toThrow('does not say where');
});

it('A delivery by hand takes the steps of the workflow: what is not tested reaches no stage, and what is not approved not prod', async () => {
  const taken = async (fails?: string, approved = true) => {
    const steps: string[] = [];
    const step = (name: string) => {
      steps.push(name);
      if (name === fails) throw new Error(name);
    };
    const isApproved = async () => {
      step('question');
      return approved;
    };
    await deliverAll({ test: () => step('test'), deliver: async (stage) => step(stage), isApproved }).catch(() => {});
    return steps;
  };
  await expect(taken()).resolves.toEqual(['test', 'staging', 'question', 'prod']);
  await expect(taken('test')).resolves.toEqual(['test']);
  await expect(taken('staging')).resolves.toEqual(['test', 'staging']);
  await expect(taken(undefined, false)).resolves.toEqual(['test', 'staging', 'question']);
});
