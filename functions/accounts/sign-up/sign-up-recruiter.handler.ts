import { contract } from '../../../shared/contract/contract.ts';
import { answer } from '../../door/answer.ts';
import type { SignUpNeeds } from './register-person.steps.ts';
import { registerPerson } from './register-person.steps.ts';

export const signUpRecruiterHandler = answer(
  contract.accounts.signUpRecruiter,
  async ({ body, sourceIp }, needs: SignUpNeeds) => registerPerson(body, 'recruiter', sourceIp, needs),
);
