import { localAccount } from '../services/local-account.ts';
import { operatorKeyId } from './permissions.ts';

/** Settings of an SDK client that speaks to a local service as the operator, who may do everything. */
export function operatorAccess(endpoint: string) {
  return {
    endpoint,
    region: localAccount.region,
    credentials: { accessKeyId: operatorKeyId, secretAccessKey: 'local-secret' },
  };
}
