import { describe, expect, it } from 'vitest';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { filePrefixes } from '../../../functions/platform/outside/files/prefixes.ts';
import { connectionGrants, fileGrants, grantsFor, statements, type Grants } from '../../../infra/constructs/grants.ts';

describe('Grants', () => {
  it('fail by name when no stack offers what a function needs', () => {
    expect(() => grantsFor('outbox/publish-outbox.stream', {})).toThrow(
      "functions/platform/outbox/publish-outbox.stream.ts needs 'bus', which no stack before it grants.",
    );
  });

  it('fail by name when they bring other variables than the code declares', () => {
    const offered: Grants = { bus: { permissions: [], environment: { BUS: 'wrong' } } };
    expect(() => grantsFor('outbox/publish-outbox.stream', offered)).toThrow(
      "'bus' brings BUS, but functions/platform/environment.ts declares BUS_NAME.",
    );
  });

  it('bring permissions and variables together', () => {
    const permission = {
      actions: ['events:PutEvents'],
      resources: ['arn:aws:events:us-east-1:000000000000:event-bus/hirehub'],
    };
    const offered: Grants = {
      site: { permissions: [], environment: { SITE_URL: 'https://hirehub.example' } },
      bus: { permissions: [permission], environment: { BUS_NAME: 'hirehub' } },
    };
    expect(grantsFor('outbox/publish-outbox.stream', offered)).toEqual({
      permissions: [permission],
      environment: { BUS_NAME: 'hirehub' },
    });
  });

  it('never star an action, and star a resource only with a reason', () => {
    expect(() => statements([{ actions: ['dynamodb:*'], resources: ['arn:aws:dynamodb:::table/one'] }])).toThrow(
      'Name every action',
    );
    expect(() => statements([{ actions: ['s3:GetObject'], resources: ['arn:aws:s3:::bucket/*'] }])).toThrow(
      'needs a reason for its star',
    );
    const [statement] = statements([
      { actions: ['s3:GetObject'], resources: ['arn:aws:s3:::bucket/*'], wildcard: 'names are made up as files come' },
    ]);
    expect(statement?.toStatementJson()).toMatchObject({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::bucket/*' });
  });

  it('of live connections send to them, and close them, each for those alone who do', () => {
    const grants = connectionGrants({ endpoint: 'https://socket.example', arnOf: (method) => `socket/${method}` });
    expect(Object.values(grants).map(({ permissions }) => permissions[0]?.resources)).toEqual([
      ['socket/POST'],
      ['socket/DELETE'],
    ]);
  });

  it('of people’s files end at the kinds that each is about, and erasing reaches every kind', () => {
    const bucket = { bucketName: 'files', bucketArn: 'files', arnForObjects: (keys: string) => keys } as IBucket;
    const reach = Object.entries(fileGrants(bucket)).map(([name, { permissions }]) => [
      name,
      permissions.map(({ actions, resources }) => `${actions.join(' ')}: ${resources.join(' ')}`),
    ]);
    const every = Object.values(filePrefixes).map((prefix) => `${prefix}*`);
    expect(Object.fromEntries(reach)).toEqual({
      'files-upload': ['s3:PutObject: quarantine/*'],
      'files-quarantine': ['s3:GetObject s3:DeleteObject: quarantine/*'],
      'files-avatars': ['s3:PutObject s3:DeleteObject: avatars/*'],
      'files-resumes': ['s3:PutObject s3:DeleteObject: resumes/*'],
      'files-resumes-read': ['s3:GetObject: resumes/*'],
      'files-chat': ['s3:PutObject s3:DeleteObject: chat/*'],
      'files-chat-read': ['s3:GetObject: chat/*'],
      'files-evidence': ['s3:PutObject s3:DeleteObject: evidence/*'],
      'files-evidence-read': ['s3:GetObject: evidence/*'],
      'files-read': ['s3:GetObject: avatars/* resumes/* chat/* evidence/* exports/*', 's3:ListBucket: files'],
      'files-exports': ['s3:PutObject: exports/*'],
      'files-erase': [`s3:DeleteObject: ${every.join(' ')}`, 's3:ListBucket: files'],
    });
  });
});
