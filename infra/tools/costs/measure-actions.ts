import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract } from '../../../shared/contract/contract.ts';
import type { ResponseOf, RouteDefinition } from '../../../shared/contract/route.ts';
import { startLocal } from '../../start/start-local.ts';
import { physicalName, readAssembly } from '../../laptop/laptop.ts';
import { demoPassword } from '../../demo-world/demo-accounts.ts';
import { actionCost, type ActionName, type ActionUse } from './action-cost.ts';

const people = { manager: 'daniel.reyes@example.com', candidate: 'aaliyah.jefferson@example.com' };

interface Call {
  params?: Record<string, number>;
  query?: string;
  body?: object;
  token?: string;
}

/** What an action used, and what that costs in US dollars. */
export interface MeasuredAction extends ActionUse {
  action: ActionName;
  dollars: number;
}

/**
 * What typical actions use and cost, with their reactions, measured by the meter of a HireHub with the demo world. Each
 * is done three times and the last one counts, so that no cold start is in it. A given folder stays, with its world.
 */
export async function measureActions(given?: string): Promise<MeasuredAction[]> {
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'hirehub-costs-'));
  const local = await startLocal({ port: 0, folder });
  const settingsOf = settingsIn(path.join(folder, 'cdk.out'));
  const measured: MeasuredAction[] = [];

  async function call<R extends RouteDefinition>(route: R, { params = {}, query = '', body, token }: Call = {}) {
    const address = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name]));
    const response = await fetch(`${local.url}${address}${query}`, {
      method: route.method,
      headers: {
        'accept-encoding': 'br',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${route.method} ${address} responded ${response.status}: ${text}`);
    const bytes = Number(response.headers.get('content-length') ?? text.length);
    return { bytes, jwt: response.headers.get('jwt') ?? '', ...(JSON.parse(text) as ResponseOf<R>) };
  }

  async function measure<T extends { bytes: number }>(
    action: ActionName,
    act: (round: 0 | 1 | 2) => Promise<T>,
  ): Promise<T> {
    const once = async (round: 0 | 1 | 2): Promise<T> => {
      await local.settled();
      local.meter.reset();
      const done = await act(round);
      await local.settled();
      return done;
    };
    await once(0);
    await once(1);
    const done = await once(2);
    const use = { bytes: done.bytes, reading: local.meter.read(), settingsOf };
    measured.push({ action, ...use, dollars: actionCost(use) });
    return done;
  }

  try {
    const { accounts, guest, jobs, applications, pipeline, notifications } = contract;
    const signIn = (email: string) => call(accounts.signIn, { body: { email, password: demoPassword } });
    const open = await measure('A guest opens a page of jobs', () => call(guest.listGuestJobs));
    const ids = open.data.map(({ id }) => id);
    await measure('A guest opens a job', (round) => call(guest.readGuestJob, { params: { id: ids[round] ?? 0 } }));
    const { jwt: manager } = await measure('A manager signs in', () => signIn(people.manager));
    const { jwt: candidate } = await signIn(people.candidate);
    await measure('A manager opens their jobs', () => call(jobs.listJobs, { token: manager }));
    const posted: number[] = [];
    await measure('A manager posts a job', async () => {
      const body = { title: 'Intensive care nurse', description: 'Care for critical patients.', points: 100 };
      const job = await call(jobs.postJob, { body, token: manager });
      posted.push(job.data.id);
      return job;
    });
    await measure('A candidate applies', (round) =>
      call(applications.applyToJob, { params: { id: posted[round] ?? 0 }, token: candidate }),
    );
    const { data: own } = await call(jobs.listJobs, { token: manager, query: '?perPage=100' });
    const movable: { jobId: number; candidateId: number }[] = [];
    for (const { id } of own.filter(({ candidatesCount }) => candidatesCount > 0)) {
      const { data } = await call(jobs.listJobCandidates, { params: { id }, token: manager });
      for (const { candidateId, status } of data.candidates)
        if (status === 'contacted') movable.push({ jobId: id, candidateId });
    }
    if (movable.length >= 3)
      await measure('A manager moves a candidate', (round) =>
        call(pipeline.changeCandidateStatus, {
          params: movable[round] ?? {},
          body: { status: 'submitted' },
          token: manager,
        }),
      );
    await measure('A user reads the notifications', () => call(notifications.listNotifications, { token: candidate }));
    return measured;
  } finally {
    await local.close();
    if (!given) rmSync(folder, { recursive: true, force: true });
  }
}

/** The settings of each function by its name, from the templates that the local runner serves. */
function settingsIn(folder: string): ActionUse['settingsOf'] {
  const settings = new Map<string, ReturnType<ActionUse['settingsOf']>>();
  for (const { name: stack, template } of readAssembly(folder).stacks) {
    for (const [logicalId, { Type, Properties = {} }] of Object.entries(template.Resources ?? {})) {
      if (Type !== 'AWS::Lambda::Function') continue;
      const { FunctionName, MemorySize, TracingConfig } = Properties as {
        FunctionName?: string;
        MemorySize: number;
        TracingConfig?: { Mode: string };
      };
      const name = FunctionName ?? physicalName({ stack, logicalId });
      settings.set(name, { memory: MemorySize, isTraced: TracingConfig?.Mode === 'Active' });
    }
  }
  return (name) => {
    const found = settings.get(name);
    if (!found) throw new Error(`No template has the function ${name}.`);
    return found;
  };
}
