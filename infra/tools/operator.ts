import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { userInfo } from 'node:os';
import { InvokeCommand, LambdaClient, type InvokeCommandOutput, type LambdaClientConfig } from '@aws-sdk/client-lambda';
import { operatorAccess } from '../laptop/laptop.ts';
import { stageNamed } from '../stages.ts';
import { askAccount, type Ask } from './aws-account.ts';
import { examined, printed } from './doctor/doctor.ts';
import { dataClients, isRestoreCommand, localDataClients, restoreCommand } from './restore/restore-command.ts';
import { trace } from './trace/trace.ts';

// What only operators may do; IAM decides who is one.
const usage = `Name a command:
  requests                                     who waits to become super manager
  approve-super-manager EMAIL
  verified                                     whom an operator verified, for which company, and how
  verify EMAIL COMPANY DOMAIN 'NOTE'           a manager or recruiter; the note says how you made sure
  revoke-verification EMAIL
  recruiter-kind EMAIL internal|external
  rewards [requested|approved|paid|refused]
  approve-reward ID
  pay-reward ID
  refuse-reward ID 'REASON'                    the points come back, and the recruiter reads the reason
  held-awards                                  points past what a manager's hires earn in a month, or whose manager left
  decide-award ID released|voided 'REASON'     voided: they are taken back, and the recruiter reads the reason
  contests                                     contested points of hires, where no Super Hire manager decides
  contest-files ID                             what both sides added, with addresses on the site that download it
  decide-contest ID upheld|restored 'REASON'   upheld: they return; restored: the recruiter keeps them
  end-sessions EMAIL                           logs an account out everywhere, and every browser is new to it
  erase EMAIL                                  after the grace period; its owner is notified and can cancel it
  erase EMAIL now                              within a quarter of an hour; one in progress continues immediately
  mail                                         mails that wait because no sender is verified
  mail-again EMAIL                             an address works again from which mail came back, or wants mail again
  verify-audit                                 whether every line about a candidate's moves is as it was written
  send-dead-records                            publishes again what the outbox gave up, and removes its files
  recount                                      counts dashboards again from the events, and jobs of each manager; mends both
  restore TIME                                 the table as it was at this time (2026-11-28T04:00:00Z), as a new table
  compare                                      a restored table with users and files: who was erased or signed up since
  renew ERASED NEWCOMERS                       erases and removes these again, when they are as many as compare counted
  trace ID                                     what a request set off; ID is the reference of an error page
  doctor                                       what the stage's account still lacks, and what to do about it
and, for any other machine, --stage dev|staging|prod`;

