import type { LocalCloud } from '../cloud.ts';
import type { Behaviour } from './behaviour.ts';

const everyMethod = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];
const plain = { originHeaders: [], responseHeaders: [], compress: false, methods: everyMethod };

/**
 * Where the APIs of an app without a distribution are: a single HTTP API everywhere, several below their names, and
 * WebSocket APIs at the names of their stages.
 */
export function ownAddresses({
  graph,
  httpApis,
  socketGateways,
}: Pick<LocalCloud, 'graph' | 'httpApis' | 'socketGateways'>): Behaviour[] {
  const apis = graph.ofType('AWS::ApiGatewayV2::Api').flatMap(({ name, properties }) => {
    const api = httpApis.get(name);
    return api ? [{ api, prefix: `/${String(properties.Name)}` }] : [];
  });
  const sockets = [...socketGateways.values()].map((gateway): Behaviour => ({
    ...plain,
    pattern: `/${gateway.api.stage}`,
    origin: { kind: 'socket', gateway: () => gateway },
  }));
  const [sole, ...others] = apis;
  if (sole && others.length === 0)
    return [...sockets, { ...plain, pattern: '*', origin: { kind: 'http-api', api: sole.api } }];
  const below = apis.map(({ api, prefix }): Behaviour => ({
    ...plain,
    pattern: `${prefix}/*`,
    origin: { kind: 'http-api', api },
    viewerRequest: (request) => ({ ...request, path: request.path.slice(prefix.length) }),
  }));
  return [...sockets, ...below];
}
