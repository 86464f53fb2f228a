import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contract } from '../../shared/contract/contract.ts';
import { constructIdOf } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import { GradualRelease } from '../constructs/gradual-release.ts';
import { HttpFeature } from '../constructs/http-feature.ts';
import { alarmNamed } from '../constructs/runbook-alarm.ts';
import type { Deployment } from '../stages.ts';
import { serverErrors, type GatewayStack } from './gateway.ts';

/**
 * The stacks of operations, since CloudFormation takes 500 resources in one, and the features of each; a feature that none
 * lists is in the first. A route that moves from one stack to another exists twice while a stage is updated, which API
 * Gateway refuses; so a feature stays where it was.
 */
const features = {
  Api: [],
  'Api-Hiring': [
    'jobs',
    'clients',
    'campaigns',
    'skills',
    'applications',
    'pipeline',
    'recruiters',
    'market',
    'invitations',
    'recommendations',
    'points',
  ],
  'Api-Teamwork': ['claims', 'chat', 'calendar', 'dashboards', 'resumes', 'imports', 'super-manager', 'job-alerts'],
} as const satisfies Record<string, readonly (keyof typeof contract)[]>;

/** A third of the features, each a stack. Any has routes in both HTTP APIs, which divide by path. */
export type ApiPart = keyof typeof features;
export const apiParts = Object.keys(features) as ApiPart[];

function partOf(feature: string): ApiPart {
  return apiParts.find((part) => (features[part] as readonly string[]).includes(feature)) ?? 'Api';
}

export interface ApiStackProps extends StackProps {
  part: ApiPart;
  deployment: Deployment;
  gateway: GatewayStack;
  grants: Grants;
}

/** The HTTP operations of some of the contract's features, one function per feature. No route is named here. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { part, deployment, gateway, grants, ...props }: ApiStackProps) {
    super(scope, id, props);
    const { stage, atOnce = false } = deployment;
    const release = stage.releasesGradually
      ? new GradualRelease(this, 'Release', { alarm: alarmNamed(this, 'Failing', stage, serverErrors), atOnce })
      : undefined;
    for (const [feature, routes] of Object.entries(contract)) {
      if (partOf(feature) !== part) continue;
      new HttpFeature(this, constructIdOf(feature), {
        deployment,
        feature,
        routes,
        apis: gateway.httpApis,
        grants,
        release,
        ...(feature === 'description' ? { elsewhere: '/api/{proxy+}' } : {}),
      });
    }
  }
}
