import * as z from 'zod';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';

/** Characters from which on a field is a text in which people may write anything, markup included. */
const longText = 300;

/** Where in an address a firewall finds the routes that take long texts. */
export interface TextPath {
  match: 'EXACTLY' | 'STARTS_WITH';
  path: string;
}

/** The paths of the contract's routes that take long texts; those with a variable by what precedes it. */
export function textPaths(): TextPath[] {
  const routes = Object.values(contract).flatMap((feature) => Object.values<RouteDefinition>(feature));
  const paths = routes
    .filter(({ request: { body } }) => body && takesLongText(body))
    .map(({ path }): TextPath => {
      const variable = path.indexOf('{');
      return variable < 0 ? { match: 'EXACTLY', path } : { match: 'STARTS_WITH', path: path.slice(0, variable) };
    });
  return [...new Map(paths.map((one) => [`${one.match} ${one.path}`, one])).values()];
}

// What has a pattern, such as a signature, is no text.
function takesLongText(body: z.ZodType): boolean {
  const schema = JSON.stringify(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }));
  return [...schema.matchAll(/\{[^{}]*"maxLength":(\d+)[^{}]*\}/g)].some(
    ([field, length]) => Number(length) >= longText && !field.includes('"pattern"'),
  );
}
