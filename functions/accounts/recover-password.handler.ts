import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { RequestMailNeeds } from './request-mail.ts';
import { requestMail } from './request-mail.ts';

export const recoverPasswordHandler = answer(contract.accounts.recoverPassword, async ({ body, sourceIp }, needs: RequestMailNeeds) =>
  // Who never confirmed the address must do that first, and is mailed that link instead of nothing.
  requestMail({ what: 'password-recovery-requested', email: body.email, sourceIp, events: { active: 'password-recovery-requested', unconfirmed: 'confirmation-requested' } }, needs),
);
