import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { accessKeyIdOf } from '../permissions/permissions.ts';
import type { InvocationResult } from '../services/lambda/start-lambda.ts';
import { environmentOf, type Surroundings } from './environment.ts';
import type { FunctionDefinition } from './function-definition.ts';
import { appendLog, type Invocations } from './invocations.ts';
import { openPool, type Pool } from './pool.ts';
import { startWorker, type RunResult } from './worker.ts';

/** All functions of the app. */
export interface LocalFunctions {
  declare: (definition: FunctionDefinition) => void;
  /** Gives a function other code or settings; events under way end with the old ones. */
  replace: (definition: FunctionDefinition) => void;
  /** Ends every instance once it is free; the next events start new ones. */
  rest: () => void;
  knows: (name: string) => boolean;
  names: () => string[];
  /** Runs a function and waits for it; `trigger` says what set it off. */
  invoke: (name: string, event: unknown, trigger: string) => Promise<InvocationResult>;
  close: () => Promise<void>;
}

export interface FunctionsOptions {
  /** Asked whenever a worker starts, as addresses come to be known while the app is brought up. */
  surroundings: () => Omit<Surroundings, 'accessKeyId'>;
  invocations: Invocations;
  /** Where compiled code is kept for later instances and starts. */
  compiledFolder?: string;
  /** Told when a run ends badly, so that the terminal can say so. */
  onFailure?: (functionName: string, sentence: string) => void;
}

/** Instances of a function without reserved concurrency; a laptop has few cores. */
const ordinaryConcurrency = 4;

/** Opens an empty set of functions; workers start with the first event. */
export function openFunctions({
  surroundings,
  invocations,
  compiledFolder,
  onFailure = () => {},
}: FunctionsOptions): LocalFunctions {
  const entries = new Map<string, { definition: FunctionDefinition; pool: Pool }>();

  function poolOf(entry: { definition: FunctionDefinition }): Pool {
    const maximum = Math.max(1, Math.min(entry.definition.reservedConcurrency ?? ordinaryConcurrency, 16));
    return openPool({
      maximum,
      start: (number) => {
        const { definition } = entry;
        const { name, arn: functionArn, memoryMegabytes, timeoutSeconds } = definition;
        const environment = environmentOf(definition, { accessKeyId: accessKeyIdOf(name, number), ...surroundings() });
        const data = {
          ...bundleOf(definition),
          functionName: name,
          functionArn,
          memoryMegabytes,
          ...(compiledFolder && { compiledFolder }),
        };
        return startWorker({ data, environment, timeoutMilliseconds: timeoutSeconds * 1000 });
      },
    });
  }

  return {
    declare: (definition) => {
      const entry = { definition };
      entries.set(definition.name, Object.assign(entry, { pool: poolOf(entry) }));
    },
    replace: (definition) => {
      const entry = entries.get(definition.name);
      if (!entry) return;
      entry.definition = definition;
      entry.pool.renew();
    },
    rest: () => {
      for (const { pool } of entries.values()) pool.renew();
    },
    knows: (name) => entries.has(name),
    names: () => [...entries.keys()].sort(),
    invoke: async (name, event, trigger) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`There is no function ${name}.`);
      const how = { canWait: /^(queue|stream) /.test(trigger) };
      const result = await entry.pool.run((workerNumber) => {
        const accessKeyId = accessKeyIdOf(name, workerNumber);
        const requestId = randomUUID();
        const invocation = invocations.begin({
          requestId,
          functionName: name,
          description: entry.definition.description,
          trigger,
          accessKeyId,
        });
        const startedAt = performance.now();
        return {
          requestId,
          event,
          onLog: (text) => appendLog(invocation, text),
          onEnd: (ended) =>
            invocations.end(invocation, accessKeyId, {
              milliseconds: performance.now() - startedAt,
              ...failureOf(ended),
            }),
        };
      }, how);
      if (!('failure' in result)) return { payload: result.payload };
      onFailure(name, `${result.failure.errorType}: ${result.failure.errorMessage}`);
      return { payload: result.failure, functionError: 'Unhandled' };
    },
    close: async () => {
      await Promise.all([...entries.values()].map(({ pool }) => pool.close()));
    },
  };
}

function failureOf(result: RunResult): { failure?: string } {
  if (!('failure' in result)) return {};
  const { errorType, errorMessage, trace } = result.failure;
  return { failure: [`${errorType}: ${errorMessage}`, ...trace.slice(1)].join('\n') };
}

function bundleOf({ name, folder, handler }: FunctionDefinition): { file: string; exportName: string } {
  const dot = handler.lastIndexOf('.');
  const stem = path.join(folder, handler.slice(0, dot));
  const file = ['.mjs', '.js', '.cjs'].map((extension) => stem + extension).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${name}: there is no ${stem}.mjs, .js or .cjs.`);
  return { file, exportName: handler.slice(dot + 1) };
}