/** The request to the operator's function that a command line means; undefined when it means none. */
export function requestOf([command, ...rest]: readonly string[]): Record<string, unknown> | undefined {
  const [first, second] = rest;
  switch (command) {
    case 'requests':
      return { action: 'list-super-manager-requests' };
    case 'recount':
      return { action: 'list-people-to-recount' };
    case 'mail':
    case 'verify-audit':
    case 'send-dead-records':
      return { action: command };
    case 'erase':
      return first && (second === undefined || second === 'now')
        ? { action: 'erase-account', email: first, when: second ?? 'after-grace' }
        : undefined;
    case 'verified':
      return { action: 'list-verifications' };
    case 'verify': {
      const [email, company, domain, ...note] = rest;
      return email && company && domain && note.length > 0
        ? { action: command, email, company, domain, note: note.join(' ') }
        : undefined;
    }
    case 'revoke-verification':
    case 'mail-again':
    case 'end-sessions':
    case 'approve-super-manager':
      return first ? { action: command, email: first } : undefined;
    case 'recruiter-kind':
      return first && (second === 'internal' || second === 'external')
        ? { action: command, email: first, kind: second }
        : undefined;
    case 'rewards':
      return { action: 'list-redemptions', status: first ?? 'requested' };
    case 'approve-reward':
    case 'pay-reward':
      return Number.isSafeInteger(Number(first)) && first ? { action: command, id: Number(first) } : undefined;
    case 'held-awards':
      return { action: 'list-held-awards' };
    case 'contests':
      return { action: 'list-contests' };
    case 'contest-files':
      return Number.isSafeInteger(Number(first)) && first
        ? { action: 'list-contest-files', id: Number(first) }
        : undefined;
    case 'decide-award':
    case 'decide-contest': {
      const [, outcome, ...reason] = rest;
      return Number.isSafeInteger(Number(first)) && first && outcome && reason.length > 0
        ? { action: command, id: Number(first), outcome, reason: reason.join(' ') }
        : undefined;
    }
    case 'refuse-reward':
      return Number.isSafeInteger(Number(first)) && first && second
        ? { action: command, id: Number(first), reason: rest.slice(1).join(' ') }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Where the stage's Lambda is: on this machine according to the running start, elsewhere according to the AWS profile.
 */
function lambdaOf(stage: string): LambdaClientConfig {
  const endpoints = localEndpoints(stage);
  return endpoints ? operatorAccess(endpoints.LAMBDA) : { region: stageNamed(stage).region };
}

/** The addresses of the services that the running start has; undefined for a stage in the cloud. */
function localEndpoints(stage: string): ({ LAMBDA: string } & Record<string, string>) | undefined {
  if (stage !== 'local') return undefined;
  const file = path.join(import.meta.dirname, '../../.local/endpoints.json');
  if (!existsSync(file))
    throw new Error('HireHub is not running on this machine: npm start. For a stage in the cloud add --stage dev.');
  return (JSON.parse(readFileSync(file, 'utf8')) as { endpoints: { LAMBDA: string } }).endpoints;
}

function traced(stage: string, id: string): Promise<string> {
  const ask = askAccount(lambdaOf(stage), localEndpoints(stage));
  return trace(ask, { stage, id, now: Date.now(), wait: () => setTimeout(1000) });
}

/** Prints what the stage's account lacks; ends with 1 when it lacks something. */
async function doctor(stage: string): Promise<void> {
  const findings = await examined(askAccount(lambdaOf(stage), localEndpoints(stage)), stageNamed(stage));
  console.log(printed(findings));
  if (findings.some(({ state }) => state === 'lacks')) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string', default: 'local' } },
  });
  const stage = stageNamed(values.stage).name;
  const [command, id] = positionals;
  if (command === 'doctor') return doctor(stage);
  if (command === 'trace' && id) return console.log(await traced(stage, id));
  if (isRestoreCommand(positionals)) {
    const local = localEndpoints(stage);
    const clients = local ? localDataClients(local) : dataClients(stageNamed(stage).region);
    return console.log(await restoreCommand(positionals, { stage, clients, ask: operatorOf(stage), now: Date.now }));
  }
  const request = requestOf(positionals);
  if (!request) throw new Error(usage);
  const ask = operatorOf(stage);
  if (request.action === 'list-people-to-recount')
    return console.log(JSON.stringify({ data: await recounted(ask) }, undefined, 2));
  if (request.action === 'send-dead-records')
    return console.log(JSON.stringify({ data: await sentRecords(ask) }, undefined, 2));
  if (request.action !== 'verify-audit') return console.log(JSON.stringify(await ask(request), undefined, 2));
  const report = await verifiedAudit(ask);
  console.log(JSON.stringify({ data: report }, undefined, 2));
  if (report.faults.length > 0) process.exitCode = 1;
}

/** Asks the operator's function of a stage. */
function operatorOf(stage: string): (question: Record<string, unknown>) => Promise<unknown> {
  const client = new LambdaClient(lambdaOf(stage));
  let name: Promise<string> | undefined;
  return async (question) => {
    name ??= stage === 'local' ? Promise.resolve(userInfo().username) : nameInAccount(askAccount(lambdaOf(stage)));
    const Payload = JSON.stringify({ ...question, by: await name });
    const response = await client.send(new InvokeCommand({ FunctionName: `HireHub-${stage}-Operator`, Payload }));
    return dataIn(response);
  };
}

