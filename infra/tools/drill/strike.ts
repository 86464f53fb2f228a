import type { RunningLocal } from '../../start/start-local.ts';

/** Runs the scheduled function that does this work, as its clock would: 'erase accounts', 'publish snapshots'. */
export async function strike(local: RunningLocal, work: string): Promise<void> {
  const found = local.cloud.graph
    .ofType('AWS::Lambda::Function')
    .find(({ properties }) => String(properties.Description).endsWith(`: ${work}`));
  if (!found) throw new Error(`No scheduled function does '${work}'`);
  const { functionError, payload } = await local.cloud.functions.invoke(found.name, {}, 'clock');
  if (functionError) throw new Error(`${found.name} failed: ${JSON.stringify(payload)}`);
}
