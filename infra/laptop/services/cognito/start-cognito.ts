import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWK } from 'jose';
import type { RunningService, ServiceOptions } from '../service.ts';
import { SignInAttempts } from './attempts.ts';
import { Challenges } from './challenges.ts';
import { Directory } from './directory.ts';
import { cognitoHandler } from './http.ts';
import { KeptEntries } from '../kept-entries.ts';
import { passkeyOperations } from './passkeys.ts';
import { declarePool, poolOperations, type PoolDeclaration } from './pools.ts';
import { secondFactorOperations, softwareTokenOperations } from './second-factor.ts';
import { revokeOperations, signInOperations } from './sign-in.ts';
import { tokenService } from './tokens.ts';
import { userOperations } from './users.ts';

export interface CognitoOptions extends ServiceOptions {
  /** Pools to declare before the first call is handled. */
  pools?: readonly PoolDeclaration[];
  /** Absent means us-east-1. */
  region?: string;
  /** The issuer in tokens; absent means AWS's own, so that authorizers in a template work unchanged. */
  issuerOf?: (poolId: string) => string;
}

export interface RunningCognito extends RunningService {
  /** Adds or updates a pool and a client, and keeps the users; resolves when it is on disk. */
  declarePool(declaration: PoolDeclaration): Promise<void>;
  issuerOf(poolId: string): string;
  /** Public keys of every pool here; the same across restarts. */
  jwks: { keys: JWK[] };
}

/**
 * Serves Amazon Cognito user pools (AWS JSON 1.1 and the well-known documents) on a loopback port. Every acknowledged
 * write is on disk.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/Welcome.html
 */
export async function startCognito(options: CognitoOptions): Promise<RunningCognito> {
  const { folder, port = 0, region = 'us-east-1', pools = [] } = options;
  const issuerOf = options.issuerOf ?? ((poolId) => `https://cognito-idp.${region}.amazonaws.com/${poolId}`);
  const kept = await KeptEntries.open(folder, 'user-pools');
  const directory = new Directory(kept);
  const tokens = await tokenService(directory, kept, issuerOf);
  for (const pool of pools) declarePool(directory, pool);
  await kept.flushed();

  const context = { directory, tokens, attempts: new SignInAttempts(), challenges: new Challenges() };
  const { authorize, observe } = options;
  const server = createServer(
    cognitoHandler({
      signed: {
        ...poolOperations(context),
        ...userOperations(context),
        ...signInOperations(context),
        ...secondFactorOperations(context),
      },
      open: { ...revokeOperations(context), ...softwareTokenOperations(context), ...passkeyOperations(context) },
      jwks: tokens.jwks,
      region,
      authorize,
      observe,
      flushed: () => kept.flushed(),
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    issuerOf,
    jwks: tokens.jwks,
    async declarePool(declaration) {
      declarePool(directory, declaration);
      await kept.flushed();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await kept.close();
    },
  };
}