/** What the operator's function returned; throws where it failed. */
function dataIn({ Payload, FunctionError }: InvokeCommandOutput): unknown {
  const answer: unknown = JSON.parse(Payload ? Buffer.from(Payload).toString() : 'null');
  if (FunctionError) throw new Error((answer as { errorMessage?: string }).errorMessage ?? 'It failed.');
  return answer;
}

/** Whom the account takes the caller for: a user, or a role with the name of the session in it. */
export async function nameInAccount(ask: Ask): Promise<string> {
  const query = { Action: 'GetCallerIdentity', Version: '2011-06-15' };
  const [, name] = /<Arn>(.*?)<\/Arn>/.exec(String(await ask({ host: 'sts', endpoint: 'STS', query }))) ?? [];
  if (!name) throw new Error('The account does not say who you are.');
  return name;
}

/** Asks for the whole audit trail, some jobs at a time, and returns what all calls found together. */
export async function verifiedAudit(ask: (request: Record<string, unknown>) => Promise<unknown>) {
  const whole = { jobs: 0, candidates: 0, lines: 0, faults: [] as unknown[] };
  let after: unknown;
  do {
    const { data, message } = (await ask({ action: 'verify-audit', after })) as {
      data?: typeof whole & { next?: unknown };
      message?: string;
    };
    if (!data) throw new Error(message ?? 'It failed.');
    whole.jobs += data.jobs;
    whole.candidates += data.candidates;
    whole.lines += data.lines;
    whole.faults.push(...data.faults);
    after = data.next;
  } while (after !== undefined);
  return whole;
}

/** Has dead records published until none is left, and returns how many files and events there were. */
export async function sentRecords(ask: (request: Record<string, unknown>) => Promise<unknown>) {
  const sent = { files: 0, events: 0 };
  for (let more = true; more;) {
    const one = await dataOf<typeof sent & { more: boolean }>(ask({ action: 'send-dead-records' }));
    sent.files += one.files;
    sent.events += one.events;
    more = one.more;
  }
  return sent;
}

/** Recounts everybody, one after another, and returns who was wrong, and in what. */
export async function recounted(ask: (request: Record<string, unknown>) => Promise<unknown>) {
  const people = new Set<number>();
  let after: unknown;
  do {
    const { userIds, next } = await dataOf<{ userIds: number[]; next?: unknown }>(
      ask({ action: 'list-people-to-recount', after }),
    );
    for (const userId of userIds) people.add(userId);
    after = next;
  } while (after !== undefined);
  const report = { people: people.size, events: 0, missedByEveryone: 0, mended: [] as unknown[] };
  for (const userId of people) {
    const one = await dataOf<{
      events: number;
      wrong: unknown[];
      wrongRollUps: string[];
      wrongRows: number;
      wrongJobTotals: object | null;
      missedByEveryone: number;
    }>(ask({ action: 'recount', userId }));
    report.events += one.events;
    report.missedByEveryone += one.missedByEveryone;
    const { wrong, wrongRollUps, wrongRows, wrongJobTotals } = one;
    if (wrong.length + wrongRollUps.length + wrongRows > 0 || wrongJobTotals)
      report.mended.push({ userId, wrong, wrongRollUps, wrongRows, ...(wrongJobTotals && { wrongJobTotals }) });
  }
  return report;
}

async function dataOf<T>(answer: Promise<unknown>): Promise<T> {
  const { data, message } = (await answer) as { data?: T; message?: string };
  if (!data) throw new Error(message ?? 'It failed.');
  return data;
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    const { message, code } = error as Error & { code?: string };
    console.error(code === 'ECONNREFUSED' ? 'HireHub is not running on this machine: npm start.' : message);
    process.exit(1);
  });
}
