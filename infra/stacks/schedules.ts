import { Annotations, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { constructIdOf, functionPathsWith } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import type { Deployment, Stage } from '../stages.ts';

/** Those that feed the search, by the engine that they feed. */
const feeders: Record<string, Stage['search']['engine']> = {
  'search/every-5-minutes-publish-snapshots.schedule': 'memory',
  'search/every-5-minutes-build-open-search.schedule': 'opensearch',
  'search/every-minute-feed-open-search.schedule': 'opensearch',
};

/** Whether a stage needs this schedule: each feeds its own engine. */
export function isScheduledIn({ search }: Pick<Stage, 'search'>, functionPath: string): boolean {
  return (feeders[functionPath] ?? search.engine) === search.engine;
}

export interface SchedulesStackProps extends StackProps {
  deployment: Deployment;
  grants: Grants;
}

const publisher = 'search/every-5-minutes-publish-snapshots.schedule';

/** What is done by the clock. */
export class SchedulesStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, grants, ...props }: SchedulesStackProps) {
    super(scope, id, props);
    const { stage } = deployment;
    for (const functionPath of functionPathsWith('schedule').filter((one) => isScheduledIn(stage, one))) {
      const { lambda } = new ScheduledFunction(this, constructIdOf(functionPath), { deployment, functionPath, grants });
      if (functionPath === publisher && stage.keepsData) this.runWithDeployment(lambda);
    }
  }

  /** So that operations of a new layout of the index, which are deployed after this stack, find its snapshot. */
  private runWithDeployment(handler: LambdaFunction): void {
    new Trigger(this, 'FirstSnapshot', { handler, timeout: Duration.minutes(5) });
    // Who may invoke it may invoke its versions: the trigger's role names both.
    Annotations.of(handler).acknowledgeWarning('@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias');
  }
}
