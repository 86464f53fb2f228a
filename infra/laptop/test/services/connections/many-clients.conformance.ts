import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { expect, it, vi } from 'vitest';
import { startConnections } from '../../../services/connections/start-connections.ts';
import { clientOf, temporaryFolder } from '../endpoint-client.ts';
import { connect, mountGateway } from './socket-harness.ts';

it('500 clients receive 20 events a second, each once and in order, and all connections are released', async () => {
  const files = await temporaryFolder();
  const ids: string[] = [];
  let left = 0;
  const mounted = await mountGateway({
    routes: { $connect: { target: 'connect' }, $disconnect: { target: 'disconnect' } },
    invoke: async (target, { requestContext }) => {
      if (target === 'connect') ids.push(String(requestContext['connectionId']));
      else left += 1;
      return { statusCode: 200 };
    },
  });
  const connections = await startConnections({ folder: files.folder, gateway: mounted.gateway });
  const management = new ApiGatewayManagementApiClient(clientOf(connections.url));
  const clients = await Promise.all(Array.from({ length: 500 }, () => connect(mounted.address)));
  expect(mounted.gateway.size()).toBe(500);

  // Through the core: an event to everyone, 20 of them, as one second of a busy day.
  const startedAt = performance.now();
  for (let event = 0; event < 20; event += 1) {
    const message = Buffer.from(JSON.stringify({ event, text: 'x'.repeat(500) }));
    const sent = await Promise.all(ids.map((id) => mounted.gateway.post(id, message)));
    expect(sent.every(Boolean)).toBe(true);
  }
  await vi.waitFor(() => expect(clients.every(({ messages }) => messages.length === 20)).toBe(true), 10_000);
  const milliseconds = performance.now() - startedAt;
  expect(milliseconds).toBeLessThan(3_000);
  for (const { messages } of clients)
    expect(messages.map((message) => JSON.parse(message).event)).toEqual([...Array(20).keys()]);

  // Through the endpoint: one event to each of 500 clients by signed calls.
  await Promise.all(
    ids.map((ConnectionId) => management.send(new PostToConnectionCommand({ ConnectionId, Data: 'last' }))),
  );
  await vi.waitFor(() => expect(clients.every(({ messages }) => messages.at(-1) === 'last')).toBe(true), 10_000);

  for (const { socket } of clients) socket.close();
  await vi.waitFor(() => expect(mounted.gateway.size()).toBe(0), 10_000);
  await vi.waitFor(() => expect(left).toBe(500), 10_000);
  await mounted.close();
  await connections.close();
  await files.remove();
});
