import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { statements, type Permission } from './grants.ts';

export interface GradualReleaseProps {
  /** What takes a release back. */
  alarm: IAlarm;
  /** Past the alarm and without waiting: for the repair of what makes it ring. */
  atOnce: boolean;
}

/**
 * How the new code of a stack's functions reaches callers: a tenth of the calls for five minutes, then all. While the alarm
 * rings, calls go back to the former code and the deployment of the stack fails.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/configuring-alias-routing.html
 */
export class GradualRelease extends Construct {
  readonly role: Role;
  readonly permissions: readonly Permission[];
  private readonly application: LambdaApplication;
  private readonly props: GradualReleaseProps;

  constructor(scope: Construct, id: string, props: GradualReleaseProps) {
    super(scope, id);
    this.props = props;
    this.application = new LambdaApplication(this, 'Application');
    const ofThisStack = Stack.of(this).formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${Stack.of(this).stackName}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.permissions = [
      {
        actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
        resources: [ofThisStack],
        wildcard: 'CloudFormation names the functions, each after its stack.',
      },
      {
        actions: ['cloudwatch:DescribeAlarms'],
        resources: ['*'],
        wildcard: 'It reads names and states, and AWS’s own policy for CodeDeploy names none either.',
      },
    ];
    this.role = new Role(this, 'Role', {
      description: 'What CodeDeploy may do: lead the calls of this stack to new code',
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: { Shift: new PolicyDocument({ statements: statements(this.permissions) }) },
    });
  }

  /** The name under which callers reach a function, whichever its code. */
  aliasOf(handler: LambdaFunction): Alias {
    const alias = new Alias(handler, 'Live', { aliasName: 'live', version: handler.currentVersion });
    new LambdaDeploymentGroup(handler, 'Release', {
      application: this.application,
      alias,
      // Otherwise CDK adds AWS's own policy, which reaches every function of the account.
      role: this.role.withoutPolicyUpdates(),
      alarms: [this.props.alarm],
      ignoreAlarmConfiguration: this.props.atOnce,
      deploymentConfig: this.props.atOnce
        ? LambdaDeploymentConfig.ALL_AT_ONCE
        : LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: !this.props.atOnce },
    });
    return alias;
  }
}
