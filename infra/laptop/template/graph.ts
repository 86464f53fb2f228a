import { localAccount } from '../services/local-account.ts';
import type { Assembly, Stack, TemplateResource } from './assembly.ts';
import { evaluateCondition, noValue, resolveValue, type References, type Where } from './intrinsics.ts';
import type { Place } from './names.ts';
import { TemplateFault, type Identity, type Resource } from './resource.ts';

/** A resource before it is resolved: enough to name it. `property` resolves one property, such as an explicit name. */
export interface Declared extends Place {
  id: string;
  type: string;
  property: (name: string) => unknown;
}

/** Returns what others may know of a resource; undefined for a type that the runner does not know. */
export type Identify = (declared: Declared) => Identity | undefined;

/** The whole app: every resource of every stack, resolved, those needed by others first. */
export interface Graph {
  resources: Resource[];
  ofType: (type: string) => Resource[];
  /** The resource with this `Arn` attribute. */
  withArn: (arn: string) => Resource | undefined;
  /** The folder or file of an asset. */
  asset: (key: string) => string | undefined;
}

const pseudoParameters: Record<string, unknown> = {
  'AWS::AccountId': localAccount.id,
  'AWS::Region': localAccount.region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NotificationARNs': [],
  'AWS::NoValue': noValue,
};

/** What is known while an assembly is read. */
interface Reading {
  stacks: ReadonlyMap<string, Stack>;
  identify: Identify;
  /** By export name. */
  exports: Map<string, { stack: string; value: unknown }>;
  /** The resources that were named so far, by id. */
  identities: Map<string, Identity>;
  /** By the id of a resource, those that it refers to. */
  needs: Map<string, Set<string>>;
}

/** Resolves an assembly. Throws a TemplateFault for an unknown type, a reference to nothing, or a cycle. */
export function resolveAssembly({ stacks, assets }: Assembly, identify: Identify): Graph {
  const byName = new Map(stacks.map((stack) => [stack.name, stack]));
  const nothingYet = { exports: new Map(), identities: new Map(), needs: new Map() };
  const reading: Reading = { stacks: byName, identify, ...nothingYet };
  for (const stack of stacks) readExports(stack, reading);
  const ordered = neededFirst(stacks.flatMap((stack) => resourcesOf(stack, reading)));
  const byArn = new Map(ordered.map((resource) => [resource.attributes.Arn, resource]));
  return {
    resources: ordered,
    ofType: (type) => ordered.filter((resource) => resource.type === type),
    withArn: (arn) => byArn.get(arn),
    asset: (key) => assets.get(key),
  };
}

function readExports({ name: stack, template }: Stack, reading: Reading): void {
  for (const [output, { Value: value, Export }] of Object.entries(template.Outputs ?? {})) {
    if (!Export) continue;
    const where = { id: `${stack}/${output}`, stack, path: [] };
    reading.exports.set(String(resolveValue(Export.Name, where, referencesIn(reading))), { stack, value });
  }
}

/** The resources of a stack, without those whose condition does not hold. */
function resourcesOf({ name: stack, template }: Stack, reading: Reading): Resource[] {
  const { condition } = referencesIn(reading);
  return Object.entries(template.Resources ?? {})
    .filter(
      ([logicalId, { Condition, Type }]) =>
        !Condition || condition(Condition, { id: `${stack}/${logicalId}`, type: Type, stack, path: [] }),
    )
    .map(([logicalId, declared]) => resolved({ stack, logicalId }, declared, reading));
}

function resolved(
  { stack, logicalId }: { stack: string; logicalId: string },
  { Type: type, Properties = {}, DependsOn = [] }: TemplateResource,
  reading: Reading,
): Resource {
  const where: Where = { id: `${stack}/${logicalId}`, type, stack, path: [] };
  const needs = new Set([DependsOn].flat().map((other) => `${stack}/${other}`));
  reading.needs.set(where.id, needs);
  const { name, attributes = {} } = identityOf(logicalId, where, reading);
  const properties = resolveValue(Properties, where, referencesIn(reading)) as Record<string, unknown>;
  return { id: where.id, stack, logicalId, type, properties, name, attributes, needs: [...needs] };
}

