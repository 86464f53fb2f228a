import { named, nameOf, type ResourceKind } from './resource-kind.ts';

/** A bus; EventBridge's endpoint is started with the names of all. */
export const eventBus: ResourceKind = {
  identify: (declared) => {
    const { name, attributes } = named(nameOf(declared, 'Name'), 'events', 'event-bus/');
    return { name, attributes: { ...attributes, Name: name } };
  },
};
