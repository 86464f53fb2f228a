import { InvalidEventPattern, isRecord } from './invalid-event-pattern.ts';
import { checkNumeric, inCidr, inNumericRange, wildcardExpression } from './value-ranges.ts';

/** Whether one matcher of a pattern's array accepts a field's value; a list is accepted when one of its elements is. */
export function matchesValue(matcher: unknown, value: unknown): boolean {
  // Only leaves exist: an object in the event has fields, it is not a value.
  const absent = value === undefined || isRecord(value) || (Array.isArray(value) && value.length === 0);
  if (isRecord(matcher) && 'exists' in matcher) return matcher['exists'] === !absent;
  if (absent) return false;
  return Array.isArray(value) ? value.some((element) => matchesOne(matcher, element)) : matchesOne(matcher, value);
}

/** Throws InvalidEventPattern for a matcher that EventBridge does not know. */
export function checkMatcher(matcher: unknown): void {
  if (!isRecord(matcher)) {
    if (Array.isArray(matcher)) throw new InvalidEventPattern('Arrays within arrays are not allowed');
    return;
  }
  const [operator, argument] = onlyEntry(matcher);
  const valid = argumentOf[operator];
  if (!valid) throw new InvalidEventPattern(`Unrecognized match type ${operator}`);
  if (!valid(argument)) throw new InvalidEventPattern(`Value of ${operator} is not valid: ${JSON.stringify(argument)}`);
}

const isText = (argument: unknown): argument is string => typeof argument === 'string';
const isTexts = (argument: unknown): boolean =>
  isText(argument) || (Array.isArray(argument) && argument.length > 0 && argument.every(isText));
const isPlain = (argument: unknown): boolean => isText(argument) || typeof argument === 'number';
const isTextInAnyCase = (argument: unknown): boolean =>
  isText(argument) ||
  (isRecord(argument) && isText(onlyEntry(argument)[1]) && onlyEntry(argument)[0] === 'equals-ignore-case');

const argumentOf: Record<string, (argument: unknown) => boolean> = {
  prefix: isTextInAnyCase,
  suffix: isTextInAnyCase,
  'equals-ignore-case': isText,
  wildcard: isText,
  numeric: checkNumeric,
  cidr: (argument) => isText(argument) && /^(\d{1,3}\.){3}\d{1,3}\/\d{1,2}$/.test(argument),
  exists: (argument) => typeof argument === 'boolean',
  'anything-but': (argument) => {
    if (!isRecord(argument))
      return isPlain(argument) || (Array.isArray(argument) && argument.length > 0 && argument.every(isPlain));
    const [operator, excluded] = onlyEntry(argument);
    return ['prefix', 'suffix', 'equals-ignore-case', 'wildcard'].includes(operator) && isTexts(excluded);
  },
};

function onlyEntry(matcher: Record<string, unknown>): [string, unknown] {
  const [entry, ...more] = Object.entries(matcher);
  if (!entry || more.length > 0)
    throw new InvalidEventPattern(`Only one key allowed in match expression: ${JSON.stringify(matcher)}`);
  return entry;
}

function matchesOne(matcher: unknown, value: unknown): boolean {
  if (!isRecord(matcher)) return value === matcher;
  const [operator, argument] = onlyEntry(matcher);
  switch (operator) {
    case 'prefix':
      return comparesText(value, argument, (text, wanted) => text.startsWith(wanted));
    case 'suffix':
      return comparesText(value, argument, (text, wanted) => text.endsWith(wanted));
    case 'equals-ignore-case':
      return isText(value) && value.toLowerCase() === String(argument).toLowerCase();
    case 'wildcard':
      return isText(value) && wildcardExpression(String(argument)).test(value);
    case 'numeric':
      return inNumericRange(value, argument);
    case 'cidr':
      return inCidr(value, String(argument));
    case 'anything-but':
      return !excludedMatchers(argument).some((excluded) => matchesOne(excluded, value));
    default:
      throw new InvalidEventPattern(`Unrecognized match type ${operator}`);
  }
}

function excludedMatchers(argument: unknown): unknown[] {
  if (!isRecord(argument)) return [argument].flat();
  const [operator, excluded] = onlyEntry(argument);
  return [excluded].flat().map((text) => ({ [operator]: text }));
}

function comparesText(value: unknown, argument: unknown, compare: (text: string, wanted: string) => boolean): boolean {
  if (!isText(value)) return false;
  if (isText(argument)) return compare(value, argument);
  return isRecord(argument) && compare(value.toLowerCase(), String(argument['equals-ignore-case']).toLowerCase());
}
