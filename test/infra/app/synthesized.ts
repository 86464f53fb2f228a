import { synthesize } from '../../../infra/app.ts';
import { stages, type Stage } from '../../../infra/stages.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';

export interface SynthesizedResource {
  Type: string;
  // Templates hold whatever CloudFormation accepts; tests look at the few properties they mean.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  Properties: Record<string, any>;
  DeletionPolicy?: string;
}

export interface SynthesizedStack {
  name: string;
  resources: Record<string, SynthesizedResource>;
  template: object;
  terminationProtection: boolean;
  region: string;
}

const inputs = placeholderInputs();

/** The stacks of a stage by their names without product and stage, in the order of deployment, synthesized without bundles. */
export function stacksOf(
  stage: Stage,
  options: { siteUrl?: string; atOnce?: boolean } = {},
): Record<string, SynthesizedStack> {
  const siteFolder = stage.name === 'local' ? undefined : inputs.siteFolder;
  const { stacks } = synthesize({ stage, handlersFolder: inputs.handlersFolder, siteFolder, ...options });
  return Object.fromEntries(
    stacks.map((stack) => {
      const name = stack.stackName.split('-').slice(2).join('-');
      return [
        name,
        {
          name,
          template: stack.template,
          resources: stack.template.Resources,
          terminationProtection: stack.terminationProtection ?? false,
          region: stack.environment.region,
        },
      ];
    }),
  );
}

export const synthesized = {
  local: stacksOf(stages.local, { siteUrl: 'http://localhost:3000' }),
  dev: stacksOf(stages.dev),
  prod: stacksOf(stages.prod),
};

/** All resources of a kind in some stacks, with their stack and logical id. */
export function resourcesOf(
  stacks: Record<string, SynthesizedStack>,
  type: string,
): (SynthesizedResource & { stack: string; id: string })[] {
  return Object.values(stacks).flatMap(({ name, resources }) =>
    Object.entries(resources)
      .filter(([, resource]) => resource.Type === type)
      .map(([id, resource]) => ({ ...resource, stack: name, id })),
  );
}

/** The one resource of a kind; fails when there are more or none. */
export function onlyResource(stacks: Record<string, SynthesizedStack>, type: string): SynthesizedResource {
  const found = resourcesOf(stacks, type);
  if (found.length !== 1 || !found[0]) throw new Error(`Expected one ${type}, found ${found.length}.`);
  return found[0];
}

/** A part of a stage's stacks. */
export function only(stacks: Record<string, SynthesizedStack>, ...names: string[]): Record<string, SynthesizedStack> {
  return Object.fromEntries(names.map((name) => [name, stacks[name] ?? fail(name)]));
}

function fail(name: string): never {
  throw new Error(`There is no stack '${name}'.`);
}
