import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '../listen.ts';

async function listening() {
  const servers = await listenOnLoopback(0);
  onTestFinished(servers.close);
  servers.handle((_, response) => response.end('here'));
  return servers;
}

it('The server listens on the IPv4 and the IPv6 loopback', async () => {
  const { port, servers } = await listening();
  const hosts = servers.length > 1 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
  for (const host of hosts) await expect((await fetch(`http://${host}:${port}`)).text()).resolves.toBe('here');
});

it('The server cannot be reached from other machines', async () => {
  const { port } = await listening();
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => !address.internal && address.family === 'IPv4');
  for (const { address } of outside) await expect(fetch(`http://${address}:${port}`)).rejects.toThrow('fetch failed');
});

it('A taken port is reported in a sentence', async () => {
  const { port } = await listening();
  await expect(listenOnLoopback(port)).rejects.toThrow(`Port ${port} is taken by another program.`);
});
