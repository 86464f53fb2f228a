import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { synthesize } from '../../../infra/app.ts';
import { assemblyFor } from '../../../infra/start/kept-assembly.ts';
import { readAssembly } from '../../../infra/laptop/laptop.ts';
import { stageNamed } from '../../../infra/stages.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-kept-'));
const stage = stageNamed('local');
const { handlersFolder } = placeholderInputs();
let kept: string | undefined;
afterAll(() => {
  for (const one of [folder, kept]) if (one) rmSync(one, { recursive: true, force: true });
});

it('The stacks of a start are those that a synthesis for its addresses gives, and are synthesized once for all starts', async () => {
  const places = { siteUrl: 'http://localhost:4711', filesOrigin: 'http://localhost:4712' };
  const synthesizing = vi.fn((all: Parameters<Parameters<typeof assemblyFor>[2]>[0]) => synthesize({ stage, ...all }));
  const startIn = (name: string, addresses = places) =>
    assemblyFor(addresses, { handlersFolder, outputFolder: path.join(folder, name) }, synthesizing);
  await startIn('earlier', { ...places, siteUrl: 'http://localhost:3000' });
  synthesizing.mockClear();
  const { stacks, assets } = readAssembly(await startIn('now'));
  kept = path.dirname([...assets.values()].find((asset) => !asset.endsWith('.json'))!);
  expect(synthesizing).not.toHaveBeenCalled();
  const synthesized = readAssembly(
    synthesize({ stage, handlersFolder, ...places, outputFolder: path.join(folder, 'synthesized') }).directory,
  );
  expect(stacks).toEqual(synthesized.stacks);
  // A template's key goes by its text, with whichever addresses, and nothing reads it here.
  const codeOf = (all: ReadonlyMap<string, string>) =>
    [...all.keys()].filter((key) => !key.endsWith('.json')).toSorted();
  expect(codeOf(assets)).toEqual(codeOf(synthesized.assets));
  expect([...assets.values()].filter((asset) => !existsSync(asset))).toEqual([]);
}, 60_000);
