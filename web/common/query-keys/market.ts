/** Query keys of the jobs that are open to recruiters of the market. */
export const marketKeys = { all: ['market'] as const };
