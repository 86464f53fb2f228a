import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';

/**
 * The HTTP APIs, by their constructs. There are two, because one takes 300 routes in a new account, and that quota is
 * raised only for an API that exists already.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
 */
export const httpApiNames = ['Http', 'Workplaces'] as const;
export type HttpApiName = (typeof httpApiNames)[number];

/** What an API is called in the account. */
export function httpApiName(stage: string, name: HttpApiName): string {
  return `HireHub-${stage}-${name.toLowerCase()}`;
}

/**
 * What follows `/api/` in the paths of the second API, about half of all routes in three words. A word stays where it is:
 * CloudFront leads to the other API some minutes before its routes exist there.
 */
const workplaces: ReadonlySet<string> = new Set(['manager', 'recruiter', 'super-manager']);

/** The API whose route a path of the contract is. */
export function httpApiOf(path: string): HttpApiName {
  return workplaces.has(path.split('/')[2] ?? '') ? 'Workplaces' : 'Http';
}

/**
 * CloudFront's path patterns that lead to the second API, from the contract; every other call below `/api/` is the
 * first one's. Whole words, so that `/api/user/*` would never catch `/api/users`.
 */
export function workplacePatterns(): string[] {
  const paths = Object.values(contract).flatMap((routes) => Object.values<RouteDefinition>(routes));
  const patterns = paths
    .map(({ path }) => path.split('/'))
    .filter((words) => httpApiOf(words.join('/')) === 'Workplaces')
    .map((words) => (words.length > 3 ? [...words.slice(0, 3), '*'].join('/') : words.join('/')));
  return [...new Set(patterns)].sort();
}
