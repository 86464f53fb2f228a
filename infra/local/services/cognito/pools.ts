import { randomBytes } from 'node:crypto';
import type { Directory } from './directory.ts';
import { operation, type CognitoContext, type Operations, type PoolInput } from './operation.ts';
import type { PasswordPolicy } from './passwords.ts';
import { nowInSeconds, type ClientRecord, type EmailSignIn, type PoolRecord } from './records.ts';

/**
 * A pool and one of its clients as a template declares them; absent values are CloudFormation's defaults unless said
 * otherwise.
 */
export interface PoolDeclaration {
  poolId: string;
  clientId: string;
  poolName?: string;
  groups?: readonly string[];
  /** Absent means `alias`. */
  emailSignIn?: EmailSignIn;
  /** Absent means false: Ann@example.org and ann@example.org are one. */
  caseSensitive?: boolean;
  passwordPolicy?: PasswordPolicy;
  /** Values of ExplicitAuthFlows; absent means SRP and refresh only, as in AWS. */
  authFlows?: readonly string[];
  accessTokenMinutes?: number;
  idTokenMinutes?: number;
  refreshTokenDays?: number;
  /** Absent means true. */
  preventUserExistenceErrors?: boolean;
  /** Absent means false; a secret is made once and stays. */
  generateSecret?: boolean;
}

const defaultPolicy: PasswordPolicy = {
  minimumLength: 8,
  requireNumbers: true,
  requireUppercase: true,
  requireLowercase: true,
  requireSymbols: true,
};
const defaultFlows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

/** Brings a pool and a client to what is declared and keeps its users; declaring the same again changes nothing. */
export function declarePool(directory: Directory, declaration: PoolDeclaration): void {
  const { poolId, clientId, groups = [] } = declaration;
  const before = directory.pools.find((pool) => pool.id === poolId);
  const createdAt = before?.createdAt ?? nowInSeconds();
  const secret = directory.clientsOf(poolId).find(({ id }) => id === clientId)?.secret ?? newSecret();
  directory.savePool({
    id: poolId,
    name: declaration.poolName ?? poolId,
    emailSignIn: declaration.emailSignIn ?? 'alias',
    caseSensitive: declaration.caseSensitive ?? false,
    passwordPolicy: declaration.passwordPolicy ?? defaultPolicy,
    groups: { ...Object.fromEntries(groups.map((name) => [name, { name, createdAt }])), ...before?.groups },
    createdAt,
  });
  directory.saveClient({
    id: clientId,
    poolId,
    name: clientId,
    authFlows: [...(declaration.authFlows ?? defaultFlows)],
    accessTokenSeconds: (declaration.accessTokenMinutes ?? 60) * 60,
    idTokenSeconds: (declaration.idTokenMinutes ?? 60) * 60,
    refreshTokenSeconds: (declaration.refreshTokenDays ?? 30) * 86_400,
    preventUserExistenceErrors: declaration.preventUserExistenceErrors ?? true,
    ...(declaration.generateSecret ? { secret } : {}),
  });
}

interface CreatePoolInput {
  PoolName: string;
  UsernameAttributes?: string[];
  AliasAttributes?: string[];
  UsernameConfiguration?: { CaseSensitive?: boolean };
  Policies?: {
    PasswordPolicy?: {
      MinimumLength?: number;
      RequireNumbers?: boolean;
      RequireUppercase?: boolean;
      RequireLowercase?: boolean;
      RequireSymbols?: boolean;
    };
  };
}

const newSecret = () => randomBytes(32).toString('hex').slice(0, 51);

const seconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
type TimeUnit = keyof typeof seconds;
const inSeconds = (value: number, unit: TimeUnit) => value * seconds[unit];

interface CreateClientInput extends PoolInput {
  ClientName: string;
  GenerateSecret?: boolean;
  ExplicitAuthFlows?: string[];
  AccessTokenValidity?: number;
  IdTokenValidity?: number;
  RefreshTokenValidity?: number;
  TokenValidityUnits?: { AccessToken?: TimeUnit; IdToken?: TimeUnit; RefreshToken?: TimeUnit };
  PreventUserExistenceErrors?: 'ENABLED' | 'LEGACY';
}

