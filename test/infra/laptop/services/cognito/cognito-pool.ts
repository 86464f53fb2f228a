import type { PoolDeclaration } from '../../../../../infra/laptop/services/cognito/pools.ts';

/** A pool as the product declares it: our own uuid as username, whatever its case. */
export const serverPool: PoolDeclaration = {
  poolId: 'us-east-1_HireHub1',
  clientId: 'webclient0000000000000001',
  groups: ['candidate', 'recruiter', 'manager', 'super_manager'],
  passwordPolicy: { minimumLength: 8, requireNumbers: true },
  authFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
};
