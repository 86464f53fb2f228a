import { nameOf, type ResourceKind } from './resource-kind.ts';

/** A verified sender; SES's endpoint is started with all of them. */
export const emailIdentity: ResourceKind = { identify: (declared) => ({ name: nameOf(declared, 'EmailIdentity') }) };
