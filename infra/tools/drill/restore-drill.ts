import { BatchWriteItemCommand, paginateScan, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import path from 'node:path';
import type { Stage } from '../../stages.ts';
import { startLocal, type RunningLocal } from '../../start/start-local.ts';
import { localDataClients, restoreCommand } from '../restore/restore-command.ts';
import { strike } from './strike.ts';
import { aSite, signUp, signsIn, uploadPicture, type Visitor } from './visitors.ts';

interface DrillOptions {
  folder: string;
  /** How many people sign up before the time that is restored; half as many do after. */
  people: number;
  /** Whether the table also holds the demo world; false by default. */
  world?: boolean;
  /** A built site to serve as it is. */
  webDist?: string;
  say?: (line: string) => void;
}

/** What a drill measured, and what was not as the runbook promises. */
export interface RestoreReport {
  /** Acknowledged sign-ups and pictures before the time that was restored, and how many are there again. */
  before: { acknowledged: number; kept: number };
  /** The same of those after it: what was lost. */
  after: { acknowledged: number; kept: number };
  /** Seconds between the time that was restored and the loss. */
  lostSeconds: number;
  /** Seconds from the loss until people sign in again, by step. */
  steps: [what: string, seconds: number][];
  /** What the operator read after the restore, and after the erasures were done again. */
  compared: string;
  agreed: string;
  wrong: string[];
}

const recoverable: Partial<Stage> = { recoveryDays: 35 };

/**
 * Loses the table of a HireHub on this machine and restores it with the commands of the runbook, then compares what is there with
 * what was acknowledged. Erasures that were done after the restored time are renewed.
 */
export async function restoreDrill(options: DrillOptions): Promise<RestoreReport> {
  const { people, say = () => {} } = options;
  const first = await start(options, recoverable);
  const site = aSite(first);
  say(`${people} people sign up`);
  const old = await signedUp(site, 'before', people);
  const leaving = await signUp(site, 'leaving');
  await withPicture(site, old);
  await first.settled();
  const restoredAt = new Date();

  say('After the time that will be restored, half as many sign up, and one person is erased');
  const late = await signedUp(site, 'after', Math.ceil(people / 2));
  await withPicture(site, late);
  await eraseNow(first, leaving.email);
  await first.settled();

  say('A command that should not have run empties the table');
  const { dynamodb } = clientsOf(first);
  const source = await tableOf(first);
  await empty(dynamodb, source);
  const lostAt = performance.now();
  const lostSeconds = (Date.now() - restoredAt.getTime()) / 1000;

  const steps: RestoreReport['steps'] = [];
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    steps.push([what, (performance.now() - begun) / 1000]);
    say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  };
  const said = await timed('Table restored', () => run(first, ['restore', restoredAt.toISOString()]));
  const [, written = '{}'] = /restoredTable: (\{.*\})/.exec(said) ?? [];
  const restoredTable = JSON.parse(written) as NonNullable<Stage['restoredTable']>;
  const second = await timed('Stage pointed at it', async () => {
    await first.close();
    return start(options, { ...recoverable, restoredTable });
  });
  try {
    const again = aSite(second);
    const compared = await timed('Compared with users and files', () => run(second, ['compare']));
    await timed('Erasures renewed', async () => {
      await run(second, ['renew', '1', String(late.length)]);
      await eraseNow(second, leaving.email);
      await second.settled();
    });
    const agreed = await run(second, ['compare']);
    steps.push(['In all', (performance.now() - lostAt) / 1000]);
    const kept = async (all: readonly Visitor[]) =>
      (await Promise.all(all.map((one) => signsIn(again, one)))).filter(Boolean).length;
    return {
      before: { acknowledged: old.length, kept: await kept(old) },
      after: { acknowledged: late.length, kept: await kept(late) },
      lostSeconds,
      steps,
      compared,
      agreed,
      wrong: await wrongAfter(second, { leaving, late: late[0] }),
    };
  } finally {
    await second.close();
  }
}

