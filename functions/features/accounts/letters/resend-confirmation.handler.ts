import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { RequestMailNeeds } from './request-mail.steps.ts';
import { requestMail } from './request-mail.steps.ts';

export const resendConfirmationHandler = handler(
  contract.accounts.resendConfirmation,
  async ({ body, sourceIp, cookies }, needs: RequestMailNeeds) =>
    requestMail(
      {
        what: 'confirmation-requested',
        email: body.email,
        sourceIp,
        cookies,
        events: { unconfirmed: 'confirmation-requested' },
      },
      needs,
    ),
);
