import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Deployment } from '../stages.ts';

/** The one region in which AWS keeps what belongs to CloudFront. */
export const edgeRegion = 'us-east-1';

/** Requests per five minutes and address before the address is blocked for a while. */
const requestsPerAddress = 3000;

/** The firewall in front of CloudFront. AWS accepts it in us-east-1 only, which is why it is a stack of its own. */
export class WafStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const rules = [
      rateLimit(0),
      managed(1, 'AWSManagedRulesAmazonIpReputationList'),
      managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
      // Job descriptions are longer than the 8 KB it allows; the door limits each route's body itself.
      managed(3, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY']),
    ];
    const firewall = new CfnWebACL(this, 'Firewall', {
      description: `HireHub ${deployment.stage.name}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: measured('Firewall'),
      rules,
    });
    this.firewallArn = firewall.attrArn;
  }
}

function measured(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

function rateLimit(priority: number): CfnWebACL.RuleProperty {
  return {
    name: 'RatePerAddress',
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress } },
    visibilityConfig: measured('RatePerAddress'),
  };
}

function managed(priority: number, name: string, onlyCounted: readonly string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: measured(name),
  };
}
