import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { EventInvokeConfig, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import { needsOf } from '../../functions/platform/function-needs.ts';
import type { Deployment } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Grants } from './grants.ts';

export interface ScheduledFunctionProps {
  deployment: Deployment;
  /** Its last part says how often: search/every-5-minutes-publish-snapshots.schedule. */
  functionPath: string;
  grants: Grants;
}

const retryAttempts = 2;
const maxEventAge = Duration.hours(1);
/** What builds an index reads the whole table, and what mails many does so at a pace. */
const longestOfLambda = Duration.minutes(15);

/** Scheduled work; a run that cannot be delivered, or fails three times, becomes a dead letter. */
export class ScheduledFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, { deployment, functionPath, grants }: ScheduledFunctionProps) {
    super(scope, id);
    const { stage } = deployment;
    const { period, work } = periodOf(functionPath);
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, of: work });
    this.lambda = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath,
      description: `Every ${period.toHumanString()}: ${work}`,
      grants,
      triggerPermissions: [{ actions: ['sqs:SendMessage'], resources: [deadLetters.queue.queueArn] }],
      timeout: takesLong(functionPath) ? longestOfLambda : Duration.minutes(5),
      memorySize: stage.memory.search,
    }).lambda;
    // The rule only hands the event over; Lambda retries and sets aside what the function itself throws.
    new EventInvokeConfig(this, 'Failures', {
      function: this.lambda,
      retryAttempts,
      maxEventAge,
      onFailure: new SqsDestination(deadLetters.queue),
    });
    new Rule(this, 'Rule', {
      description: `Every ${period.toHumanString()}: ${work}`,
      schedule: Schedule.rate(period),
      targets: [new LambdaTarget(this.lambda, { deadLetterQueue: deadLetters.queue, retryAttempts, maxEventAge })],
    });
  }
}

function takesLong(functionPath: string): boolean {
  return functionPath.includes('-build-') || needsOf(functionPath).includes('bulk-mail');
}

/** Reads the period and the work from a schedule's file name; throws when the name contains no period. */
export function periodOf(functionPath: string): { period: Duration; work: string } {
  const [, count = '1', unit, work] =
    /\/every-(?:(\d+)-)?(minute|hour|day)s?-([a-z-]+)\.schedule$/.exec(functionPath) ?? [];
  if (!unit || !work)
    throw new Error(
      `'${functionPath}' must be named every-<period>-<what>.schedule, with a period like 5-minutes, hour or day.`,
    );
  const length = Number(count);
  const period =
    unit === 'minute' ? Duration.minutes(length) : unit === 'hour' ? Duration.hours(length) : Duration.days(length);
  return { period, work: work.replaceAll('-', ' ') };
}
