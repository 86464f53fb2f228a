import type { Role } from '../../../shared/constants/roles.ts';
import type { RecruiterActions } from '../../../shared/model/recruiter-profile.ts';

/** How a viewer and a recruiter stand to each other, as stored. */
export interface RecruiterTie {
  /** Whether the recruiter works for the viewer. */
  isEmployed: boolean;
  /** Whether the recruiter works for anybody; one who does not is not there for other managers. */
  hasManagers: boolean;
}

/**
 * Why a manager may not ask a recruiter to work for them; null if they may. The profile offers what this allows
 * (RECR-04, PERM-20).
 */
export function assignRefusal({ isEmployed, hasManagers }: RecruiterTie): string | null {
  if (isEmployed) return 'This recruiter works for you already';
  return hasManagers ? null : 'This recruiter works for no manager now';
}

/** What a viewer may do with a recruiter; only managers ask recruiters to work and end their work (RECR-34). */
export function recruiterActions(viewer: { role: Role }, tie: RecruiterTie): RecruiterActions {
  const isManager = viewer.role === 'manager';
  const refusal = isManager ? assignRefusal(tie) : 'Only managers ask recruiters to work for them';
  return {
    canAssign: refusal === null,
    assignRefusal: refusal,
    canRemove: isManager && tie.isEmployed,
    canMessage: viewer.role === 'candidate' || (isManager && tie.isEmployed),
  };
}
