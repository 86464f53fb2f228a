/** Roles of signed-in users; the Cognito groups have the same names (PERM-01). */
export const roles = ['super_manager', 'manager', 'recruiter', 'candidate'] as const;
export type Role = (typeof roles)[number];

/** Labels shown to people (SHELL-27). */
export const roleLabels: Record<Role, string> = {
  super_manager: 'Super Hire manager',
  manager: 'Hiring Manager',
  recruiter: 'Recruiter',
  candidate: 'Candidate',
};
