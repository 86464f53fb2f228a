import { amzTime, parseCredential, sameText, signatureOf } from '../signed-request.ts';
import { accessDenied, S3Refusal } from './s3-refusal.ts';

/** What a browser posts besides the file: field names in lower case. */
export type FormFields = ReadonlyMap<string, string>;

/** What a fulfilled policy allows. */
export interface PolicyGrant {
  /** The signer of the policy. */
  accessKeyId: string;
  smallest: number;
  largest: number;
}

type Condition = readonly unknown[] | Record<string, unknown>;

const neverCovered = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * Verifies the signature, the expiry and every condition of a POST policy against what was posted; `values` are the
 * fields with bucket and the final key among them. Throws AccessDenied or SignatureDoesNotMatch.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function checkPolicy(
  fields: FormFields,
  values: FormFields,
  { unlimited, now = Date.now() }: { unlimited: number; now?: number },
): PolicyGrant {
  const accessKeyId = verifiedSigner(fields);
  const { expiration, conditions } = parsePolicy(fields.get('policy') ?? '');
  if (!(Date.parse(expiration) > now)) throw accessDenied('Invalid according to Policy: Policy expired.');
  const grant: PolicyGrant = { accessKeyId, smallest: 0, largest: unlimited };
  const covered = new Set<string>();
  for (const condition of conditions) {
    const [operator, subject, operand] = normalized(condition);
    if (operator === 'content-length-range') {
      Object.assign(grant, { smallest: Number(subject), largest: Number(operand) });
      continue;
    }
    const name = String(subject).replace(/^\$/, '').toLowerCase();
    covered.add(name);
    const value = values.get(name) ?? '';
    const met = operator === 'eq' ? value === operand : operator === 'starts-with' && value.startsWith(String(operand));
    if (!met) throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
  }
  const extra = [...fields.keys()].filter(
    (name) => !covered.has(name) && !neverCovered.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  return grant;
}

function verifiedSigner(fields: FormFields): string {
  const credential = parseCredential(fields.get('x-amz-credential') ?? '');
  const [policy, signature, date] = ['policy', 'x-amz-signature', 'x-amz-date'].map((name) => fields.get(name));
  if (
    !credential ||
    !policy ||
    !signature ||
    Number.isNaN(amzTime(date ?? '')) ||
    fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256'
  ) {
    throw accessDenied('A POST needs a signed policy.');
  }
  if (credential.service !== 's3' || !sameText(signatureOf(policy, credential), signature)) {
    throw new S3Refusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  return credential.accessKeyId;
}

function parsePolicy(base64: string): { expiration: string; conditions: Condition[] } {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(base64, 'base64').toString()) as Record<string, unknown>;
    if (typeof expiration === 'string' && Array.isArray(conditions)) return { expiration, conditions };
  } catch {
    // Falls through to the same refusal as a policy of another shape.
  }
  throw new S3Refusal(
    400,
    'InvalidPolicyDocument',
    'The content of the form does not meet the conditions specified in the policy document.',
  );
}

/** `{"acl": "private"}` is short for `["eq", "$acl", "private"]`. */
function normalized(condition: Condition): [operator: string, subject: unknown, operand: unknown] {
  if (Array.isArray(condition)) return [String(condition[0]).toLowerCase(), condition[1], condition[2]];
  const [name, value] = Object.entries(condition)[0] ?? [];
  return ['eq', `$${name}`, value];
}
