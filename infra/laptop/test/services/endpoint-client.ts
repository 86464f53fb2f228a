import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthorizationRequest } from '../../services/service.ts';

/** Settings of an SDK client that speaks to a local endpoint. */
export function clientOf(url: string, accessKeyId = 'LOCALOPERATOR00000000', secretAccessKey = 'local-secret') {
  return { endpoint: url, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey }, maxAttempts: 1 };
}

/** A folder of its own for one suite. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'local-service-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** An authorizer that refuses one access key id and records what it was asked. */
export function recordingAuthorizer(refused = 'LOCALREFUSED') {
  const asked: string[] = [];
  const authorize = ({ accessKeyId, action, resource }: AuthorizationRequest): string | undefined => {
    asked.push(`${action} ${resource}`);
    return accessKeyId === refused
      ? `${accessKeyId} is not authorized to perform: ${action} on resource: ${resource}`
      : undefined;
  };
  return { asked, authorize, refused };
}
