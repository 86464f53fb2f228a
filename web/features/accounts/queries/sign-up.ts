import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import type { candidateSignUpForm, signUpForm } from '../../../../shared/validation/account.ts';
import { api } from '../../../api/api.ts';

/** The three ways to register (AUTH-06, AUTH-07). */
export type SignUpKind = 'candidate' | 'recruiter' | 'manager';

export type CandidateSignUp = z.input<typeof candidateSignUpForm>;
export type SignUpBody = z.input<typeof signUpForm>;

/** Registers an account, which must be confirmed by mail before it can sign in (AUTH-20, API-10 to API-12). */
export function useSignUp() {
  return useMutation({
    mutationFn: ({
      kind,
      body,
    }: { kind: 'candidate'; body: CandidateSignUp } | { kind: 'recruiter' | 'manager'; body: SignUpBody }) => {
      if (kind === 'candidate') return api.accounts.signUpCandidate({ body });
      return kind === 'recruiter' ? api.accounts.signUpRecruiter({ body }) : api.accounts.signUpManager({ body });
    },
  });
}
