import * as z from 'zod';
import { matchesWildcard } from '../wildcard.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore.optional(),
  NotAction: oneOrMore.optional(),
  Resource: oneOrMore.optional(),
  NotResource: oneOrMore.optional(),
  Principal: z.unknown().optional(),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).optional(),
});
export type Statement = z.output<typeof statement>;

/** A policy document of a template, resolved. */
export const policyDocument = z.looseObject({
  Statement: z.union([statement, z.array(statement)]).transform((value) => [value].flat()),
});

export interface PolicyQuestion {
  action: string;
  resource: string;
  /** Condition keys that are known of the call, for example `aws:SourceArn`. */
  context?: Record<string, string>;
}

export type Decision = 'allowed' | 'denied' | 'not granted';

/**
 * Decides as IAM does: a Deny that fits wins, else an Allow that fits, else nothing is granted.
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function decide(statements: readonly Statement[], question: PolicyQuestion): Decision {
  const fitting = statements.filter((candidate) => fits(candidate, question));
  if (fitting.some(({ Effect }) => Effect === 'Deny')) return 'denied';
  return fitting.length > 0 ? 'allowed' : 'not granted';
}

function fits(
  { Action, NotAction, Resource, NotResource, Condition = {} }: Statement,
  { action, resource, context = {} }: PolicyQuestion,
): boolean {
  // Actions are case-insensitive, resources are not.
  if (Action && !Action.some((pattern) => matchesWildcard(pattern.toLowerCase(), action.toLowerCase()))) return false;
  if (NotAction?.some((pattern) => matchesWildcard(pattern.toLowerCase(), action.toLowerCase()))) return false;
  if (Resource && !Resource.some((pattern) => matchesWildcard(pattern, resource))) return false;
  if (NotResource?.some((pattern) => matchesWildcard(pattern, resource))) return false;
  return Object.entries(Condition).every(([operator, tests]) =>
    Object.entries(tests).every(([key, wanted]) => holds(operator, valueOf(key, context), wanted)),
  );
}

/** The laptop speaks plain HTTP to itself, which stands for TLS in the cloud. */
function valueOf(key: string, context: Record<string, string>): string | undefined {
  const known: Record<string, string> = {
    'aws:SecureTransport': 'true',
    'aws:SourceAccount': '000000000000',
    ...context,
  };
  return Object.entries(known).find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
}

const comparisons: Record<string, (value: string, wanted: string) => boolean> = {
  StringEquals: (value, wanted) => value === wanted,
  StringEqualsIgnoreCase: (value, wanted) => value.toLowerCase() === wanted.toLowerCase(),
  StringLike: (value, wanted) => matchesWildcard(wanted, value),
  ArnEquals: (value, wanted) => matchesWildcard(wanted, value),
  ArnLike: (value, wanted) => matchesWildcard(wanted, value),
  Bool: (value, wanted) => value === wanted.toLowerCase(),
  NumericEquals: (value, wanted) => Number(value) === Number(wanted),
};

/** A test on a key that the call does not carry fails, unless the operator says `IfExists` or denies. */
function holds(operator: string, value: string | undefined, wanted: readonly string[]): boolean {
  const { plain, negated, ifExists } = readOperator(operator);
  const compare = comparisons[plain];
  if (!compare) throw new Error(`The local runner does not know the policy condition ${operator}.`);
  if (value === undefined) return ifExists || negated;
  const some = wanted.some((one) => compare(value, one));
  return negated ? !some : some;
}

/** `StringNotEqualsIfExists` is `StringEquals`, negated, if it exists. */
function readOperator(operator: string): { plain: string; negated: boolean; ifExists: boolean } {
  const ifExists = operator.endsWith('IfExists');
  const body = operator.replace(/^For(All|Any)Values:/, '').replace(/IfExists$/, '');
  return {
    plain: body.replace(/^(String|Arn|Numeric)Not/, '$1'),
    negated: /^(String|Arn|Numeric)Not/.test(body),
    ifExists,
  };
}
