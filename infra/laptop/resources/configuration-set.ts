import * as z from 'zod';
import type { ConfigurationSets } from '../services/ses/start-ses.ts';
import type { Graph } from '../template/graph.ts';
import { propertiesOf } from '../template/resource.ts';
import { byId, nameOf, type ResourceKind } from './resource-kind.ts';

/** With which mails are sent; SES's endpoint is started with all of them. */
export const configurationSet: ResourceKind = { identify: (declared) => ({ name: nameOf(declared, 'Name') }) };

/** Where a configuration set reports what becomes of its mails. */
export const eventDestination: ResourceKind = { identify: (declared) => ({ name: byId(declared, 12) }) };

const destination = z.looseObject({
  ConfigurationSetName: z.string(),
  EventDestination: z.looseObject({
    Enabled: z.boolean().default(true),
    MatchingEventTypes: z.array(z.string()),
    EventBridgeDestination: z.object({ EventBusArn: z.string() }).optional(),
  }),
});

/** The kinds of event that each configuration set puts on the default bus. */
export function configurationSetsOf(graph: Graph): ConfigurationSets {
  const sets: ConfigurationSets = new Map(
    graph.ofType('AWS::SES::ConfigurationSet').map(({ name }) => [name, new Set<string>()]),
  );
  for (const resource of graph.ofType('AWS::SES::ConfigurationSetEventDestination')) {
    const { ConfigurationSetName, EventDestination } = propertiesOf(resource, destination);
    const { Enabled, EventBridgeDestination, MatchingEventTypes } = EventDestination;
    // As the API spells them; templates may write them in lower case and with camels.
    const kinds = MatchingEventTypes.map((kind) => kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase());
    if (Enabled && EventBridgeDestination) for (const kind of kinds) sets.get(ConfigurationSetName)?.add(kind);
  }
  return sets;
}
