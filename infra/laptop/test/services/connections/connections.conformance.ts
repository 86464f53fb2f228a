import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startConnections } from '../../../services/connections/start-connections.ts';
import type { RunningService } from '../../../services/service.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';
import { connect, mountGateway } from './socket-harness.ts';
import type { MountedGateway, TestClient } from './socket-harness.ts';

const { asked, authorize, refused } = recordingAuthorizer();
let files: Awaited<ReturnType<typeof temporaryFolder>>;
let mounted: MountedGateway;
let connections: RunningService;
let management: ApiGatewayManagementApiClient;
const ids: string[] = [];

beforeAll(async () => {
  files = await temporaryFolder();
  mounted = await mountGateway({
    api: { apiId: 'abc', stage: 'live' },
    routes: { $connect: { target: 'connect' } },
    invoke: async (_target, { requestContext }) => {
      ids.push(String(requestContext['connectionId']));
      return { statusCode: 200 };
    },
  });
  connections = await startConnections({ folder: files.folder, gateway: mounted.gateway, authorize });
  management = new ApiGatewayManagementApiClient(clientOf(connections.url));
});
afterAll(async () => {
  await mounted.close();
  await connections.close();
  await files.remove();
});

async function aClient(): Promise<TestClient & { id: string }> {
  const client = await connect(mounted.address);
  return { ...client, id: ids.at(-1) ?? '' };
}
const post = (ConnectionId: string, Data: string | Uint8Array, client = management) =>
  client.send(new PostToConnectionCommand({ ConnectionId, Data }));

describe('@connections', () => {
  it('sends text and bytes to one client, with and without the stage in the address', async () => {
    const one = await aClient();
    const other = await aClient();
    await post(one.id, '{"n":1}');
    await post(
      one.id,
      new TextEncoder().encode('grüße'),
      new ApiGatewayManagementApiClient(clientOf(`${connections.url}/live`)),
    );
    await vi.waitFor(() => expect(one.messages).toEqual(['{"n":1}', 'grüße']), 10_000);
    expect(other.messages).toEqual([]);
  });

  it('sends up to 128 KB in frames and refuses more', async () => {
    const { id, messages } = await aClient();
    const largest = 'x'.repeat(128 * 1024);
    await post(id, largest);
    await vi.waitFor(() => expect(messages).toEqual([largest]), 10_000);
    await expect(post(id, `${largest}x`)).rejects.toMatchObject({ name: 'PayloadTooLargeException' });
  });

  it('describes a client and disconnects it', async () => {
    const { id, socket } = await aClient();
    const view = await management.send(new GetConnectionCommand({ ConnectionId: id }));
    expect(view.ConnectedAt).toBeInstanceOf(Date);
    expect(view.Identity?.SourceIp).toBe('127.0.0.1');
    await management.send(new DeleteConnectionCommand({ ConnectionId: id }));
    await once(socket, 'close');
    await vi.waitFor(() => expect(mounted.gateway.connection(id)).toBeUndefined(), 10_000);
  });

  it('responds with GoneException for a client that left or never existed', async () => {
    const { id, socket } = await aClient();
    socket.close();
    await once(socket, 'close');
    for (const gone of [id, 'never=']) {
      await expect(post(gone, 'x')).rejects.toMatchObject({
        name: 'GoneException',
        $metadata: { httpStatusCode: 410 },
      });
      await expect(management.send(new GetConnectionCommand({ ConnectionId: gone }))).rejects.toMatchObject({
        name: 'GoneException',
      });
      await expect(management.send(new DeleteConnectionCommand({ ConnectionId: gone }))).rejects.toMatchObject({
        name: 'GoneException',
      });
    }
  });

  it('needs execute-api:ManageConnections on the method and the connection', async () => {
    const { id, messages } = await aClient();
    asked.length = 0;
    await post(id, 'x');
    expect(asked).toEqual([
      `execute-api:ManageConnections arn:aws:execute-api:us-east-1:000000000000:abc/live/POST/@connections/${id}`,
    ]);
    const stranger = new ApiGatewayManagementApiClient(clientOf(connections.url, refused));
    await expect(post(id, 'y', stranger)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
      name: 'AccessDeniedException',
    });
    await vi.waitFor(() => expect(messages).toEqual(['x']), 10_000);
  });
});
