import { Alarm, TreatMissingData, type AlarmProps, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { runbookEntry } from './runbook.ts';

export interface RunbookAlarmProps extends Pick<AlarmProps, 'metric' | 'threshold' | 'comparisonOperator'> {
  stage: Stage;
  /** Heading in infra/runbook.md; the alarm's description is the paragraph below it. */
  heading: string;
  /** What of several things alike it watches: begins the alarm's name in the heading's place, for example `points: late`. */
  name?: string;
  /** Periods in a row that must breach; 1 by default. */
  evaluationPeriods?: number;
}

/** All alarms of a stage begin with this, which is how infra/stacks/watch.ts selects them. */
export function alarmPrefix(stage: Stage): string {
  return `HireHub ${stage.name} `;
}

/** The alarm of a heading in infra/runbook.md by its name, which other stacks need no export for. */
export function alarmNamed(scope: Construct, id: string, stage: Stage, heading: string): IAlarm {
  return Alarm.fromAlarmName(scope, id, `${alarmPrefix(stage)}${heading}`);
}

/** An alarm that says who suffers and where the repair is described. */
export class RunbookAlarm extends Alarm {
  constructor(
    scope: Construct,
    id: string,
    { stage, heading, name = heading, evaluationPeriods = 1, ...props }: RunbookAlarmProps,
  ) {
    super(scope, id, {
      ...props,
      evaluationPeriods,
      alarmName: `${alarmPrefix(stage)}${name}`,
      alarmDescription: `${runbookEntry(heading).impact} What to do: infra/runbook.md, '${heading}'.`,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
