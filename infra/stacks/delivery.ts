import { CfnOutput, DefaultStackSynthesizer, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyDocument, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { StageName } from '../stages.ts';
import { edgeRegion } from './waf.ts';

export interface DeliveryStackProps extends StackProps {
  /** Owner and name on GitHub. */
  repository: string;
  stageName: StageName;
}

const github = 'token.actions.githubusercontent.com';

/**
 * In which role GitHub's workflow deploys this stage: without a stored key, by a token that GitHub issues to a job of this
 * repository, of main and in the stage's environment, which is where somebody approves it. The role may only become CDK's own.
 * @see https://docs.github.com/actions/security-for-github-actions/security-hardening-your-deployments
 * @see https://aws.amazon.com/about-aws/whats-new/2026/01/aws-sts-supports-validation-identity-provider-claims/
 */
export class DeliveryStack extends Stack {
  constructor(scope: Construct, id: string, { repository, stageName, ...props }: DeliveryStackProps) {
    super(scope, id, props);
    const provider = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${github}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    const role = new Role(this, 'Deployer', {
      roleName: `HireHub-${stageName}-deployer`,
      description: `What GitHub's workflow of ${repository} may do: deploy ${stageName}`,
      assumedBy: new WebIdentityPrincipal(provider.attrArn, {
        StringEquals: {
          [`${github}:aud`]: 'sts.amazonaws.com',
          [`${github}:sub`]: `repo:${repository}:environment:${stageName}`,
          // A job of any branch can name the environment; what the workflow tested is on this one alone.
          [`${github}:ref`]: 'refs/heads/main',
        },
      }),
      inlinePolicies: {
        BecomeCdk: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['sts:AssumeRole'],
              resources: this.rolesOfCdk(),
            }),
          ],
        }),
      },
    });
    new CfnOutput(this, 'DeployerRole', {
      value: role.roleArn,
      description: 'AWS_ROLE of the environment on GitHub',
    });
  }

  /** Those that publish, look up and deploy, in the stage's region and in that of what is at the edge. */
  private rolesOfCdk(): string[] {
    return ['file-publishing', 'image-publishing', 'lookup', 'deploy'].flatMap((what) =>
      [...new Set([this.region, edgeRegion])].map((region) =>
        this.formatArn({
          service: 'iam',
          region: '',
          resource: 'role',
          resourceName: `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-${what}-role-${this.account}-${region}`,
        }),
      ),
    );
  }
}
