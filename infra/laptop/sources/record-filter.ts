import { eventMatcher } from '../services/events/event-pattern.ts';

/**
 * Whether a record matches at least one of an event source's filter patterns; without patterns everything passes. @see
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html
 */
export function recordFilter(patterns: readonly string[]): (record: unknown) => boolean {
  if (patterns.length === 0) return () => true;
  const matchers = patterns.map((pattern) => eventMatcher(JSON.parse(pattern)));
  return (record) => matchers.some((matches) => matches(record));
}
