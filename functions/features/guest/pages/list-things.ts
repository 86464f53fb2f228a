import { productName } from '../../../../shared/constants/product.ts';
import type { JobFacts } from '../../../../shared/model/job.ts';
import type { Thing } from './job-posting.ts';
import type { PageAddresses } from './page-addresses.ts';

/** A page of jobs as schema.org's ItemList: each job by its page, counted over all pages. */
export function itemList(
  jobs: readonly Pick<JobFacts, 'id'>[],
  { before, total }: { before: number; total: number },
  addresses: PageAddresses,
): Thing {
  const itemListElement = jobs.map(({ id }, place) => ({
    '@type': 'ListItem',
    position: before + place + 1,
    url: addresses.job(id),
  }));
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    itemListElement,
  };
}

/** The path from the home page to this one; the last step is the page itself. */
export function breadcrumbs(steps: readonly { name: string; address: string }[], addresses: PageAddresses): Thing {
  const way = [{ name: productName, address: addresses.home }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: address,
    })),
  };
}
