import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { downloadsPath } from '../../shared/constants/downloads.ts';
import { textPaths } from '../constructs/text-paths.ts';
import type { Deployment } from '../stages.ts';

/** The one region in which AWS keeps what belongs to CloudFront. */
export const edgeRegion = 'us-east-1';

/**
 * Requests per five minutes before they are blocked for a while: of a session by its token, and of an address without one, whose
 * files of the site do not count. An address may be that of an office, so all its requests have more room; without an end
 * to them, an attacker would send each with another token.
 */
const requests = { session: 3000, guest: 3000, address: 60_000 };

/**
 * Rules of the common rule set that take an honest text with markup, paths or addresses for an attack, with the labels
 * that they leave when they only count.
 * @see https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
 */
const markupRules: Record<string, string> = {
  CrossSiteScripting_BODY: 'CrossSiteScripting_Body',
  GenericLFI_BODY: 'GenericLFI_Body',
  GenericRFI_BODY: 'GenericRFI_Body',
  EC2MetaDataSSRF_BODY: 'EC2MetaDataSSRF_Body',
};

/** The firewall in front of CloudFront. AWS accepts it in us-east-1 only, which is why it is a stack of its own. */
export class WafStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const rules = [
      ...rateLimits(),
      managed(3, 'AWSManagedRulesAmazonIpReputationList'),
      managed(4, 'AWSManagedRulesKnownBadInputsRuleSet'),
      // Job descriptions are longer than the 8 KB it allows; the door limits each route's body itself.
      managed(5, 'AWSManagedRulesCommonRuleSet', {
        onlyCounted: ['SizeRestrictions_BODY', ...Object.keys(markupRules)],
        // S3 judges a signed address as a whole; with the name of its file it is longer than the 2 KB allowed here.
        except: beginsWith(`${downloadsPath}/`),
      }),
      markupOutsideOfTexts(6),
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

function rateLimits(): CfnWebACL.RuleProperty[] {
  const none = [{ priority: 0, type: 'NONE' }];
  const isSignedIn = {
    sizeConstraintStatement: {
      // CDK passes this one on as it is.
      fieldToMatch: { singleHeader: { Name: 'authorization' } },
      comparisonOperator: 'GT',
      size: 0,
      textTransformations: none,
    },
  };
  const neither = [isSignedIn, beginsWith('/assets/')].map((statement) => ({ notStatement: { statement } }));
  return [
    limited(0, 'RatePerAddress', { aggregateKeyType: 'IP', limit: requests.address }),
    limited(1, 'RatePerGuest', {
      aggregateKeyType: 'IP',
      limit: requests.guest,
      scopeDownStatement: { andStatement: { statements: neither } },
    }),
    limited(2, 'RatePerSession', {
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ header: { name: 'authorization', textTransformations: none } }],
      limit: requests.session,
    }),
  ];
}

function limited(
  priority: number,
  name: string,
  rateBasedStatement: CfnWebACL.RateBasedStatementProperty,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: { rateBasedStatement },
    visibilityConfig: measured(name),
  };
}

interface Exceptions {
  onlyCounted: readonly string[];
  /** Requests that the rules leave alone. */
  except: CfnWebACL.StatementProperty;
}

function managed(priority: number, name: string, exceptions?: Exceptions): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: exceptions?.onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ...(exceptions ? { scopeDownStatement: { notStatement: { statement: exceptions.except } } } : {}),
      },
    },
    visibilityConfig: measured(name),
  };
}

function beginsWith(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: path,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
}

/**
 * Blocks what `markupRules` counted, except on the routes that take long texts: a job description or a note may hold
 * markup, which is stored as text and never rendered as HTML.
 */
function markupOutsideOfTexts(priority: number): CfnWebACL.RuleProperty {
  const counted = Object.values(markupRules).map((label) => ({
    labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
  }));
  const texts = textPaths().map(({ match, path }) => ({
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: match,
      searchString: path,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }));
  return {
    name: 'MarkupOutsideOfTexts',
    priority,
    action: { block: {} },
    statement: {
      andStatement: {
        statements: [
          { orStatement: { statements: counted } },
          { notStatement: { statement: { orStatement: { statements: texts } } } },
        ],
      },
    },
    visibilityConfig: measured('MarkupOutsideOfTexts'),
  };
}
