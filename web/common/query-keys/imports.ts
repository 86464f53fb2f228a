/** Query keys of whom the recruiter added. */
export const importKeys = { all: ['imported-candidates'] } as const;