/** What a person who was erased, and one who signed up too late, must find. */
async function wrongAfter(local: RunningLocal, { leaving, late }: { leaving: Visitor; late: Visitor | undefined }) {
  const site = aSite(local);
  const wrong: string[] = [];
  if (await signsIn(site, leaving)) wrong.push('Who was erased can sign in again.');
  if (await isMentioned(local, leaving.email)) wrong.push('The table still has the address of who was erased.');
  if (late) {
    await signUp(site, late.name);
    if (!(await signsIn(site, late))) wrong.push('Who signed up too late cannot do so again.');
  }
  const compared = await run(local, ['compare']);
  if (
    !/\n0 accounts lack a user[\s\S]*\n0 users[\s\S]*\n0 files are of nobody\n0 files are named and gone$/.test(
      compared,
    )
  )
    wrong.push(`Table, users and files do not agree:\n${compared}`);
  return wrong;
}

/** The report as lines for a terminal. */
export function printedRestore({ before, after, lostSeconds, steps, compared, agreed, wrong }: RestoreReport): string {
  return [
    '',
    ...steps.map(([what, seconds]) => `${what.padEnd(32)} ${seconds.toFixed(1)} s`),
    '',
    `Acknowledged before the restored time: ${before.acknowledged}, there again: ${before.kept}`,
    `Acknowledged after it: ${after.acknowledged} in ${lostSeconds.toFixed(1)} s, lost: ${after.acknowledged - after.kept}`,
    '',
    `Before the renewal:\n${compared}`,
    '',
    `After it:\n${agreed}`,
    '',
    ...(wrong.length > 0 ? wrong : ['As the runbook says.']),
  ].join('\n');
}

function start({ folder, webDist, world = false }: DrillOptions, differences: Partial<Stage>): Promise<RunningLocal> {
  return startLocal({
    port: 0,
    world,
    folder: path.join(folder, 'local'),
    differences,
    ...(webDist && { webDist }),
  });
}

async function signedUp(site: ReturnType<typeof aSite>, kind: string, count: number): Promise<Visitor[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => signUp(site, `${kind}-${place}`)));
}

async function withPicture(site: ReturnType<typeof aSite>, [one]: readonly Visitor[]): Promise<void> {
  if (one) await uploadPicture(site, one);
}

/** What `npm run operator` does with these words. */
async function run(local: RunningLocal, words: Parameters<typeof restoreCommand>[0]): Promise<string> {
  const ask = async (request: Record<string, unknown>) => (await local.operate(request)).payload;
  return restoreCommand(words, { stage: 'local', clients: clientsOf(local), ask, now: Date.now });
}

const clientsOf = ({ cloud }: RunningLocal) => localDataClients(cloud.endpoints);

async function tableOf(local: RunningLocal): Promise<string> {
  const { payload } = await local.operate({ action: 'show-places' });
  return (payload as { data: { table: string } }).data.table;
}

/** Erases an account as the schedule does in two runs, without the twenty minutes between them. */
async function eraseNow(local: RunningLocal, email: string): Promise<void> {
  for (let runs = 0; runs < 2; runs += 1) {
    await local.operate({ action: 'erase-account', email, when: 'now' });
    await strike(local, 'erase accounts');
  }
}

async function empty(client: DynamoDBClient, table: string): Promise<void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, Limit: 25 })) {
    const requests = Items.flatMap(({ pk, sk }) => (pk && sk ? [{ DeleteRequest: { Key: { pk, sk } } }] : []));
    if (requests.length > 0) await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } }));
  }
}

async function isMentioned(local: RunningLocal, text: string): Promise<boolean> {
  const TableName = await tableOf(local);
  for await (const { Items = [] } of paginateScan({ client: clientsOf(local).dynamodb }, { TableName }))
    if (JSON.stringify(Items).includes(text)) return true;
  return false;
}
