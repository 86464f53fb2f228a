import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { synthesize } from '../../app.ts';
import { withInventedSettings } from '../../required-settings.ts';
import { stageNamed } from '../../stages.ts';
import { placeholderInputs } from '../placeholder-inputs.ts';
import { countsIn, lengthOf, lengthOfList, type Counted, type Counts, type Template } from './counts.ts';

/*
 * Prints what AWS's default quotas count in the templates of stages, the fullest first; ends with 1 above 90 %.
 *
 *   npm run quotas            dev and prod
 *   npm run quotas -- staging
 */

interface Quota {
  what: string;
  /** The default of a new account. */
  most: number;
  count(counts: Counts): Counted[];
  source: string;
}

const guides = {
  gateway: 'https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html',
  edge: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
  stacks: 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html',
  functions: 'https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html',
  roles: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html',
  bus: 'https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html',
  filters: 'https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html',
  streams: 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html',
  alarms: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html',
} as const;

const distribution = (list: 'CacheBehaviors' | 'Origins') => (counts: Counts) =>
  counts.perResource('AWS::CloudFront::Distribution', ({ DistributionConfig }) =>
    lengthOfList((DistributionConfig as Record<string, unknown>)[list]),
  );
const sizes = (type: string, property: string) => (counts: Counts) =>
  counts.perResource(type, (properties) => (property in properties ? lengthOf(properties[property]) : 0));

const quotas: Quota[] = [
  {
    what: 'Routes of an HTTP API',
    most: 300,
    source: guides.gateway,
    count: (all) => all.perReference('AWS::ApiGatewayV2::Route', 'ApiId'),
  },
  {
    what: 'Integrations of an HTTP API',
    most: 300,
    source: guides.gateway,
    count: (all) => all.perReference('AWS::ApiGatewayV2::Integration', 'ApiId'),
  },
  {
    what: 'Authorizers of an HTTP API',
    most: 10,
    source: guides.gateway,
    count: (all) => all.perReference('AWS::ApiGatewayV2::Authorizer', 'ApiId'),
  },
  { what: 'Behaviours of the distribution', most: 75, source: guides.edge, count: distribution('CacheBehaviors') },
  { what: 'Origins of the distribution', most: 100, source: guides.edge, count: distribution('Origins') },
  {
    what: 'Response headers policies',
    most: 20,
    source: guides.edge,
    count: (all) => all.inAll('AWS::CloudFront::ResponseHeadersPolicy'),
  },
  {
    what: 'Origin request policies',
    most: 20,
    source: guides.edge,
    count: (all) => all.inAll('AWS::CloudFront::OriginRequestPolicy'),
  },
  {
    what: 'Characters of a function at the edge',
    most: 10_240,
    source: guides.edge,
    count: sizes('AWS::CloudFront::Function', 'FunctionCode'),
  },
  {
    what: 'Resources of a stack',
    most: 500,
    source: guides.stacks,
    count: (all) => all.perStack(({ Resources }) => Object.keys(Resources).length),
  },
  {
    what: 'Outputs of a stack',
    most: 200,
    source: guides.stacks,
    count: (all) => all.perStack(({ Outputs = {} }) => Object.keys(Outputs).length),
  },
  {
    what: 'Parameters of a stack',
    most: 200,
    source: guides.stacks,
    count: (all) => all.perStack(({ Parameters = {} }) => Object.keys(Parameters).length),
  },
  { what: 'Characters of a template', most: 1_000_000, source: guides.stacks, count: (all) => all.perStack(lengthOf) },
  {
    what: 'Characters of a function’s variables',
    most: 4096,
    source: guides.functions,
    count: sizes('AWS::Lambda::Function', 'Environment'),
  },
  {
    what: 'Characters of a role’s own policies',
    most: 10_240,
    source: guides.roles,
    count: sizes('AWS::IAM::Role', 'Policies'),
  },
  { what: 'Roles', most: 1000, source: guides.roles, count: (all) => all.inAll('AWS::IAM::Role') },
  {
    what: 'Rules of a bus',
    most: 300,
    source: guides.bus,
    count: (all) => all.perReference('AWS::Events::Rule', 'EventBusName'),
  },
  {
    what: 'Targets of a rule',
    most: 5,
    source: guides.bus,
    count: (all) => all.perResource('AWS::Events::Rule', ({ Targets }) => lengthOfList(Targets)),
  },
  {
    what: 'Characters of a rule’s pattern',
    most: 2048,
    source: guides.bus,
    count: sizes('AWS::Events::Rule', 'EventPattern'),
  },
  {
    what: 'Filters of a stream’s reader',
    most: 5,
    source: guides.filters,
    count: (all) =>
      all.perResource('AWS::Lambda::EventSourceMapping', ({ FilterCriteria }) =>
        lengthOfList((FilterCriteria as { Filters?: unknown } | undefined)?.Filters),
      ),
  },
  {
    what: 'Indexes of a table',
    most: 20,
    source: guides.streams,
    count: (all) =>
      all.perResource('AWS::DynamoDB::GlobalTable', ({ GlobalSecondaryIndexes }) =>
        lengthOfList(GlobalSecondaryIndexes),
      ),
  },
  { what: 'Alarms', most: 5000, source: guides.alarms, count: (all) => all.inAll('AWS::CloudWatch::Alarm') },
];

/** The fullest of what a quota counts in a stage. */
export interface Use extends Counted {
  what: string;
  most: number;
  /** Of the quota, from 0 to 1. */
  share: number;
}

/** How full each quota is in these stacks, the fullest first. */
export function usesIn(stacks: Record<string, Template>): Use[] {
  const counts = countsIn(stacks);
  return quotas
    .map(({ what, most, count }) => {
      const fullest = count(counts).reduce((first, next) => (next.count > first.count ? next : first), nothing);
      return { ...fullest, what, most, share: fullest.count / most };
    })
    .toSorted((first, second) => second.share - first.share);
}
const nothing: Counted = { name: '', count: 0 };

/** How full each quota is in a stage of which every setting is named. */
export function usesOf(stageName: string): Use[] {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'hirehub-quotas-'));
  try {
    const stage = withInventedSettings(stageNamed(stageName));
    const { stacks } = synthesize({ stage, outputFolder, ...placeholderInputs() });
    const named = stacks.map(({ stackName, template }) => [
      stackName.split('-').slice(2).join('-'),
      template as Template,
    ]);
    return usesIn(Object.fromEntries(named) as Record<string, Template>);
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

/** Beyond this share the next feature could be refused by AWS. */
export const fullestShare = 0.9;

if (import.meta.main) {
  const given = process.argv.slice(2);
  for (const stage of given.length > 0 ? given : ['dev', 'prod']) {
    const uses = usesOf(stage);
    console.log(`\n${stage}`);
    for (const { what, name, count, most, share } of uses)
      console.log(
        `${`${Math.round(share * 100)} %`.padStart(6)}  ${what.padEnd(40)}${String(count).padStart(7)} of ${String(most).padEnd(9)}${name}`,
      );
    if (uses.some(({ share }) => share > fullestShare)) process.exitCode = 1;
  }
}
