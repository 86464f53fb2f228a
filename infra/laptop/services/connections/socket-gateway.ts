import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { closeOverdue, sendMessage, socketLimits } from './open-socket.ts';
import type { OpenSocket, SocketLimits } from './open-socket.ts';
import { admit } from './socket-authorizer.ts';
import type { SocketAuthorizer } from './socket-authorizer.ts';
import { connectEvent, singleHeaders, socketEvent } from './socket-event.ts';
import type { Connection, SocketApi } from './socket-event.ts';
import { answerMessage } from './socket-message.ts';
import type { SocketRouting } from './socket-message.ts';

export interface SocketGatewayOptions extends SocketRouting {
  authorizer?: SocketAuthorizer;
  api?: Partial<SocketApi>;
  /** API Gateway's own by default. */
  limits?: Partial<SocketLimits>;
}

/** The clients of one WebSocket API, as the management endpoint sees them. */
export interface SocketGateway {
  api: SocketApi;
  limits: SocketLimits;
  /** Takes an HTTP upgrade; the caller decides which paths come here. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  connection: (id: string) => Connection | undefined;
  /** Returns false when there is no such client any more. */
  post: (id: string, message: Buffer) => Promise<boolean>;
  disconnect: (id: string) => boolean;
  size: () => number;
  /** Sends every client away and waits for their `$disconnect`. */
  close: () => Promise<void>;
}

/** The core of API Gateway's WebSocket APIs: authorizer, routes, messages, limits. */
export function createSocketGateway(options: SocketGatewayOptions): SocketGateway {
  const api: SocketApi = { apiId: 'local', stage: 'local', domainName: 'localhost', ...options.api };
  const limits: SocketLimits = { ...socketLimits, ...options.limits };
  // A browser sends each message as one frame, so the limit of a frame is that of a message.
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, clientTracking: false });
  const sockets = new Map<string, OpenSocket>();
  const disconnects = new Set<Promise<unknown>>();
  const watch = setInterval(() => closeOverdue(sockets.values(), limits), Math.min(1000, limits.idleMilliseconds / 2));
  watch.unref();

  async function handshake(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const connection = newConnection(request);
    stream.on('error', () => stream.destroy());
    const refusal = await refusalOf(connection);
    if (refusal !== undefined) return refuse(stream, refusal);
    server.handleUpgrade(request, stream, head, (socket) => open({ connection, socket }));
    // The client left while it was let in: its $connect ran, so its $disconnect must.
    if (!sockets.has(connection.id)) closed(connection, 1006, '');
    return undefined;
  }

  async function refusalOf(connection: Connection): Promise<number | undefined> {
    if (options.authorizer) {
      const admission = await admit(options.authorizer, api, connection);
      if (!admission.admitted) return admission.status;
      connection.authorizer = admission.context;
    }
    const connect = options.routes['$connect'];
    if (!connect) return undefined;
    try {
      const answer = await options.invoke(connect.target, connectEvent(api, connection));
      const status = Number((answer as { statusCode?: number } | null)?.statusCode ?? 500);
      return status >= 200 && status < 300 ? undefined : status;
    } catch {
      return 502;
    }
  }

  function open(open: OpenSocket): void {
    const { connection, socket } = open;
    sockets.set(connection.id, open);
    const active = (): void => {
      connection.lastActiveAt = Date.now();
    };
    socket.on('ping', active);
    socket.on('error', () => undefined);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      active();
      void answerMessage({ data: data as Buffer, isBinary }, { api, connection, options }).then((answer) =>
        answer === undefined ? undefined : sendMessage(open, answer, limits),
      );
    });
    socket.on('close', (code, reason) => closed(connection, code, reason.toString()));
  }

  function closed(connection: Connection, code: number, reason: string): void {
    sockets.delete(connection.id);
    const route = options.routes['$disconnect'];
    if (!route) return;
    const event = socketEvent(api, connection, '$disconnect', 'DISCONNECT');
    Object.assign(event.requestContext, { disconnectStatusCode: code, disconnectReason: reason });
    // Best effort, as in API Gateway: nobody waits for the answer.
    const notified = options.invoke(route.target, { headers: connection.headers, ...event }).catch(() => undefined);
    disconnects.add(notified);
    void notified.then(() => disconnects.delete(notified));
  }

  return {
    api,
    limits,
    upgrade: (request, stream, head) => void handshake(request, stream, head).catch(() => refuse(stream, 500)),
    connection: (id) => sockets.get(id)?.connection,
    post: async (id, message) => {
      const open = sockets.get(id);
      return open ? sendMessage(open, message, limits) : false;
    },
    disconnect: (id) => {
      const open = sockets.get(id);
      open?.socket.close(1000, 'Connection Closed Normally');
      return open !== undefined;
    },
    size: () => sockets.size,
    close: async () => {
      clearInterval(watch);
      await Promise.all([...sockets.values()].map(({ socket }) => sentAway(socket)));
      await Promise.all(disconnects);
    },
  };
}

function newConnection(request: IncomingMessage): Connection {
  const now = Date.now();
  return {
    id: `${randomBytes(11).toString('base64url')}=`,
    connectedAt: now,
    lastActiveAt: now,
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    userAgent: request.headers['user-agent'] ?? '',
    headers: singleHeaders(request.headers),
    query: Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams),
  };
}

function refuse(stream: Duplex, status: number): void {
  const body = JSON.stringify({ message: STATUS_CODES[status] ?? 'Refused' });
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

/** Closes a socket; one that does not answer is cut off. */
function sentAway(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => socket.terminate(), 1000);
    socket.once('close', () => {
      clearTimeout(impatience);
      resolve();
    });
    socket.close(1001, 'Going away');
  });
}
