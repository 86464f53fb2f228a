/** Who can be verified by an operator. */
export const verifiableRoles = ['recruiter', 'manager', 'super_manager'] as const;
export type VerifiableRole = (typeof verifiableRoles)[number];

/** What `Verified` beside a name means, in plain words. */
export const verifiedWords: Record<VerifiableRole, string> = {
  manager: 'We checked that this person hires for the company they name.',
  super_manager: 'We checked that this person oversees hiring for the company they name.',
  recruiter: 'A hiring manager whom we checked works with this recruiter, or we checked them ourselves.',
};
