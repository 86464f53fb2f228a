import { nameOf, type ResourceKind } from './resource-kind.ts';

/** A group of a user pool; the pool brings it up. */
export const userPoolGroup: ResourceKind = { identify: (declared) => ({ name: nameOf(declared, 'GroupName') }) };
