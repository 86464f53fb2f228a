import type { JobFacts } from '../../../shared/model/job.ts';
import { jobsOfCompanyAddress } from '../../../shared/rules/job-search-address.ts';
import { Link } from '../../ui/buttons/link.tsx';

/** Leads from a job to its company's page; nothing of a confidential client, who has none. */
export function companyFact({ client }: Pick<JobFacts, 'client'>) {
  if (!client) return [];
  const { companyName } = client;
  const all = <Link to={jobsOfCompanyAddress(companyName)}>All jobs of {companyName}</Link>;
  return [{ label: 'Company', value: all }];
}
