import { TemplateFault } from './resource.ts';

/** The place of a value, for the message about a mistake. */
export interface Where {
  id: string;
  type?: string;
  stack: string;
  path: readonly (string | number)[];
}

/** How references are resolved; the functions below do everything that needs no knowledge of the app. */
export interface References {
  ref: (logicalId: string, where: Where) => unknown;
  attribute: (logicalId: string, attribute: string, where: Where) => unknown;
  imported: (exportName: string, where: Where) => unknown;
  condition: (name: string, where: Where) => boolean;
  mapping: (keys: [string, string, string], where: Where) => unknown;
}

type Intrinsic = (argument: unknown, where: Where, references: References) => unknown;

/** Represents `AWS::NoValue`: the property or element that holds it disappears. */
export const noValue = Symbol('AWS::NoValue');

/**
 * Replaces every intrinsic function in a value.
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/intrinsic-function-reference.html
 */
export function resolveValue(value: unknown, where: Where, references: References): unknown {
  if (Array.isArray(value)) {
    return value
      .map((element, at) => resolveValue(element, inside(where, at), references))
      .filter((element) => element !== noValue);
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const [name = '', argument] = entries[0] ?? [];
  if (entries.length === 1 && isIntrinsic(name)) {
    const intrinsic = intrinsics[name];
    if (!intrinsic) throw new TemplateFault(where, `the local runner does not know the function ${name}.`);
    return intrinsic(argument, where, references);
  }
  const resolved = entries.map(([key, inner]) => [key, resolveValue(inner, inside(where, key), references)] as const);
  return Object.fromEntries(resolved.filter(([, inner]) => inner !== noValue));
}

const inside = (where: Where, key: string | number): Where => ({ ...where, path: [...where.path, key] });

/** `Condition` is a function inside conditions and an ordinary field in policies, where it holds an object. */
const isIntrinsic = (name: string): boolean => name === 'Ref' || name.startsWith('Fn::');

const intrinsics: Record<string, Intrinsic> = {
  Ref: (argument, where, { ref }) => ref(text(argument, where), where),
  'Fn::GetAtt': (argument, where, { attribute }) => {
    const [logicalId = '', ...rest] = Array.isArray(argument)
      ? argument.map((part) => text(part, where))
      : text(argument, where).split('.');
    return attribute(logicalId, rest.join('.'), where);
  },
  'Fn::Join': (argument, where, references) => {
    const [separator, parts] = list(argument, where);
    return list(resolveValue(parts, where, references), where)
      .map((part) => text(part, where))
      .join(text(separator, where));
  },
  'Fn::Sub': (argument, where, references) => {
    const [pattern, variables = {}] = Array.isArray(argument) ? argument : [argument];
    return text(pattern, where).replace(/\$\{([^}]+)\}/g, (_, name: string) => {
      if (name.startsWith('!')) return `\${${name.slice(1)}}`;
      if (Object.hasOwn(variables as object, name))
        return text(resolveValue((variables as Record<string, unknown>)[name], where, references), where);
      const [logicalId = '', ...attribute] = name.split('.');
      return text(
        attribute.length > 0
          ? references.attribute(logicalId, attribute.join('.'), where)
          : references.ref(name, where),
        where,
      );
    });
  },
  'Fn::Select': (argument, where, references) => {
    const [index, from] = list(resolveValue(argument, where, references), where);
    const found = list(from, where)[Number(index)];
    if (found === undefined) throw new TemplateFault(where, `Fn::Select finds nothing at ${String(index)}.`);
    return found;
  },
  'Fn::Split': (argument, where, references) => {
    const [separator, whole] = list(resolveValue(argument, where, references), where);
    return text(whole, where).split(text(separator, where));
  },
  'Fn::ImportValue': (argument, where, references) =>
    references.imported(text(resolveValue(argument, where, references), where), where),
  'Fn::If': (argument, where, references) => {
    const [condition, yes, no] = list(argument, where);
    return resolveValue(references.condition(text(condition, where), where) ? yes : no, where, references);
  },
  'Fn::FindInMap': (argument, where, references) => {
    const [map, first, second] = list(resolveValue(argument, where, references), where).map((key) => text(key, where));
    return references.mapping([map ?? '', first ?? '', second ?? ''], where);
  },
  'Fn::Base64': (argument, where, references) =>
    Buffer.from(text(resolveValue(argument, where, references), where)).toString('base64'),
  'Fn::ToJsonString': (argument, where, references) => JSON.stringify(resolveValue(argument, where, references)),
};

/** Evaluates a condition of the template. */
export function evaluateCondition(value: unknown, where: Where, references: References): boolean {
  const [[name = '', argument] = []] = Object.entries((value ?? {}) as Record<string, unknown>);
  const each = () => list(argument, where).map((inner) => evaluateCondition(inner, where, references));
  switch (name) {
    case 'Condition':
      return references.condition(text(argument, where), where);
    case 'Fn::Equals': {
      const [one, other] = list(resolveValue(argument, where, references), where);
      return one === other;
    }
    case 'Fn::Not':
      return !each()[0];
    case 'Fn::And':
      return each().every(Boolean);
    case 'Fn::Or':
      return each().some(Boolean);
    default:
      throw new TemplateFault(where, `the local runner does not know the condition ${name || JSON.stringify(value)}.`);
  }
}

function text(value: unknown, where: Where): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TemplateFault(where, `a text is expected here, not ${JSON.stringify(value)}.`);
}

function list(value: unknown, where: Where): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TemplateFault(where, `a list is expected here, not ${JSON.stringify(value)}.`);
}
