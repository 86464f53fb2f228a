import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningCloud } from '../../start-cloud.ts';
import { aFunction, arn, invokePermission, ref, runApp } from '../fixture-app.ts';

const api = 'arn:aws:execute-api:us-east-1:000000000000:';
const invocationsOf = (functionId: string) => ({
  'Fn::Join': ['', ['arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/', arn(functionId), '/invocations']],
});
const route = (key: string, functionId: string, more: object = {}) => ({
  [`${functionId}Integration`]: {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: { ApiId: ref('Api'), IntegrationType: 'AWS_PROXY', IntegrationUri: invocationsOf(functionId) },
  },
  [`${functionId}Route`]: {
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      ApiId: ref('Api'),
      RouteKey: key,
      Target: { 'Fn::Join': ['', ['integrations/', ref(`${functionId}Integration`)]] },
      ...more,
    },
  },
  ...invokePermission(functionId, 'apigateway.amazonaws.com', { 'Fn::Join': ['', [api, ref('Api'), `/*${key}`]] }),
});
const manage = {
  Effect: 'Allow',
  Action: 'execute-api:ManageConnections',
  Resource: { 'Fn::Join': ['', [api, ref('Api'), '/ws/POST/@connections/*']] },
};
const endpoint = { 'Fn::Join': ['', ['https://', ref('Api'), '.execute-api.us-east-1.amazonaws.com/ws']] };
const Resources = {
  Api: {
    Type: 'AWS::ApiGatewayV2::Api',
    Properties: { Name: 'Socket', ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.action' },
  },
  Stage: {
    Type: 'AWS::ApiGatewayV2::Stage',
    Properties: { ApiId: ref('Api'), StageName: 'ws' },
    DependsOn: ['ConnectRoute', 'EchoRoute'],
  },
  Ticket: {
    Type: 'AWS::ApiGatewayV2::Authorizer',
    Properties: {
      ApiId: ref('Api'),
      AuthorizerType: 'REQUEST',
      IdentitySource: ['route.request.querystring.token'],
      AuthorizerUri: invocationsOf('Authorize'),
    },
  },
  ...aFunction('Authorize'),
  ...invokePermission('Authorize', 'apigateway.amazonaws.com', {
    'Fn::Join': ['', [api, ref('Api'), '/authorizers/', ref('Ticket')]],
  }),
  ...aFunction('Connect'),
  ...route('$connect', 'Connect', { AuthorizationType: 'CUSTOM', AuthorizerId: ref('Ticket') }),
  ...aFunction('Echo', { statements: [manage], variables: { CONNECTIONS_ENDPOINT: endpoint } }),
  ...route('$default', 'Echo'),
};
const sdk = import.meta.resolve('@aws-sdk/client-apigatewaymanagementapi');
const code = {
  Authorize: `export const handler = async (event) => ({ principalId: 'u', policyDocument: { Statement: [{ Action: 'execute-api:Invoke', Effect: event.queryStringParameters.token === 'good' ? 'Allow' : 'Deny', Resource: event.methodArn }] }, context: { userId: '7' } });`,
  Connect: `export const handler = async ({ requestContext }) => ({ statusCode: requestContext.authorizer.userId === '7' ? 200 : 401 });`,
  Echo: `import { ApiGatewayManagementApiClient, PostToConnectionCommand } from ${JSON.stringify(sdk)};
export const handler = async ({ requestContext, body }) => {
  const connections = new ApiGatewayManagementApiClient({ endpoint: process.env.CONNECTIONS_ENDPOINT });
  await connections.send(
    new PostToConnectionCommand({ ConnectionId: requestContext.connectionId, Data: 'heard ' + body }),
  );
  return { statusCode: 200 };
};`,
};

async function addressOf({ socketGateways }: RunningCloud): Promise<string> {
  const server = createServer().on('upgrade', (request: IncomingMessage, socket, head) =>
    [...socketGateways.values()][0]?.upgrade(request, socket, head),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`;
}

it('A socket connects through the authorizer, and functions post to the address from the template', async () => {
  const socket = new WebSocket(`${await addressOf(await runApp({ stacks: { App: { Resources } }, code }))}?token=good`);
  onTestFinished(() => socket.terminate());
  const said = await new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('{"action":"hello"}')).on('error', reject);
    socket.on('message', (data: Buffer) => resolve(data.toString()));
  });
  expect(said).toBe('heard {"action":"hello"}');
});

it('A client that the authorizer denies is turned away', async () => {
  const address = await addressOf(await runApp({ stacks: { App: { Resources } }, code }));
  const refusal = (query: string) =>
    new Promise((resolve) =>
      new WebSocket(address + query)
        .on('unexpected-response', (_, response) => resolve(response.statusCode))
        .on('error', () => {}),
    );
  await expect(refusal('?token=bad')).resolves.toBe(403);
  await expect(refusal('')).resolves.toBe(401);
});
