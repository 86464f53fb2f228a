import { randomBytes } from 'node:crypto';
import type { Directory } from './directory.ts';
import { operation, type CognitoContext, type Operations, type PoolInput } from './operation.ts';
import type { PasswordPolicy } from './passwords.ts';
import type { PasskeyPolicy } from './records.ts';

/**
 * A pool and one of its clients as a template declares them; absent values are CloudFormation's defaults unless said
 * otherwise.
 */
export interface PoolDeclaration {
  poolId: string;
  clientId: string;
  groups?: readonly string[];
  /** Absent means false: Ann and ann are one username. */
  caseSensitive?: boolean;
  passwordPolicy?: PasswordPolicy;
  /** Absent means false: nobody has a second factor. */
  softwareTokens?: boolean;
  /** Absent: nobody has passkeys. */
  passkeys?: PasskeyPolicy;
  /** Values of ExplicitAuthFlows; absent means that tokens can be renewed and nothing else. */
  authFlows?: readonly string[];
  accessTokenMinutes?: number;
  refreshTokenDays?: number;
  /** Absent means true. */
  preventUserExistenceErrors?: boolean;
  /** Absent means false; a secret is made once and kept unless it is given. */
  generateSecret?: boolean;
  secret?: string;
}

const defaultPolicy: PasswordPolicy = {
  minimumLength: 8,
  requireNumbers: true,
  requireUppercase: true,
  requireLowercase: true,
  requireSymbols: true,
};

/** Updates a pool and a client to what is declared and keeps its users; declaring the same again changes nothing. */
export function declarePool(directory: Directory, declaration: PoolDeclaration): void {
  const { poolId, clientId } = declaration;
  const secret = declaration.secret ?? directory.secretOf(clientId) ?? randomBytes(32).toString('hex').slice(0, 51);
  directory.savePool({
    id: poolId,
    caseSensitive: declaration.caseSensitive ?? false,
    passwordPolicy: declaration.passwordPolicy ?? defaultPolicy,
    groups: [...(declaration.groups ?? [])],
    softwareTokens: declaration.softwareTokens ?? false,
    ...(declaration.passkeys ? { passkeys: declaration.passkeys } : {}),
  });
  directory.saveClient({
    id: clientId,
    poolId,
    authFlows: [...(declaration.authFlows ?? ['ALLOW_REFRESH_TOKEN_AUTH'])],
    accessTokenSeconds: (declaration.accessTokenMinutes ?? 60) * 60,
    refreshTokenSeconds: (declaration.refreshTokenDays ?? 30) * 86_400,
    preventUserExistenceErrors: declaration.preventUserExistenceErrors ?? true,
    ...(declaration.generateSecret ? { secret } : {}),
  });
}

/** What servers need to know about a client: its secret above all. */
export function poolOperations({ directory }: CognitoContext): Operations {
  return {
    DescribeUserPoolClient: operation(['UserPoolId', 'ClientId'], (input: PoolInput & { ClientId: string }) => {
      const client = directory.client(input.ClientId, input.UserPoolId);
      return {
        UserPoolClient: {
          UserPoolId: client.poolId,
          ClientId: client.id,
          ClientName: client.id,
          ...(client.secret ? { ClientSecret: client.secret } : {}),
          ExplicitAuthFlows: client.authFlows,
          AccessTokenValidity: client.accessTokenSeconds,
          RefreshTokenValidity: client.refreshTokenSeconds,
          TokenValidityUnits: { AccessToken: 'seconds', RefreshToken: 'seconds' },
          PreventUserExistenceErrors: client.preventUserExistenceErrors ? 'ENABLED' : 'LEGACY',
        },
      };
    }),
  };
}
