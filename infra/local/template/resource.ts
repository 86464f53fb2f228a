import * as z from 'zod';

/** A resource of the synthesized app with every reference resolved. */
export interface Resource {
  /** `<stack>/<logical id>`, unique in the app. */
  id: string;
  stack: string;
  logicalId: string;
  type: string;
  properties: Record<string, unknown>;
  /** What `Ref` answers. */
  name: string;
  attributes: Record<string, string>;
  /** Ids of the resources that must exist before it. */
  needs: string[];
}

/** What the other resources may learn of one: the answers to `Ref` and `Fn::GetAtt`. */
export interface Identity {
  name: string;
  attributes?: Record<string, string>;
}

/** A mistake in the template, told with the resource and, where known, the property it stands in. */
export class TemplateFault extends Error {
  override name = 'TemplateFault';
  constructor(at: { id: string; type?: string; path?: readonly (string | number)[] }, sentence: string) {
    const property = at.path?.length ? `, property ${at.path.join('.')}` : '';
    super(`${at.id}${at.type ? ` (${at.type})` : ''}${property}: ${sentence}`);
  }
}

/** The resource's properties by a schema; throws a TemplateFault that names the first property that does not fit. */
export function propertiesOf<S extends z.ZodType>(resource: Resource, schema: S): z.output<S> {
  const { success, data, error } = schema.safeParse(resource.properties);
  if (success) return data;
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys')
    throw new TemplateFault(
      { ...resource, path: [...path, ...issue.keys.slice(0, 1)] },
      'the local runner does not know this property.',
    );
  throw new TemplateFault({ ...resource, path }, issue?.message ?? 'it does not fit.');
}

/** The ARN attribute; every kind that has one gives it. */
export function arnOf(resource: Resource): string {
  const arn = resource.attributes.Arn;
  if (arn === undefined) throw new TemplateFault(resource, 'this resource has no ARN.');
  return arn;
}
