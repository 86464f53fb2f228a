import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketGatewayOptions } from '../../../services/connections/socket-gateway.ts';
import type { SocketEvent } from '../../../services/connections/socket-event.ts';
import { connect, mountGateway } from './socket-harness.ts';
import type { MountedGateway } from './socket-harness.ts';

let mounted: MountedGateway;
let seen: { target: string; event: SocketEvent }[] = [];
let responses: Record<string, () => unknown> = {};

const options: SocketGatewayOptions = {
  api: { apiId: 'abc', stage: 'live' },
  routes: {
    $connect: { target: 'connect' },
    $disconnect: { target: 'disconnect' },
    $default: { target: 'echo', returnsResponse: true },
    ping: { target: 'ping' },
  },
  invoke: async (target, event) => {
    seen.push({ target, event });
    if (responses[target]) return responses[target]();
    return target === 'echo' ? { statusCode: 200, body: `echo ${event.body}` } : { statusCode: 200, body: 'unseen' };
  },
  authorizer: {
    identitySources: ['route.request.querystring.token'],
    invoke: async ({ queryStringParameters, methodArn }) => {
      const token = queryStringParameters?.['token'];
      if (token === 'broken') throw new Error('no key');
      if (token === 'stale') throw new Error('Unauthorized');
      const Effect = token === 'good' ? 'Allow' : 'Deny';
      return {
        principalId: 'u1',
        context: { userId: 7, role: 'manager' },
        policyDocument: { Statement: [{ Effect, Action: 'execute-api:Invoke', Resource: methodArn }] },
      };
    },
  },
};

beforeEach(async () => {
  mounted = await mountGateway(options);
  seen = [];
  responses = {};
});
afterEach(() => mounted.close());

const targets = () => seen.map(({ target }) => target);
const contextOf = (target: string) => seen.find((one) => one.target === target)?.event.requestContext;
const good = () => connect(`${mounted.address}?token=good&x=1`, { 'user-agent': 'test' });

describe('A handshake', () => {
  it('runs $connect with what the client sent and the authorizer returned', async () => {
    await good();
    expect(seen[0]?.event).toMatchObject({
      headers: { 'user-agent': 'test' },
      queryStringParameters: { token: 'good', x: '1' },
      multiValueQueryStringParameters: { x: ['1'] },
      isBase64Encoded: false,
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        messageDirection: 'IN',
        apiId: 'abc',
        stage: 'live',
        identity: { sourceIp: '127.0.0.1', userAgent: 'test' },
        authorizer: { principalId: 'u1', userId: '7', role: 'manager' },
        requestTime: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      },
    });
  });

  it.each([
    ['without a token', '', 401],
    ['with a token that the policy denies', '?token=bad', 403],
    ['with a token that the authorizer calls unauthorized', '?token=stale', 401],
    ['when the authorizer fails', '?token=broken', 500],
  ])('is refused %s', async (_name, query, status) => {
    await expect(connect(mounted.address + query)).rejects.toThrow(`refused with ${status}`);
    expect(targets()).toEqual([]);
  });

  it('is refused with the status of $connect, and with 502 when it fails', async () => {
    responses = { connect: () => ({ statusCode: 410 }) };
    await expect(good()).rejects.toThrow('refused with 410');
    responses = { connect: () => Promise.reject(new Error('boom')) };
    await expect(good()).rejects.toThrow('refused with 502');
    expect(mounted.gateway.size()).toBe(0);
  });

  it('that the client abandons is followed by $disconnect', async () => {
    const admission = Promise.withResolvers<{ statusCode: number }>();
    responses = { connect: () => admission.promise };
    const leaving = new WebSocket(`${mounted.address}?token=good`);
    leaving.on('error', () => undefined);
    await vi.waitFor(() => expect(targets()).toEqual(['connect']), 10_000);
    leaving.terminate();
    admission.resolve({ statusCode: 200 });
    await vi.waitFor(() => expect(targets()).toEqual(['connect', 'disconnect']), 10_000);
    expect(mounted.gateway.size()).toBe(0);
  });
});

describe('A message', () => {
  it('goes to the route its action names, to $default otherwise, with the authorizer context', async () => {
    const { socket, messages } = await good();
    socket.send('{"action":"ping"}');
    socket.send('plain');
    socket.send('{"action":"$connect"}');
    await vi.waitFor(() => expect(messages).toEqual(['echo plain', 'echo {"action":"$connect"}']), 10_000);
    expect(targets().sort()).toEqual(['connect', 'echo', 'echo', 'ping']);
    expect(contextOf('ping')).toMatchObject({
      routeKey: 'ping',
      eventType: 'MESSAGE',
      messageId: expect.any(String),
      authorizer: { principalId: 'u1' },
    });
  });

  it('gets an error that names the connection when the function fails', async () => {
    responses = { ping: () => Promise.reject(new Error('boom')) };
    const { socket, messages } = await good();
    socket.send('{"action":"ping"}');
    await vi.waitFor(() => expect(messages).toHaveLength(1), 10_000);
    expect(JSON.parse(messages[0] ?? '')).toMatchObject({
      message: 'Internal server error',
      connectionId: contextOf('connect')?.['connectionId'],
    });
  });

  it('over 32 KB ends the connection with 1009', async () => {
    const { socket } = await good();
    socket.send('x'.repeat(32 * 1024 + 1));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
  });

  it('in bytes arrives encoded', async () => {
    const { socket, messages } = await good();
    socket.send(Buffer.from([1, 2, 3]), { binary: true });
    await vi.waitFor(() => expect(messages).toEqual(['echo AQID']), 10_000);
    expect(seen.at(-1)?.event.isBase64Encoded).toBe(true);
  });
});

describe('The end of a connection', () => {
  it('runs $disconnect with the code and the authorizer context', async () => {
    const { socket } = await good();
    socket.close(1000, 'bye');
    await vi.waitFor(() => expect(targets()).toEqual(['connect', 'disconnect']), 10_000);
    expect(contextOf('disconnect')).toMatchObject({
      eventType: 'DISCONNECT',
      disconnectStatusCode: 1000,
      disconnectReason: 'bye',
      authorizer: { userId: '7' },
    });
    expect(mounted.gateway.size()).toBe(0);
  });

  it('comes with 1001 after the idle time, which pings and messages extend', async () => {
    const brief = await mountGateway({ ...options, limits: { idleMilliseconds: 400 } });
    const idle = await connect(`${brief.address}?token=good`);
    const lively = await connect(`${brief.address}?token=good`);
    const pings = setInterval(() => lively.socket.ping(), 50);
    const [code] = await once(idle.socket, 'close');
    expect(code).toBe(1001);
    await vi.waitFor(() => expect(brief.gateway.size()).toBe(1), 10_000);
    clearInterval(pings);
    await once(lively.socket, 'close');
    await brief.close();
  });

  it('comes after the longest lifetime even of an active client', async () => {
    const brief = await mountGateway({ ...options, limits: { lifeMilliseconds: 300, idleMilliseconds: 200_000 } });
    const { socket } = await connect(`${brief.address}?token=good`);
    const [code] = await once(socket, 'close');
    expect(code).toBe(1001);
    await brief.close();
  });

  it('comes with $disconnect for everyone when the gateway closes', async () => {
    await good();
    await good();
    await mounted.gateway.close();
    expect(targets()).toEqual(['connect', 'connect', 'disconnect', 'disconnect']);
  });
});
