import { contract } from '../../../shared/contract/contract.ts';
import type { HttpProblem } from '../../platform/door/error-responses.ts';
import type { HttpEvent } from '../../platform/door/http-event.ts';
import { refuseAddress } from './refuse-address.ts';

/** Refuses a call below `/api` that no operation of the contract takes. */
export function elsewhere({ rawPath, requestContext }: HttpEvent): HttpProblem {
  return refuseAddress(requestContext.http.method, rawPath, contract);
}
