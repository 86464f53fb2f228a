import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An OpenSearch node that runs for a test or a bench. */
export interface SearchNode {
  url: string;
  /** Megabytes that its process takes. */
  memory(): number;
  close(): Promise<void>;
}

const pom = path.join(import.meta.dirname, 'pom.xml');
const source = path.join(import.meta.dirname, 'SearchNode.java');
const dependencies = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
/** What is compiled and found once stays as long as neither the versions nor the launcher change. */
const version = createHash('sha256').update(readFileSync(pom)).update(readFileSync(source)).digest('hex').slice(0, 16);
const cache = path.join(homedir(), '.cache', 'hirehub-search-node', version);
const classPathFile = path.join(cache, 'class-path');
const minutes = 5;

/**
 * Why no OpenSearch can run here, or undefined when it can; its jars are fetched by the first call. In CI a missing JDK is an error,
 * not a reason to skip, and so are a missing Maven and jars that it cannot fetch.
 */
export function whyNoSearchNode(): string | undefined {
  const reason = isReady()
    ? undefined
    : (missingTool() ?? refusedBy('mvn', classPathArguments()) ?? refusedBy('javac', compileArguments()));
  if (reason && process.env.CI === 'true') throw new Error(`${reason}, so OpenSearch cannot run; in CI it must`);
  return reason && `${reason}, so the comparison with OpenSearch is skipped`;
}

/** Starts a node with an empty index folder, which goes with it. */
export async function startSearchNode({ megabytes = 512 } = {}): Promise<SearchNode> {
  const home = mkdtempSync(path.join(tmpdir(), 'hirehub-search-'));
  const classPath = `${cache}${path.delimiter}${readFileSync(classPathFile, 'utf8').trim()}`;
  const options = [`-Xms128m`, `-Xmx${megabytes}m`, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const child = spawn('java', [...options, '-cp', classPath, 'SearchNode', home], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([address(child.stdout), ended.then(() => undefined)]);
  if (!url) throw new Error('OpenSearch ended before it was ready');
  return {
    url,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    async close() {
      child.stdin.end();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function address(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) if (line.startsWith('http://')) return line;
  return undefined;
}

function isReady(): boolean {
  if (!existsSync(path.join(cache, 'SearchNode.class')) || !existsSync(classPathFile)) return false;
  return readFileSync(classPathFile, 'utf8')
    .trim()
    .split(path.delimiter)
    .every((jar) => existsSync(jar));
}

function missingTool(): string | undefined {
  const missing = ['java', 'javac', 'mvn'].filter(
    (tool) => spawnSync(tool, ['-version'], { stdio: 'ignore' }).status !== 0,
  );
  return missing.length > 0 ? `${missing.join(' and ')} of a JDK 17 and Maven is missing` : undefined;
}

function classPathArguments(): string[] {
  mkdirSync(cache, { recursive: true });
  return ['-B', '-q', '-f', pom, dependencies, '-DincludeScope=runtime', `-Dmdep.outputFile=${classPathFile}`];
}

const compileArguments = (): string[] => ['-cp', readFileSync(classPathFile, 'utf8').trim(), '-d', cache, source];

function refusedBy(tool: string, words: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(tool, words, { encoding: 'utf8', timeout: minutes * 60_000 });
  return status === 0 ? undefined : `${tool} failed (${`${stdout}${stderr}`.trim().slice(-300)})`;
}
