import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createSocketGateway } from '../../../services/connections/socket-gateway.ts';
import type { SocketGateway, SocketGatewayOptions } from '../../../services/connections/socket-gateway.ts';

/** A gateway mounted at /ws of a server of its own. */
export interface MountedGateway {
  gateway: SocketGateway;
  /** For example ws://127.0.0.1:43121/ws. */
  address: string;
  close: () => Promise<void>;
}

export async function mountGateway(options: SocketGatewayOptions): Promise<MountedGateway> {
  const gateway = createSocketGateway(options);
  const server = createServer();
  server.on('upgrade', gateway.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    gateway,
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    close: async () => {
      await gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A connected client and every message it received. */
export interface TestClient {
  socket: WebSocket;
  messages: string[];
}

/** Connects; rejects with the status of a refused handshake. */
export function connect(address: string, headers: Record<string, string> = {}): Promise<TestClient> {
  const socket = new WebSocket(address, { headers });
  const messages: string[] = [];
  socket.on('message', (data) => messages.push((data as Buffer).toString()));
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ socket, messages }));
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`refused with ${response.statusCode}`)),
    );
    socket.once('error', reject);
  });
}
