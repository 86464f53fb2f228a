import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { expect, it } from 'vitest';
import { operatorAccess } from '../permissions/operator-access.ts';
import type { RunningCloud } from '../start-cloud.ts';
import {
  aFunction,
  arn,
  aTable,
  invokePermission,
  ref,
  runApp,
  temporaryFolder,
  type FixtureApp,
} from './fixture-app.ts';

/*
 * A small app of every part: a route behind a token writes an item, the table's stream publishes an event, a rule
 * puts it into a queue, and a reaction receives it from there.
 */

const dynamodb = JSON.stringify(import.meta.resolve('@aws-sdk/client-dynamodb'));
const eventBridge = JSON.stringify(import.meta.resolve('@aws-sdk/client-eventbridge'));
const code = {
  Write: `import { DynamoDBClient, PutItemCommand, ScanCommand } from ${dynamodb};
const client = new DynamoDBClient({});
export const handler = async ({ requestContext, pathParameters, body }) => {
  if (pathParameters.id === 'all') {
    const refusal = await client.send(new ScanCommand({ TableName: process.env.TABLE_NAME })).catch((error) => error);
    return { statusCode: 403, body: refusal.message };
  }
  const by = { S: requestContext.authorizer.jwt.claims.username };
  const Item = { pk: { S: pathParameters.id }, sk: { S: 'EVENT#1' }, by, text: { S: body } };
  await client.send(new PutItemCommand({ TableName: process.env.TABLE_NAME, Item }));
  return { statusCode: 201 };
};`,
  Publish: `import { EventBridgeClient, PutEventsCommand } from ${eventBridge};
const client = new EventBridgeClient({});
export const handler = async ({ Records }) => {
  const EventBusName = process.env.BUS_NAME;
  const Entries = Records.map(({ dynamodb: { NewImage } }) => {
    const Detail = JSON.stringify({ by: NewImage.by.S, text: NewImage.text.S });
    return { EventBusName, Source: 'test', DetailType: 'written', Detail };
  });
  await client.send(new PutEventsCommand({ Entries }));
  return { batchItemFailures: [] };
};`,
  React: `export const handler = async ({ Records }) => {
  for (const { body } of Records) {
    const { detail } = JSON.parse(body);
    if (detail.text === 'poison') throw new Error('I cannot take ' + detail.text);
    console.log('heard of', detail.text, 'by', detail.by);
  }
};`,
};

const queuePolicy = {
  Type: 'AWS::SQS::QueuePolicy',
  Properties: {
    Queues: [ref('Queue')],
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'events.amazonaws.com' },
          Action: 'sqs:SendMessage',
          Resource: arn('Queue'),
        },
      ],
    },
  },
};
const app: FixtureApp = {
  code,
  stacks: {
    Data: {
      Resources: {
        ...aTable,
        Pool: { Type: 'AWS::Cognito::UserPool', Properties: { AliasAttributes: ['email'] } },
        Client: {
          Type: 'AWS::Cognito::UserPoolClient',
          Properties: { UserPoolId: ref('Pool'), ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] },
        },
      },
      Outputs: Object.fromEntries(
        Object.entries({
          Table: ref('Table'),
          TableArn: arn('Table'),
          Stream: arn('Table', 'StreamArn'),
          Pool: ref('Pool'),
          Client: ref('Client'),
        }).map(([name, Value]) => [name, { Value, Export: { Name: `Data:${name}` } }]),
      ),
    },
    App: {
      Resources: {
        Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'Http', ProtocolType: 'HTTP' } },
        Token: {
          Type: 'AWS::ApiGatewayV2::Authorizer',
          Properties: {
            ApiId: ref('Api'),
            AuthorizerType: 'JWT',
            IdentitySource: ['$request.header.Authorization'],
            JwtConfiguration: {
              Audience: [{ 'Fn::ImportValue': 'Data:Client' }],
              Issuer: {
                'Fn::Join': ['', ['https://cognito-idp.us-east-1.amazonaws.com/', { 'Fn::ImportValue': 'Data:Pool' }]],
              },
            },
          },
        },
        Integration: {
          Type: 'AWS::ApiGatewayV2::Integration',
          Properties: {
            ApiId: ref('Api'),
            IntegrationType: 'AWS_PROXY',
            IntegrationUri: arn('Write'),
            PayloadFormatVersion: '2.0',
          },
        },
        Route: {
          Type: 'AWS::ApiGatewayV2::Route',
          Properties: {
            ApiId: ref('Api'),
            RouteKey: 'POST /api/items/{id}',
            AuthorizationType: 'JWT',
            AuthorizerId: ref('Token'),
            Target: { 'Fn::Join': ['', ['integrations/', ref('Integration')]] },
          },
        },
        ...aFunction('Write', {
          statements: [
            { Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: { 'Fn::ImportValue': 'Data:TableArn' } },
          ],
          variables: { TABLE_NAME: { 'Fn::ImportValue': 'Data:Table' } },
        }),
        ...invokePermission('Write', 'apigateway.amazonaws.com', {
          'Fn::Join': ['', ['arn:aws:execute-api:us-east-1:000000000000:', ref('Api'), '/*/*/*']],
        }),
        Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'happenings' } },
        ...aFunction('Publish', {
          statements: [
            { Effect: 'Allow', Action: 'events:PutEvents', Resource: arn('Bus') },
            {
              Effect: 'Allow',
              Action: ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'],
              Resource: { 'Fn::ImportValue': 'Data:Stream' },
            },
          ],
          variables: { BUS_NAME: ref('Bus') },
        }),
        Stream: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: {
            FunctionName: ref('Publish'),
            EventSourceArn: { 'Fn::ImportValue': 'Data:Stream' },
            StartingPosition: 'TRIM_HORIZON',
            FunctionResponseTypes: ['ReportBatchItemFailures'],
            FilterCriteria: {
              Filters: [{ Pattern: '{"eventName":["INSERT"],"dynamodb":{"Keys":{"sk":{"S":[{"prefix":"EVENT#"}]}}}}' }],
            },
          },
        },
        Rule: {
          Type: 'AWS::Events::Rule',
          Properties: {
            EventBusName: ref('Bus'),
            EventPattern: { 'detail-type': ['written'] },
            Targets: [{ Id: 'Target0', Arn: arn('Queue') }],
          },
        },
        Queue: {
          Type: 'AWS::SQS::Queue',
          Properties: { VisibilityTimeout: 0, RedrivePolicy: { deadLetterTargetArn: arn('Dead'), maxReceiveCount: 2 } },
        },
        Dead: { Type: 'AWS::SQS::Queue' },
        QueuePolicy: queuePolicy,
        ...aFunction('React', {
          statements: [
            {
              Effect: 'Allow',
              Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
              Resource: arn('Queue'),
            },
          ],
        }),
        Source: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: { FunctionName: ref('React'), EventSourceArn: arn('Queue'), BatchSize: 1 },
        },
      },
    },
  },
};

