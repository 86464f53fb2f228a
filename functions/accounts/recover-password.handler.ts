import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { RequestMailNeeds } from './request-mail.ts';
import { requestMail } from './request-mail.ts';

export const recoverPasswordHandler = answer(contract.accounts.recoverPassword, async ({ body, sourceIp }, needs: RequestMailNeeds) =>
  requestMail({ email: body.email, sourceIp, event: 'password-recovery-requested', onlyWhen: 'active' }, needs),
);
