import { expect, it } from 'vitest';
import { synthesize } from '../../../infra/app.ts';
import { ignoredResources } from '../../../infra/laptop/ignored-resources.ts';
import { identifyResource, resourceKinds } from '../../../infra/laptop/resource-kinds.ts';
import { readAssembly } from '../../../infra/laptop/template/assembly.ts';
import { resolveAssembly } from '../../../infra/laptop/template/graph.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';
import { temporaryFolder } from './fixture-app.ts';

it('Every type and every reference in the synthesized app is known', () => {
  const { handlersFolder } = placeholderInputs();
  const { directory } = synthesize({
    stage: 'local',
    handlersFolder,
    siteUrl: 'http://localhost:3000',
    filesOrigin: 'http://127.0.0.1:1',
    outputFolder: temporaryFolder(),
  });
  const graph = resolveAssembly(readAssembly(directory), identifyResource);
  expect(graph.resources.length).toBeGreaterThan(300);
});

it('Every ignored type has a reason, and none of them is known', () => {
  for (const [type, { reason }] of Object.entries(ignoredResources)) {
    expect(reason.length, type).toBeGreaterThan(20);
    expect(resourceKinds).not.toHaveProperty([type]);
  }
});
