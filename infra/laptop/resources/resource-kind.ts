import type { LocalCloud } from '../cloud.ts';
import { localArn } from '../services/local-account.ts';
import type { Declared } from '../template/graph.ts';
import { physicalName, shortId } from '../template/names.ts';
import type { Identity, Resource } from '../template/resource.ts';

/** What the runner knows about one CloudFormation type. */
export interface ResourceKind {
  /** The values of `Ref` and `Fn::GetAtt`, the same at every start. */
  identify: (declared: Declared) => Identity;
  /** Starts it; what it needs is already running. Absent where others read its properties. */
  deploy?: (resource: Resource, cloud: LocalCloud) => void | Promise<void>;
}

/** The explicit name in a property, or a generated one as CloudFormation would make. */
export function nameOf(declared: Declared, property: string, maximum?: number): string {
  const explicit = declared.property(property);
  return typeof explicit === 'string' ? explicit : physicalName(declared, maximum);
}

/** Identity of a resource that is only known by a random id. */
export function byId(declared: Declared, length: number): string {
  return shortId(declared.id, length);
}

/** An identity with a name and an ARN built from it. */
export function named(name: string, service: string, prefix = ''): Identity & { attributes: Record<string, string> } {
  return { name, attributes: { Arn: localArn(service, `${prefix}${name}`) } };
}
