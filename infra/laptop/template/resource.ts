import * as z from 'zod';

/** A resource of the synthesized app with every reference resolved. */
export interface Resource {
  /** `<stack>/<logical id>`, unique in the app. */
  id: string;
  stack: string;
  logicalId: string;
  type: string;
  properties: Record<string, unknown>;
  /** The value of `Ref`. */
  name: string;
  attributes: Record<string, string>;
  /** Ids of the resources that must exist before it. */
  needs: string[];
}

/** What other resources may know of one: the values of `Ref` and `Fn::GetAtt`. */
export interface Identity {
  name: string;
  attributes?: Record<string, string>;
}

/** A mistake in the template, with the resource and, where known, the property. */
export class TemplateFault extends Error {
  override name = 'TemplateFault';
  constructor(at: { id: string; type?: string; path?: readonly (string | number)[] }, sentence: string) {
    const property = at.path?.length ? `, property ${at.path.join('.')}` : '';
    super(`${at.id}${at.type ? ` (${at.type})` : ''}${property}: ${sentence}`);
  }
}

/** The resource's properties by a schema; throws a TemplateFault that names the first property that does not match. */
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

/** The ARN attribute; every kind that has one provides it. */
export function arnOf(resource: Resource): string {
  const arn = resource.attributes.Arn;
  if (arn === undefined) throw new TemplateFault(resource, 'this resource has no ARN.');
  return arn;
}
