import { checkMatcher, matchesValue } from './value-matcher.ts';
import { InvalidEventPattern, isRecord } from './invalid-event-pattern.ts';

/** Whether an event matches a pattern, by EventBridge's rules. */
export type EventMatcher = (event: unknown) => boolean;

/**
 * Parses an EventBridge event pattern; throws InvalidEventPattern right away, so that a mistake in a rule shows at
 * start. @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
 */
export function eventMatcher(pattern: unknown): EventMatcher {
  checkPattern(pattern);
  return (event) => matchesObject(pattern, event);
}

type Pattern = Record<string, unknown>;

function checkPattern(pattern: unknown): asserts pattern is Pattern {
  if (!isRecord(pattern) || Object.keys(pattern).length === 0)
    throw new InvalidEventPattern('Event pattern is empty or no object');
  for (const [key, wanted] of Object.entries(pattern)) {
    if (isAlternatives(key, wanted)) wanted.forEach((alternative) => checkPattern(alternative));
    else if (!Array.isArray(wanted)) checkNested(key, wanted);
    else if (wanted.length === 0) throw new InvalidEventPattern(`Empty arrays are not allowed: "${key}"`);
    else wanted.forEach((matcher) => checkMatcher(matcher));
  }
}

function checkNested(key: string, wanted: unknown): void {
  if (!isRecord(wanted)) throw new InvalidEventPattern(`"${key}" must be an object or an array`);
  checkPattern(wanted);
}

/** `$or` of a single alternative is an ordinary field name to EventBridge. */
function isAlternatives(key: string, wanted: unknown): wanted is Pattern[] {
  return key === '$or' && Array.isArray(wanted) && wanted.length > 1 && wanted.every(isRecord);
}

function matchesObject(pattern: Pattern, event: unknown): boolean {
  const fields = isRecord(event) ? event : {};
  return Object.entries(pattern).every(([key, wanted]) =>
    isAlternatives(key, wanted)
      ? wanted.some((alternative) => matchesObject(alternative, event))
      : matchesField(wanted, Object.hasOwn(fields, key) ? fields[key] : undefined),
  );
}

function matchesField(wanted: unknown, value: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((matcher) => matchesValue(matcher, value));
  if (Array.isArray(value))
    return value.some((element) => isRecord(element) && matchesObject(wanted as Pattern, element));
  return matchesObject(wanted as Pattern, value);
}
