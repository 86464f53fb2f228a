import type { CallOpenSearch, OpenSearchCall } from '../../../../functions/search/opensearch/client.ts';

/**
 * The calls that a Serverless collection of the type SEARCH supports, of those that exist on a domain.
 * @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/serverless-genref.html
 */
const supported: readonly RegExp[] = [
  /^(GET|HEAD|PUT|DELETE) \/[a-z][^/_]*$/,
  /^GET \/[^/]+\/_doc\/[^/]+$/,
  /^GET \/([^/]+\/)?_(alias|mapping|settings|count)(\/[^/]+)?$/,
  /^GET \/_cat\/(indices|aliases)$/,
  /^POST \/_aliases$/,
  /^POST \/([^/]+\/)?_(bulk|search|msearch|count|mget)$/,
];
/** Parameters that it refuses, whatever the call. */
const refused = ['refresh', 'timeout', 'master_timeout', 'wait_for_active_shards'];

/** Why Serverless would refuse the call, or undefined. */
export function whyServerlessRefuses({ method, path, query = {} }: OpenSearchCall): string | undefined {
  const parameter = refused.find((name) => name in query);
  if (parameter) return `Serverless refuses ${parameter}`;
  return supported.some((form) => form.test(`${method} ${path}`)) ? undefined : `Serverless has no ${method} ${path}`;
}

/** Calls as a Serverless collection would take them; every other fails, so that a test finds it. */
export function asServerless(call: CallOpenSearch): CallOpenSearch {
  return async (one) => {
    const reason = whyServerlessRefuses(one);
    if (reason) throw new Error(reason);
    return call(one);
  };
}
