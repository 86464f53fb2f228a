import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeConnection } from '../../../../../functions/platform/outside/live-updates/api-gateway.ts';

const gateway = mockClient(ApiGatewayManagementApiClient);
beforeEach(() => {
  gateway.reset();
  vi.stubEnv('CONNECTIONS_ENDPOINT', 'https://connections.example');
});
afterEach(() => vi.unstubAllEnvs());

it('A connection that is gone is closed already', async () => {
  gateway.on(DeleteConnectionCommand).rejects(new GoneException({ message: 'gone', $metadata: {} }));
  await closeConnection()('c-1');
  expect(gateway.commandCalls(DeleteConnectionCommand)[0]?.args[0].input).toEqual({ ConnectionId: 'c-1' });
  const client = gateway.commandCalls(DeleteConnectionCommand)[0]?.thisValue as ApiGatewayManagementApiClient;
  expect((await client.config.endpoint?.())?.hostname).toBe('connections.example');
});

it('A connection that could not be closed is an error, so that closing is tried again', async () => {
  gateway.on(DeleteConnectionCommand).rejects(new Error('throttled'));
  await expect(closeConnection()('c-1')).rejects.toThrow('throttled');
});
