import { expect, it } from 'vitest';
import { accessKeyIdOf, createAuthorize, operatorKeyId } from '../../permissions/permissions.ts';

const authorize = createAuthorize([{ functionName: 'Reader', roleArn: 'role' }], {
  decide: (role, { action }) =>
    role === 'role' && action === 'dynamodb:GetItem'
      ? 'allowed'
      : action === 'dynamodb:Scan'
        ? 'denied'
        : 'not granted',
});
const asked = (accessKeyId: string, action: string) => authorize({ accessKeyId, action, resource: 'arn:table' });

it('Every worker of a function is judged by its role', () => {
  expect(accessKeyIdOf('Reader', 0)).toMatch(/^LOCAL[0-9A-Z]{15}$/);
  expect(accessKeyIdOf('Reader', 0)).not.toBe(accessKeyIdOf('Reader', 1));
  expect(asked(accessKeyIdOf('Reader', 0), 'dynamodb:GetItem')).toBeUndefined();
  expect(asked(accessKeyIdOf('Reader', 41), 'dynamodb:GetItem')).toBeUndefined();
});

it('A refusal says in a sentence who may not do what, and why', () => {
  expect(asked(accessKeyIdOf('Reader', 0), 'dynamodb:PutItem')).toBe(
    'Reader is not authorized to perform dynamodb:PutItem on arn:table: its role does not grant that.',
  );
  expect(asked(accessKeyIdOf('Reader', 0), 'dynamodb:Scan')).toContain('its role denies that');
});

it('The operator may do everything and strangers nothing', () => {
  expect(asked(operatorKeyId, 'dynamodb:Scan')).toBeUndefined();
  expect(asked('AKIASOMEBODYELSE00000', 'dynamodb:GetItem')).toContain('belongs to no function here');
});