/** Operations on pools and clients themselves. */
export function poolOperations({ directory, region }: CognitoContext): Operations {
  return {
    CreateUserPool: operation(['PoolName'], (input: CreatePoolInput) => {
      const policy = input.Policies?.PasswordPolicy;
      const byAlias = input.AliasAttributes?.includes('email') ? 'alias' : 'none';
      const pool: PoolRecord = {
        id: `${region}_${randomBytes(8).toString('hex').slice(0, 9)}`,
        name: input.PoolName,
        emailSignIn: input.UsernameAttributes?.includes('email') ? 'username' : byAlias,
        caseSensitive: input.UsernameConfiguration?.CaseSensitive ?? true,
        passwordPolicy: policy
          ? {
              minimumLength: policy.MinimumLength ?? 8,
              requireNumbers: policy.RequireNumbers,
              requireUppercase: policy.RequireUppercase,
              requireLowercase: policy.RequireLowercase,
              requireSymbols: policy.RequireSymbols,
            }
          : defaultPolicy,
        groups: {},
        createdAt: nowInSeconds(),
      };
      directory.savePool(pool);
      return { UserPool: describePool(pool, region) };
    }),

    DescribeUserPool: operation(['UserPoolId'], (input: PoolInput) => ({
      UserPool: describePool(directory.pool(input.UserPoolId), region),
    })),

    ListUserPools: operation([], () => ({
      UserPools: directory.pools.map(({ id, name }) => ({ Id: id, Name: name })),
    })),

    CreateUserPoolClient: operation(['UserPoolId', 'ClientName'], (input: CreateClientInput) => {
      const client: ClientRecord = {
        id: randomBytes(13).toString('hex'),
        poolId: directory.pool(input.UserPoolId).id,
        name: input.ClientName,
        authFlows: input.ExplicitAuthFlows ?? defaultFlows,
        accessTokenSeconds: inSeconds(input.AccessTokenValidity ?? 1, input.TokenValidityUnits?.AccessToken ?? 'hours'),
        idTokenSeconds: inSeconds(input.IdTokenValidity ?? 1, input.TokenValidityUnits?.IdToken ?? 'hours'),
        refreshTokenSeconds: inSeconds(
          input.RefreshTokenValidity ?? 30,
          input.TokenValidityUnits?.RefreshToken ?? 'days',
        ),
        preventUserExistenceErrors: input.PreventUserExistenceErrors === 'ENABLED',
        ...(input.GenerateSecret ? { secret: newSecret() } : {}),
      };
      directory.saveClient(client);
      return { UserPoolClient: describeClient(client) };
    }),

    DescribeUserPoolClient: operation(['UserPoolId', 'ClientId'], (input: PoolInput & { ClientId: string }) => ({
      UserPoolClient: describeClient(directory.client(input.ClientId, input.UserPoolId)),
    })),
  };
}

function describePool(
  { id, name, emailSignIn, caseSensitive, passwordPolicy, createdAt }: PoolRecord,
  region: string,
): object {
  return {
    Id: id,
    Name: name,
    Arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${id}`,
    ...(emailSignIn === 'alias' && { AliasAttributes: ['email'] }),
    ...(emailSignIn === 'username' && { UsernameAttributes: ['email'] }),
    UsernameConfiguration: { CaseSensitive: caseSensitive },
    Policies: {
      PasswordPolicy: {
        MinimumLength: passwordPolicy.minimumLength,
        RequireNumbers: passwordPolicy.requireNumbers ?? false,
        RequireUppercase: passwordPolicy.requireUppercase ?? false,
        RequireLowercase: passwordPolicy.requireLowercase ?? false,
        RequireSymbols: passwordPolicy.requireSymbols ?? false,
      },
    },
    CreationDate: createdAt,
  };
}

function describeClient(client: ClientRecord): object {
  return {
    UserPoolId: client.poolId,
    ClientId: client.id,
    ClientName: client.name,
    ...(client.secret ? { ClientSecret: client.secret } : {}),
    ExplicitAuthFlows: client.authFlows,
    AccessTokenValidity: client.accessTokenSeconds,
    IdTokenValidity: client.idTokenSeconds,
    RefreshTokenValidity: client.refreshTokenSeconds,
    TokenValidityUnits: { AccessToken: 'seconds', IdToken: 'seconds', RefreshToken: 'seconds' },
    PreventUserExistenceErrors: client.preventUserExistenceErrors ? 'ENABLED' : 'LEGACY',
  };
}
