import { HttpProblem } from '../../platform/door/error-responses.ts';
import { noSuchAddress } from '../../platform/door/http-chain.ts';
import type { Features } from './describe-api.ts';

/** The methods that operations of the contract have at this path; empty where there is no such address. */
export function methodsAt(path: string, features: Features): string[] {
  const segments = path.split('/');
  const here = Object.values(features)
    .flatMap((routes) => Object.values(routes))
    .filter((route) => fits(route.path.split('/'), segments));
  return [...new Set(here.flatMap(({ method, document }) => (document ? [method, 'HEAD'] : [method])))].toSorted();
}

/** 405 with `Allow` for a method that the address does not have, 404 for an address that does not exist (RFC 9110). */
export function refuseAddress(method: string, path: string, features: Features): HttpProblem {
  const methods = methodsAt(path, features);
  if (methods.length === 0) return noSuchAddress();
  return new HttpProblem(405, `${method} is not offered here, only ${methods.join(', ')}`, 'method', {
    allow: methods.join(', '),
  });
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => (part.startsWith('{') ? segments[at] !== '' : part === segments[at]))
  );
}
