import { Logger } from '@aws-lambda-powertools/logger';

// What other services say of a failure can hold what we never write ourselves: SES names the addresses that it refuses.
const addresses = /[^\s@"'<>:;,()[\]{}]+@[^\s@"'<>:;,()[\]{}]+\.[a-z]{2,}/gi;
const secretsInAddresses = /([?&](?:token|ticket|email)=)[^&\s"'#]+/gi;

/** A text without mail addresses and without what links carry. */
export function withoutPersons(text: string): string {
  return text.replace(secretsInAddresses, '$1…').replace(addresses, '…@…');
}

/**
 * The one structured logger. Nothing personal goes into it: ids yes, tokens, names and mail addresses never; those in
 * errors of other services are cut out.
 */
export const log = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'hirehub',
  jsonReplacerFn: (_key: string, value: unknown) => (typeof value === 'string' ? withoutPersons(value) : value),
});