async function signIn({ services, graph }: RunningCloud): Promise<string> {
  const cognito = new CognitoIdentityProviderClient(operatorAccess(services.cognito.url));
  const UserPoolId = graph.ofType('AWS::Cognito::UserPool')[0]?.name;
  const ClientId = graph.ofType('AWS::Cognito::UserPoolClient')[0]?.name;
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: 'ann', MessageAction: 'SUPPRESS' }));
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password: 'Correct-horse-1', Permanent: true }),
  );
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'ann', PASSWORD: 'Correct-horse-1' },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}

const post = ({ httpApis }: RunningCloud, target: string, text: string, token?: string) =>
  [...httpApis.values()][0]?.handle({
    method: 'POST',
    target,
    headers: new Map(token ? [['authorization', [`Bearer ${token}`]]] : []),
    body: Buffer.from(text),
    sourceIp: '127.0.0.1',
  });
const logsOf = ({ invocations }: RunningCloud) =>
  invocations
    .list()
    .map(({ logs }) => logs)
    .join('');

it('A write travels from the route to the reaction', async () => {
  const cloud = await runApp(app);
  await expect(post(cloud, '/api/items/7', 'hello')).resolves.toMatchObject({ status: 401 });
  await expect(post(cloud, '/api/items/7', 'hello', await signIn(cloud))).resolves.toMatchObject({ status: 201 });
  await expect.poll(() => logsOf(cloud), { timeout: 5000 }).toContain('heard of hello by ann');
  const write = cloud.invocations.list().find(({ trigger }) => trigger === 'POST /api/items/7');
  expect(write?.usage).toMatchObject({ calls: 1, writeUnits: 1, items: 1 });
  expect(write?.calls).toEqual([expect.objectContaining({ action: 'dynamodb:PutItem' })]);
});

it('A message that a reaction cannot process is set aside, and gets another chance on demand', async () => {
  const cloud = await runApp(app);
  await post(cloud, '/api/items/8', 'poison', await signIn(cloud));
  const dead = cloud.services.queues.queue('App-Dead');
  await expect
    .poll(() => dead.messages().map(({ lastError }) => lastError), { timeout: 5000 })
    .toEqual(['I cannot take poison']);
  await dead.redrive();
  await expect.poll(() => dead.messages().length, { timeout: 5000 }).toBe(1);
});

it('A call that the role does not grant is refused, in a sentence', async () => {
  const cloud = await runApp(app);
  const response = await post(cloud, '/api/items/all', '', await signIn(cloud));
  expect(response?.body.toString()).toBe(
    'App-Write is not authorized to perform dynamodb:Scan on arn:aws:dynamodb:us-east-1:000000000000:table/Data-Table: its role does not grant that.',
  );
});

it('Unprocessed messages are processed after a restart', async () => {
  const folder = temporaryFolder();
  const before = await runApp(
    { ...app, code: { ...code, Publish: `export const handler = async () => { throw new Error('not now'); };` } },
    { folder },
  );
  await post(before, '/api/items/9', 'late', await signIn(before));
  await before.close();
  const after = await runApp(app, { folder });
  await expect.poll(() => logsOf(after), { timeout: 5000 }).toContain('heard of late by ann');
});

it('The operator invokes a function by name', async () => {
  const { services } = await runApp(app);
  const lambda = new LambdaClient(operatorAccess(services.lambda.url));
  const { Payload, FunctionError } = await lambda.send(
    new InvokeCommand({
      FunctionName: 'App-React',
      Payload: '{"Records":[{"body":"{\\"detail\\":{\\"text\\":\\"poison\\"}}"}]}',
    }),
  );
  expect(FunctionError).toBe('Unhandled');
  expect(JSON.parse(Buffer.from(Payload ?? []).toString())).toMatchObject({
    errorType: 'Error',
    errorMessage: 'I cannot take poison',
  });
});
