import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Two servers as one: IPv4 and IPv6 loopback on the same port, because `localhost` may mean either. */
export interface LoopbackServers {
  port: number;
  /** The IPv4 server; Vite's HMR attaches here. */
  servers: Server[];
  /** Handles every request until a better handler is set. */
  handle: (listener: RequestListener) => void;
  close: () => Promise<void>;
}

/** Listens on loopback only. Throws a readable sentence when the port is taken. */
export async function listenOnLoopback(port: number): Promise<LoopbackServers> {
  let listener: RequestListener | undefined;
  const create = (): Server => createServer((request, response) => listener?.(request, response));
  const four = create();
  const bound = await listen(four, port, '127.0.0.1');
  const servers = [four];
  const six = create();
  // A machine may have no IPv6; then localhost can only mean IPv4.
  await listen(six, bound, '::1').then(
    () => servers.push(six),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') throw new PortTaken(bound);
    },
  );
  return {
    port: bound,
    servers,
    handle: (next) => (listener = next),
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' && host === '127.0.0.1' ? new PortTaken(port) : error),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Another program listens on the port. */
export class PortTaken extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is taken by another program.`);
    this.port = port;
  }
}
