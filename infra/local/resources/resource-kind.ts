import type { LocalCloud } from '../cloud.ts';
import { localArn } from '../services/local-account.ts';
import type { Declared } from '../template/graph.ts';
import { physicalName, shortId } from '../template/names.ts';
import type { Identity, Resource } from '../template/resource.ts';

/** What the runner knows of one CloudFormation type. */
export interface ResourceKind {
  /** What `Ref` and `Fn::GetAtt` answer, the same at every start. */
  identify: (declared: Declared) => Identity;
  /** Brings it up; what it needs is up already. Absent where others read its properties. */
  deploy?: (resource: Resource, cloud: LocalCloud) => void | Promise<void>;
}

/** The explicit name in a property, or the one CloudFormation would invent. */
export function nameOf(declared: Declared, property: string, maximum?: number): string {
  const explicit = declared.property(property);
  return typeof explicit === 'string' ? explicit : physicalName(declared, maximum);
}

/** Identity of a resource that is only known by an id drawn at random. */
export function byId(declared: Declared, length: number): string {
  return shortId(declared.id, length);
}

/** An identity with a name and an ARN built from it. */
export function named(name: string, service: string, prefix = ''): Identity & { attributes: Record<string, string> } {
  return { name, attributes: { Arn: localArn(service, `${prefix}${name}`) } };
}
