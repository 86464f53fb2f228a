import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { EventInvokeConfig, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import { needsOf } from '../../functions/platform/function-needs.ts';
import { shardsOfRun } from '../../functions/platform/table/shards.ts';
import type { Deployment, Stage } from '../stages.ts';
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
/** A rule has no more: https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html. */
const mostTargets = 5;
/** Beside what mails many, these look at as many people. */
const sharded = ['candidate-search/every-day-announce-finds.schedule', 'pipeline/every-day-remind-of-silence.schedule'];

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
    const inputs = isSharded(functionPath) ? inputsOfRuns(stage) : [undefined];
    for (let first = 0; first < inputs.length; first += mostTargets)
      new Rule(this, first === 0 ? 'Rule' : `Rule${first}`, {
        description: `Every ${period.toHumanString()}: ${work}`,
        schedule: Schedule.rate(period),
        targets: inputs.slice(first, first + mostTargets).map(
          (event) =>
            new LambdaTarget(this.lambda, {
              deadLetterQueue: deadLetters.queue,
              retryAttempts,
              maxEventAge,
              ...(event && { event }),
            }),
        ),
      });
  }
}

/** Which shards each run does; a run alone does all. */
function inputsOfRuns({ runsOfSchedule }: Pick<Stage, 'runsOfSchedule'>): (RuleTargetInput | undefined)[] {
  if (runsOfSchedule === 1) return [undefined];
  return Array.from({ length: runsOfSchedule }, (_, run) =>
    RuleTargetInput.fromObject({ shards: shardsOfRun(run, runsOfSchedule) }),
  );
}

function isSharded(functionPath: string): boolean {
  return sharded.includes(functionPath) || needsOf(functionPath).includes('bulk-mail');
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
