import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { RequestMailNeeds } from '../letters/request-mail.steps.ts';
import { requestMail } from '../letters/request-mail.steps.ts';

export const recoverPasswordHandler = handler(
  contract.accounts.recoverPassword,
  async ({ body, sourceIp, cookies }, needs: RequestMailNeeds) =>
    // The link proves the address as a confirmation does. Confirming alone would let the person who registered it keep
    // the password that they chose.
    requestMail(
      {
        what: 'password-recovery-requested',
        email: body.email,
        sourceIp,
        cookies,
        events: { active: 'password-recovery-requested', unconfirmed: 'password-recovery-requested' },
      },
      needs,
    ),
);
