import { Logger } from '@aws-lambda-powertools/logger';
import { runNow } from '../run.ts';

// Error messages of other services can contain what we never log ourselves: SES names the addresses that it refuses.
const addresses = /(?<![^\s@"'<>:;,()[\]{}])[^\s@"'<>:;,()[\]{}]+@[^\s@"'<>:;,()[\]{}]+\.[a-z]{2,}/gi;
const secretsInAddresses = /([?&](?:token|ticket|email)=)[^&\s"'#]+/gi;

/** A text without mail addresses and without the secrets that links carry. */
export function withoutPersons(text: string): string {
  return text.replace(secretsInAddresses, '$1…').replace(addresses, '…@…');
}

/**
 * The one structured logger. Nothing personal is logged: ids yes; tokens, names and mail addresses never. They are cut
 * out of other services' errors.
 */
export const log = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'hirehub',
  jsonReplacerFn: (key: string, value: unknown) => {
    if (typeof value === 'string') return withoutPersons(value);
    // The whole line, which is asked about before its parts.
    return key === '' && typeof value === 'object' ? { ...value, ...ofRun() } : value;
  },
});

/** Which run a line belongs to, which press that goes back to, and which operator. */
function ofRun(): object {
  const run = runNow();
  return run ? { correlation: run.correlation, run: run.id, operator: run.operator } : {};
}
