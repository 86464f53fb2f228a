import { functionsAtOnce, type Stage } from '../../stages.ts';
import type { ActionName, ActionUse } from '../costs/action-cost.ts';
import type { Load } from './people.ts';

/** What each action used, as `measureActions` returns it. */
export type Uses = readonly (Pick<ActionUse, 'reading'> & { action: ActionName })[];

/** Something that ends, and how much of it a load needs. */
interface Limit {
  what: string;
  most: number;
  need(load: Load, uses: Uses): number;
  source: string;
}

/** A call of the table takes about so long where the table is not on the same machine. */
const secondsOfCall = 0.005;
const batchOfQueue = 10;
/** A run of digests begins every ten minutes and takes up people for five. */
const [secondsOfDay, mailingMinutes, minutesBetweenRuns] = [86_400, 5, 10];

const aSecond = (load: Load, uses: Uses, of: (reading: ActionUse['reading']) => number): number =>
  uses.reduce((sum, { action, reading }) => sum + load.actions[action] * of(reading), 0);

type Run = ActionUse['reading']['invocations'][number];
const secondsOf = ({ milliseconds = 0, usage }: Run): number => milliseconds / 1000 + usage.calls * secondsOfCall;

/** How many runs of this kind of trigger are under way at any moment, of the function that has most. */
function busiest(load: Load, uses: Uses, trigger: string): number {
  const byFunction = new Map<string, number>();
  for (const { action, reading } of uses)
    for (const run of reading.invocations.filter((one) => one.trigger.startsWith(trigger))) {
      const before = byFunction.get(run.functionName) ?? 0;
      byFunction.set(run.functionName, before + load.actions[action] * secondsOf(run));
    }
  return Math.max(0, ...byFunction.values());
}

/** The limits of a stage in an account with AWS's default quotas, each with the page that names it. */
export function limitsOf(stage: Stage): Limit[] {
  const aws = 'https://docs.aws.amazon.com';
  const perMinutes = (minutes: number) => (load: Load) => load.tabs / (minutes * 60);
  return [
    {
      what: 'Requests a second that the stage lets through',
      most: stage.throttle.rate,
      need: (load, uses) => aSecond(load, uses, () => 1) + perMinutes(30)(load),
      source: 'infra/stages.ts',
    },
    {
      what: 'Functions at once',
      most: functionsAtOnce,
      need: (load, uses) =>
        aSecond(load, uses, ({ invocations }) => invocations.reduce((sum, run) => sum + secondsOf(run), 0)),
      source: `${aws}/lambda/latest/dg/gettingstarted-limits.html`,
    },
    {
      what: 'Messages at once of the busiest reaction',
      most: (stage.reactionConcurrency ?? functionsAtOnce) * batchOfQueue,
      need: (load, uses) => busiest(load, uses, 'queue'),
      source: 'infra/stages.ts',
    },
    {
      what: 'The busiest reader of the stream, were it one shard and a change a batch',
      most: 1,
      need: (load, uses) => busiest(load, uses, 'stream'),
      source: `${aws}/lambda/latest/dg/with-ddb.html`,
    },
    {
      what: 'Read units of the table a second',
      most: 40_000,
      need: (load, uses) => aSecond(load, uses, ({ total }) => total.readUnits),
      source: `${aws}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
    },
    {
      what: 'Write units of the table a second',
      most: 40_000,
      need: (load, uses) => aSecond(load, uses, ({ total }) => total.writeUnits),
      source: `${aws}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
    },
    {
      what: 'Events a second on the bus',
      most: 10_000,
      need: (load, uses) => aSecond(load, uses, ({ events }) => events),
      source: `${aws}/eventbridge/latest/userguide/eb-quota.html`,
    },
    {
      what: 'Sign-ins and renewals a second at the user pool',
      most: 120,
      need: (load) => load.actions['A manager signs in'] + perMinutes(30)(load),
      source: `${aws}/cognito/latest/developerguide/quotas.html`,
    },
    {
      what: 'New connections a second',
      most: 500,
      need: perMinutes(120),
      source: `${aws}/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html`,
    },
    {
      what: 'Mails a second',
      most: 14,
      need: ({ mailsASecond }) => mailsASecond,
      source: `${aws}/ses/latest/dg/manage-sending-quotas.html`,
    },
    {
      what: 'Mails a day',
      most: 50_000,
      need: ({ mailsASecond, busiestSecondsAMonth }) => (mailsASecond * busiestSecondsAMonth) / 30,
      source: `${aws}/ses/latest/dg/manage-sending-quotas.html`,
    },
    {
      what: 'Digests a day, at the stage’s pace',
      most: (stage.bulkMailsPerSecond * secondsOfDay * mailingMinutes) / minutesBetweenRuns,
      need: ({ digestsADay }) => digestsADay,
      source: 'infra/stages.ts',
    },
    ...(stage.search.engine === 'memory'
      ? [
          {
            what: 'Documents of a kind that are searched in memory',
            most: 300_000,
            need: ({ documents }: Load) => documents,
            source: 'functions/search/opensearch/README.md',
          },
        ]
      : []),
  ];
}
