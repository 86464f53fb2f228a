import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openQueues } from '../../../services/queues/open-queues.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queues-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function numbersAfterReopening(): Promise<number[]> {
  const queues = await openQueues({ folder });
  const numbers = queues
    .queue('work')
    .messages()
    .map(({ body }) => JSON.parse(body).number as number);
  await queues.close();
  return numbers;
}

describe('Messages on disk', () => {
  it('are all there after kill -9, and finished ones stay finished', async () => {
    for (let round = 0; round < 2; round += 1) {
      const before = new Set(await numbersAfterReopening());
      const child = spawn(process.execPath, [join(import.meta.dirname, 'send-until-killed.ts'), folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.length > 12_000) child.kill('SIGKILL');
      });
      await new Promise((resolve) => child.on('close', resolve));
      const said = (word: string) =>
        [...output.matchAll(new RegExp(`^${word} (\\d+)\\n`, 'gm'))].map(([, number]) => Number(number));
      const kept = new Set(await numbersAfterReopening());
      const finished = new Set(said('finished'));
      // The last one may be gone from the disk without having been reported.
      const mayBeGone = new Set(said('finishing'));
      const sent = said('sent');
      expect(sent.length).toBeGreaterThan(300);
      // Numbers start again in each round, so what an earlier round left counts as kept too.
      expect(sent.filter((number) => !mayBeGone.has(number) && !kept.has(number))).toEqual([]);
      expect(
        [...finished].filter((number) => kept.has(number) && !before.has(number) && sent.includes(number)),
      ).toEqual([]);
    }
  });

  it('ignore a line that a crash cut short', async () => {
    const queues = await openQueues({ folder });
    await queues.queue('work').send('{"number":1}');
    await queues.close();
    await appendFile(join(folder, 'messages.jsonl'), '{"put":{"id":"half');
    expect(await numbersAfterReopening()).toEqual([1]);
  });

  it('show again after a restart when they were in flight, with their receive count', async () => {
    const queues = await openQueues({ folder });
    const queue = queues.queue('work', { visibilityTimeoutSeconds: 600 });
    await queue.send('{"number":1}');
    expect(queue.receive(1).messages).toHaveLength(1);
    expect(queue.receive(1).messages).toHaveLength(0);
    await queues.close();
    const reopened = await openQueues({ folder });
    expect(reopened.queue('work').receive(1).messages[0]).toMatchObject({ receiveCount: 2 });
    await reopened.close();
  });

  it('are compacted while the queue is in use', async () => {
    const queues = await openQueues({ folder });
    const queue = queues.queue('work');
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(
        Array.from({ length: 100 }, (_, number) => queue.send(JSON.stringify({ number, padding: 'x'.repeat(1000) }))),
      );
      const { messages } = queue.receive(100);
      await Promise.all(messages.map((message) => queue.finish(message)));
    }
    await queue.send('{"number":7}');
    const file = join(folder, 'messages.jsonl');
    expect((await stat(file)).size).toBeLessThan(1_500_000);
    await queues.close();
    expect(await readFile(file, 'utf8')).toContain('number');
    expect(await numbersAfterReopening()).toEqual([7]);
  });
});
