import * as z from 'zod';
import { propertiesOf, type Resource } from '../template/resource.ts';
import { named, nameOf, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({ FunctionCode: z.string() });

/** A CloudFront function; the distribution runs it. */
export const edgeFunction: ResourceKind = {
  identify: (declared) => {
    const { name, attributes } = named(nameOf(declared, 'Name'), 'cloudfront', 'function/');
    return { name, attributes: { ...attributes, FunctionARN: attributes.Arn ?? '' } };
  },
};

/** The code of the resource. */
export function codeOf(resource: Resource): string {
  return propertiesOf(resource, properties).FunctionCode;
}
