import { productName } from '../../shared/constants/product.ts';
import type { Claim } from '../../shared/model/claim.ts';
import type { StoredJob } from '../records/job.ts';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** A day as refusals and mails name it: '22 Nov 2026'. */
export const dayInWords = (at: string): string => day.format(new Date(at));

/** The client that a job is for; jobs without one are introduced to their manager under the product's name. */
export function clientOf({ clientId, client }: Pick<StoredJob, 'clientId' | 'client'>): Claim['client'] {
  return { id: clientId, companyName: client?.companyName ?? productName };
}
