import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { aFunction, arn, invokePermission, ref, runApp, until } from '../fixture-app.ts';

const bucket = {
  Files: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      CorsConfiguration: {
        CorsRules: [{ AllowedMethods: ['GET'], AllowedOrigins: ['http://localhost:3000'], AllowedHeaders: ['*'] }],
      },
    },
  },
};
const notification = {
  Notifications: {
    Type: 'Custom::S3BucketNotifications',
    Properties: {
      ServiceToken: arn('Provider'),
      BucketName: ref('Files'),
      NotificationConfiguration: {
        LambdaFunctionConfigurations: [
          {
            Events: ['s3:ObjectCreated:*'],
            LambdaFunctionArn: arn('Parse'),
            Filter: { Key: { FilterRules: [{ Name: 'Prefix', Value: 'incoming/' }] } },
          },
        ],
      },
    },
  },
};
// As CDK leaves it: an inline Python function that the runner need not run.
const provider = {
  Provider: {
    Type: 'AWS::Lambda::Function',
    Properties: { Code: { ZipFile: 'import boto3' }, Handler: 'index.handler', Runtime: 'python3.13' },
  },
};
const code = {
  Parse: `export const handler = async ({ Records }) => { console.log(Records[0].eventName, Records[0].s3.bucket.name, Records[0].s3.object.key); };`,
};

it('A bucket stores objects and notifies the function of the subscribed ones', async () => {
  const Resources = {
    ...bucket,
    ...notification,
    ...provider,
    ...aFunction('Parse'),
    ...invokePermission('Parse', 's3.amazonaws.com', arn('Files')),
  };
  const { services, invocations } = await runApp({ stacks: { App: { Resources } }, code });
  const client = new S3Client({ ...operatorAccess(services.s3.url), forcePathStyle: true });
  const put = (Key: string) => client.send(new PutObjectCommand({ Bucket: 'app-files', Key, Body: 'hello' }));
  await put('elsewhere/a.txt');
  await put('incoming/b.txt');
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'app-files', Key: 'incoming/b.txt' }));
  await expect(Body?.transformToString()).resolves.toBe('hello');
  await until(() => invocations.list()[0]?.logs, 'the function received nothing');
  expect(invocations.list().map(({ logs }) => logs)).toEqual(['ObjectCreated:Put app-files incoming/b.txt\n']);
});

it('A notification that the function’s permissions do not allow is refused', async () => {
  const Resources = { ...bucket, ...notification, ...provider, ...aFunction('Parse') };
  await expect(runApp({ stacks: { App: { Resources } }, code })).rejects.toThrow(
    'no AWS::Lambda::Permission lets s3.amazonaws.com invoke it for arn:aws:s3:::app-files.',
  );
});
