import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import type { candidateSignUpForm, signUpForm } from '../../../../shared/validation/account.ts';
import { api } from '../../../api/api.ts';

/** The three ways to register (AUTH-06, AUTH-07). */
export type SignUpKind = 'candidate' | 'recruiter' | 'manager';

export type CandidateSignUp = z.input<typeof candidateSignUpForm>;
export type SignUpBody = z.input<typeof signUpForm>;

/**
 * Registers an account, which must be confirmed by mail before it can sign in (AUTH-20, API-10 to API-12). What follows is
 * done also where the form has left the page meanwhile, as when the link that led to it is read only then.
 */
export function useSignUp(follow: (email: string) => void) {
  return useMutation({
    onSuccess: (_response, { body }) => follow(body.email),
    mutationFn: ({
      kind,
      body,
    }: { kind: 'candidate'; body: CandidateSignUp } | { kind: 'recruiter' | 'manager'; body: SignUpBody }) => {
      if (kind === 'candidate') return api.accounts.signUpCandidate({ body });
      return kind === 'recruiter' ? api.accounts.signUpRecruiter({ body }) : api.accounts.signUpManager({ body });
    },
  });
}