/** What the resource is called, which references to it need before its turn comes. */
function identityOf(logicalId: string, where: Where, reading: Reading): Identity {
  const id = `${where.stack}/${logicalId}`;
  const known = reading.identities.get(id);
  if (known) return known;
  const declared = stackOf(where, reading).template.Resources?.[logicalId];
  if (!declared) throw new TemplateFault(where, `it refers to ${logicalId}, which the stack does not have.`);
  const { Type: type, Properties = {} } = declared;
  const property = (name: string) =>
    resolveValue(Properties[name], { id, type, stack: where.stack, path: [name] }, referencesIn(reading));
  const identity = reading.identify({ id, type, stack: where.stack, logicalId, property });
  if (!identity)
    throw new TemplateFault(
      { id, type },
      `the local runner does not know this type: add a file to resources, or list it with a reason in ignored-resources.ts.`,
    );
  reading.identities.set(id, identity);
  return identity;
}

function stackOf(where: Where, { stacks }: Reading): Stack {
  const stack = stacks.get(where.stack);
  if (!stack) throw new TemplateFault(where, `there is no stack ${where.stack}.`);
  return stack;
}

/** What the intrinsic functions of a template refer to. */
function referencesIn(reading: Reading): References {
  const need = (logicalId: string, where: Where) => reading.needs.get(where.id)?.add(`${where.stack}/${logicalId}`);
  const references: References = {
    ref: (logicalId, where) => {
      if (Object.hasOwn(pseudoParameters, logicalId)) return pseudoParameters[logicalId];
      if (logicalId === 'AWS::StackName') return where.stack;
      if (logicalId === 'AWS::StackId')
        return `arn:aws:cloudformation:${localAccount.region}:${localAccount.id}:stack/${where.stack}/local`;
      const parameter = stackOf(where, reading).template.Parameters?.[logicalId];
      if (parameter) return parameter.Default ?? '';
      need(logicalId, where);
      return identityOf(logicalId, where, reading).name;
    },
    attribute: (logicalId, attribute, where) => {
      need(logicalId, where);
      const found = identityOf(logicalId, where, reading).attributes?.[attribute];
      if (found !== undefined) return found;
      const type = stackOf(where, reading).template.Resources?.[logicalId]?.Type;
      const sentence = `the local runner does not know the attribute ${attribute} of ${logicalId} (${type}).`;
      throw new TemplateFault(where, sentence);
    },
    imported: (exportName, where) => {
      const found = reading.exports.get(exportName);
      if (!found) throw new TemplateFault(where, `no stack exports ${exportName}.`);
      return resolveValue(found.value, { ...where, stack: found.stack }, references);
    },
    condition: (name, where) =>
      evaluateCondition(stackOf(where, reading).template.Conditions?.[name], where, references),
    mapping: ([map, first, second], where) => {
      const found = stackOf(where, reading).template.Mappings?.[map]?.[first]?.[second];
      if (found === undefined) throw new TemplateFault(where, `there is no mapping ${map}.${first}.${second}.`);
      return found;
    },
  };
  return references;
}

function neededFirst(resources: Resource[]): Resource[] {
  const byId = new Map(resources.map((resource) => [resource.id, resource]));
  const ordered = new Set<Resource>();
  const visit = (resource: Resource, path: Resource[]): void => {
    if (ordered.has(resource)) return;
    if (path.includes(resource))
      throw new TemplateFault(
        resource,
        `these resources need each other: ${[...path, resource].map(({ id }) => id).join(' → ')}.`,
      );
    for (const need of resource.needs) {
      const needed = byId.get(need);
      if (needed && needed !== resource) visit(needed, [...path, resource]);
    }
    ordered.add(resource);
  };
  for (const resource of resources) visit(resource, []);
  return [...ordered];
}
