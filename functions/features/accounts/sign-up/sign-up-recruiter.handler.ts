import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { SignUpNeeds } from './register-person.steps.ts';
import { registerPerson } from './register-person.steps.ts';

export const signUpRecruiterHandler = handler(
  contract.accounts.signUpRecruiter,
  async ({ body, sourceIp }, needs: SignUpNeeds) => registerPerson(body, 'recruiter', sourceIp, needs),
);
