import { visitSite } from '../../../shared/contract/visit-site.steps.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { environment } from '../../platform/environment.ts';

function visited() {
  const { VISITOR_EMAIL: email, VISITOR_PASSWORD: password } = environment('visitor');
  return { siteUrl: environment('site').SITE_URL, account: email ? { email, password } : undefined };
}

/** Fails when the site cannot be used, which rings as this function's dead letters. */
export const handler = scheduleFunction(visited, async (site) => {
  const wrong = await visitSite(site);
  if (wrong.length > 0) throw new Error(wrong.join(' '));
});
