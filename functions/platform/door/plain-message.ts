import type * as z from 'zod';

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** What is wrong with a field, in plain words, where its schema has no text of its own (API-33, VALID-40). */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return atMost(String(issue.maximum), issue.origin);
    case 'too_small':
      return atLeast(String(issue.minimum), issue.origin);
    case 'invalid_format':
      return 'Has the wrong form';
    case 'invalid_union':
      return 'Must be one of the allowed values';
    default:
      return undefined;
  }
}

function atMost(most: string, origin: string): string {
  if (origin === 'string') return `${most} chars max`;
  return origin === 'array' || origin === 'set' ? `At most ${most} entries` : `Must be at most ${most}`;
}

function atLeast(least: string, origin: string): string {
  if (origin === 'string') return `at least ${least} chars`;
  return origin === 'array' || origin === 'set' ? `At least ${least} entries` : `Must be at least ${least}`;
}
