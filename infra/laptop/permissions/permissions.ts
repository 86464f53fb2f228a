import { createHash } from 'node:crypto';
import type { Authorize } from '../services/service.ts';
import type { RolePolicies } from './roles.ts';

/** The runner itself and the person at this machine sign with it; it may do everything. */
export const operatorKeyId = 'LOCALOPERATOR00000000';

/** A caller identified by the access key that signs its calls. */
export interface Caller {
  functionName: string;
  roleArn: string;
}

const functionPart = 'LOCAL'.length + 12;

/**
 * The access key id of one worker: `LOCAL`, twelve characters of its function, three of the worker. It identifies the
 * role by which a call is judged, and, as a worker does one thing at a time, the invocation that made it.
 */
export function accessKeyIdOf(functionName: string, worker: number): string {
  const digest = BigInt(`0x${createHash('sha256').update(functionName).digest('hex')}`)
    .toString(36)
    .toUpperCase();
  return `LOCAL${digest.slice(-12).padStart(12, '0')}${(worker % 36 ** 3).toString(36).toUpperCase().padStart(3, '0')}`;
}

/**
 * Decides who may do what: each function what its synthesized role grants, the operator everything, any other caller
 * nothing.
 */
export function createAuthorize(callers: readonly Caller[], roles: RolePolicies): Authorize {
  const byKey = new Map(
    callers.map((caller) => [accessKeyIdOf(caller.functionName, 0).slice(0, functionPart), caller]),
  );
  return ({ accessKeyId, action, resource }) => {
    if (accessKeyId === operatorKeyId) return undefined;
    const caller = byKey.get(accessKeyId.slice(0, functionPart));
    if (!caller)
      return `The access key ${accessKeyId} belongs to no function here, so ${action} on ${resource} is refused.`;
    const decision = roles.decide(caller.roleArn, { action, resource });
    if (decision === 'allowed') return undefined;
    const reason = decision === 'denied' ? 'its role denies that' : 'its role does not grant that';
    return `${caller.functionName} is not authorized to perform ${action} on ${resource}: ${reason}.`;
  };
}
