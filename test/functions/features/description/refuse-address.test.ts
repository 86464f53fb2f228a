import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '../../../../functions/features/description/description.http.ts';
import { methodsAt } from '../../../../functions/features/description/refuse-address.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

async function call(method: string, path: string) {
  const event = anHttpEvent({ routeKey: 'ANY /api/{proxy+}' });
  event.requestContext.http.method = method;
  const { statusCode, headers, body } = await handler({ ...event, rawPath: path }, aContext);
  return { status: statusCode, allow: headers?.allow, ...(JSON.parse(body ?? '{}') as { errors: { key: string }[] }) };
}

describe('A call below /api that no operation takes', () => {
  beforeEach(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));

  it('is refused with 405 and the methods of the address, in the envelope of every error', async () => {
    expect(await call('PUT', '/api/manager/clients')).toEqual({
      status: 405,
      allow: 'GET, POST',
      message: 'PUT is not offered here, only GET, POST',
      errors: [{ key: 'method', message: 'PUT is not offered here, only GET, POST' }],
      requestId: 'a-request',
    });
    expect(await call('DELETE', '/api/pipeline/jobs/7/candidates/8/status')).toMatchObject({ allow: 'GET, POST' });
  });

  it('is refused with 404 where there is no such address', async () => {
    for (const path of ['/api', '/api/nothing', '/api/manager/clients/', '/api/manager/jobs//close'])
      expect(await call('GET', path)).toMatchObject({ status: 404, errors: [{ key: 'path' }] });
  });

  it('offers HEAD where a document is served', () => {
    expect(methodsAt('/api/openapi.json', contract)).toEqual(['GET', 'HEAD']);
    expect(methodsAt('/api/profile', contract)).toEqual(['GET', 'PUT']);
  });
});
