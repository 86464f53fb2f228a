import { readApp } from './read-app.ts';
import { definitionOf, servesCdkOnly } from './resources/function.ts';
import type { RunningCloud } from './start-cloud.ts';

/** Gives every function the code and settings of this assembly; what runs ends with the old ones. */
export function renewFunctions({ functions }: Pick<RunningCloud, 'functions'>, assembly: string): void {
  const graph = readApp(assembly);
  for (const resource of graph.ofType('AWS::Lambda::Function'))
    if (!servesCdkOnly(resource, graph)) functions.replace(definitionOf(resource, graph));
}
