import { describe, expect, it } from 'vitest';
import { decide, type Decision, type PolicyQuestion, type Statement } from '../../permissions/policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Main';
const read: PolicyQuestion = { action: 'dynamodb:GetItem', resource: table };
const allow = (more: Partial<Statement>): Statement => ({ Effect: 'Allow', ...more });
const deny = (more: Partial<Statement>): Statement => ({ Effect: 'Deny', ...more });

describe('A decision', () => {
  it.each<[string, Statement[], PolicyQuestion, Decision]>([
    ['nothing said', [], read, 'not granted'],
    ['exact grant', [allow({ Action: ['dynamodb:GetItem'], Resource: [table] })], read, 'allowed'],
    ['another action', [allow({ Action: ['dynamodb:PutItem'], Resource: [table] })], read, 'not granted'],
    [
      'another resource',
      [allow({ Action: ['dynamodb:GetItem'], Resource: [`${table}/index/gsi1`] })],
      read,
      'not granted',
    ],
    [
      'wildcards',
      [allow({ Action: ['dynamodb:Get*'], Resource: ['arn:aws:dynamodb:*:*:table/M?in'] })],
      read,
      'allowed',
    ],
    ['actions in any case', [allow({ Action: ['DynamoDB:getitem'], Resource: ['*'] })], read, 'allowed'],
    ['resources in their own case', [allow({ Action: ['*'], Resource: [table.toLowerCase()] })], read, 'not granted'],
    [
      'a deny wins',
      [allow({ Action: ['*'], Resource: ['*'] }), deny({ Action: ['dynamodb:*'], Resource: ['*'] })],
      read,
      'denied',
    ],
    ['all but these actions', [allow({ NotAction: ['dynamodb:DeleteItem'], Resource: ['*'] })], read, 'allowed'],
    ['excluded action', [allow({ NotAction: ['dynamodb:GetItem'], Resource: ['*'] })], read, 'not granted'],
    ['excluded resource', [allow({ Action: ['*'], NotResource: [table] })], read, 'not granted'],
    [
      'a pattern is no regular expression',
      [allow({ Action: ['dynamodb.GetItem'], Resource: ['*'] })],
      read,
      'not granted',
    ],
  ])('%s', (_, statements, question, expected) => {
    expect(decide(statements, question)).toBe(expected);
  });

  it.each<[string, Statement['Condition'], Record<string, string>, boolean]>([
    ['equal', { StringEquals: { 'aws:SourceArn': ['a', 'b'] } }, { 'aws:SourceArn': 'b' }, true],
    ['unequal', { StringEquals: { 'aws:SourceArn': ['a'] } }, { 'aws:SourceArn': 'b' }, false],
    ['like', { ArnLike: { 'AWS:SourceArn': ['arn:*:rule/x'] } }, { 'aws:SourceArn': 'arn:1:rule/x' }, true],
    ['not equal', { StringNotEquals: { 'aws:SourceArn': ['a'] } }, { 'aws:SourceArn': 'b' }, true],
    ['absent', { StringEquals: { 'aws:SourceArn': ['a'] } }, {}, false],
    ['absent, if it exists', { StringEqualsIfExists: { 'aws:SourceArn': ['a'] } }, {}, true],
    ['over TLS', { Bool: { 'aws:SecureTransport': ['false'] } }, {}, false],
  ])('on a condition: %s', (_, Condition, context, holds) => {
    expect(decide([allow({ Action: ['*'], Resource: ['*'], Condition })], { ...read, context })).toBe(
      holds ? 'allowed' : 'not granted',
    );
  });

  it('fails on an unknown condition', () => {
    expect(() =>
      decide(
        [allow({ Action: ['*'], Resource: ['*'], Condition: { IpAddress: { 'aws:SourceIp': ['10.0.0.0/8'] } } })],
        read,
      ),
    ).toThrow('does not know the policy condition IpAddress');
  });
});
