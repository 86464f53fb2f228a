import { adminUserOperations } from './admin-users.ts';
import { flowOperations } from './flows.ts';
import { groupOperations } from './groups.ts';
import type { CognitoContext, Operations } from './operation.ts';
import { ownAccountOperations } from './own-account.ts';
import { poolOperations } from './pools.ts';
import { responseOperations } from './responses.ts';
import { signUpOperations } from './sign-up.ts';

/**
 * The operations spoken here, by who may call them: those for callers with IAM credentials, and those anyone may call.
 */
export function allOperations(context: CognitoContext): { signed: Operations; open: Operations } {
  const { AdminInitiateAuth, InitiateAuth } = flowOperations(context);
  const { AdminRespondToAuthChallenge, RespondToAuthChallenge } = responseOperations(context);
  return {
    signed: {
      ...poolOperations(context),
      ...groupOperations(context),
      ...adminUserOperations(context),
      AdminInitiateAuth: AdminInitiateAuth!,
      AdminRespondToAuthChallenge: AdminRespondToAuthChallenge!,
    },
    open: {
      ...signUpOperations(context),
      ...ownAccountOperations(context),
      InitiateAuth: InitiateAuth!,
      RespondToAuthChallenge: RespondToAuthChallenge!,
    },
  };
}
