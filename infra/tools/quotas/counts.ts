/** A synthesized template, as far as quotas are concerned. */
export interface Template {
  Resources: Record<string, Resource>;
  Outputs?: object;
  Parameters?: object;
}
interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** A thing that a quota counts, by name. */
export interface Counted {
  name: string;
  count: number;
}

type Stacks = Record<string, Template>;
type Found = Resource & { name: string; properties: Record<string, unknown> };

/** What can be counted in the stacks of a stage, by their names. */
export function countsIn(stacks: Stacks) {
  const found = Object.entries(stacks).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([id, resource]): Found => {
      return { ...resource, name: `${stack} ${id}`, properties: resource.Properties ?? {} };
    }),
  );
  const of = (type: string): Found[] => found.filter(({ Type }) => Type === type);

  return {
    /** A figure of each stack. */
    perStack: (count: (template: Template) => number): Counted[] =>
      Object.entries(stacks).map(([name, template]) => ({ name, count: count(template) })),
    /** A figure of each resource of a type. */
    perResource: (type: string, count: (properties: Record<string, unknown>) => number): Counted[] =>
      of(type).map(({ name, properties }) => ({ name, count: count(properties) })),
    /** How many resources of a type share what a property refers to. */
    perReference: (type: string, property: string): Counted[] => {
      const groups = new Map<string, number>();
      for (const { properties } of of(type)) {
        const reference = referred(properties[property]);
        groups.set(reference, (groups.get(reference) ?? 0) + 1);
      }
      return [...groups].map(([name, count]) => ({ name, count }));
    },
    /** How many resources of a type a stage has in its account. */
    inAll: (type: string): Counted[] => [{ name: 'the stage', count: of(type).length }],
  };
}
export type Counts = ReturnType<typeof countsIn>;

/** The name in a reference, in this stack or another. */
function referred(reference: unknown): string {
  const text = JSON.stringify(reference ?? 'default');
  return /(?:ExportsOutput(?:Ref|FnGetAtt))?(\w+?)(?:[0-9A-F]{8})+(?:Arn\w*)?"/.exec(text)?.[1] ?? text;
}

/** The length of a value as JSON, without the whitespace that AWS does not count; references count as they are written. */
export function lengthOf(value: unknown): number {
  return JSON.stringify(value ?? '').length;
}

/** How many entries a list has; none where there is no list. */
export function lengthOfList(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
