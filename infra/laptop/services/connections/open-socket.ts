import { WebSocket } from 'ws';
import type { Connection } from './socket-event.ts';

/** API Gateway's limits, in milliseconds and bytes. */
export interface SocketLimits {
  idleMilliseconds: number;
  lifeMilliseconds: number;
  frameBytes: number;
  messageBytes: number;
  /** A client that leaves this much unread is cut off, so that it cannot fill the memory. */
  unreadBytes: number;
}

export const socketLimits: SocketLimits = {
  idleMilliseconds: 10 * 60_000,
  lifeMilliseconds: 2 * 3_600_000,
  frameBytes: 32 * 1024,
  messageBytes: 128 * 1024,
  unreadBytes: 8 * 1024 * 1024,
};

/** One client after its handshake. */
export interface OpenSocket {
  connection: Connection;
  socket: WebSocket;
}

/** Sends a message in frames of at most 32 KB; returns false when the client is gone. */
export function sendMessage(
  { connection, socket }: OpenSocket,
  message: Buffer | string,
  limits: SocketLimits,
): Promise<boolean> {
  if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(false);
  if (socket.bufferedAmount > limits.unreadBytes) {
    socket.terminate();
    return Promise.resolve(false);
  }
  connection.lastActiveAt = Date.now();
  const bytes = Buffer.from(message);
  return new Promise((resolve) => {
    for (let start = 0; start === 0 || start < bytes.length; start += limits.frameBytes) {
      const fin = start + limits.frameBytes >= bytes.length;
      const sent = fin ? (error?: Error | null) => resolve(!error) : undefined;
      socket.send(bytes.subarray(start, start + limits.frameBytes), { binary: false, fin }, sent);
    }
  });
}

/** Closes the clients that were silent for ten minutes or connected for two hours. */
export function closeOverdue(sockets: Iterable<OpenSocket>, limits: SocketLimits, now = Date.now()): void {
  for (const { connection, socket } of sockets) {
    const idle = now - connection.lastActiveAt >= limits.idleMilliseconds;
    if (idle || now - connection.connectedAt >= limits.lifeMilliseconds) socket.close(1001, 'Going away');
  }
}
