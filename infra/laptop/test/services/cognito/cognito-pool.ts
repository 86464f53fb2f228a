import type { PoolDeclaration } from '../../../services/cognito/pools.ts';

/** A pool whose usernames are the app's own ids. */
export const serverPool: PoolDeclaration = {
  poolId: 'us-east-1_Shop00001',
  clientId: 'webclient0000000000000001',
  groups: ['customer', 'clerk', 'manager', 'owner'],
  passwordPolicy: { minimumLength: 8, requireNumbers: true },
  authFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
};
