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

/** Resolves an assembly. Throws a TemplateFault for an unknown type, a reference to nothing, or a cycle. */
export function resolveAssembly({ stacks, assets }: Assembly, identify: Identify): Graph {
  const byName = new Map(stacks.map((stack) => [stack.name, stack]));
  const exports = new Map<string, { stack: string; value: unknown }>();
  const identities = new Map<string, Identity>();
  const needs = new Map<string, Set<string>>();

  function stackOf(where: Where): Stack {
    const stack = byName.get(where.stack);
    if (!stack) throw new TemplateFault(where, `there is no stack ${where.stack}.`);
    return stack;
  }

  function identityOf(logicalId: string, where: Where): Identity {
    const id = `${where.stack}/${logicalId}`;
    const known = identities.get(id);
    if (known) return known;
    const declared = stackOf(where).template.Resources?.[logicalId];
    if (!declared) throw new TemplateFault(where, `it refers to ${logicalId}, which the stack does not have.`);
    const { Type: type, Properties = {} } = declared;
    const property = (name: string) =>
      resolveValue(Properties[name], { id, type, stack: where.stack, path: [name] }, references);
    const identity = identify({ id, type, stack: where.stack, logicalId, property });
    if (!identity)
      throw new TemplateFault(
        { id, type },
        `the local runner does not know this type: add a file to resources, or list it with a reason in ignored-resources.ts.`,
      );
    identities.set(id, identity);
    return identity;
  }

  const references: References = {
    ref: (logicalId, where) => {
      if (Object.hasOwn(pseudoParameters, logicalId)) return pseudoParameters[logicalId];
      if (logicalId === 'AWS::StackName') return where.stack;
      if (logicalId === 'AWS::StackId')
        return `arn:aws:cloudformation:${localAccount.region}:${localAccount.id}:stack/${where.stack}/local`;
      const parameter = stackOf(where).template.Parameters?.[logicalId];
      if (parameter) return parameter.Default ?? '';
      needs.get(where.id)?.add(`${where.stack}/${logicalId}`);
      return identityOf(logicalId, where).name;
    },
    attribute: (logicalId, attribute, where) => {
      needs.get(where.id)?.add(`${where.stack}/${logicalId}`);
      const found = identityOf(logicalId, where).attributes?.[attribute];
      if (found === undefined)
        throw new TemplateFault(
          where,
          `the local runner does not know the attribute ${attribute} of ${logicalId} (${stackOf(where).template.Resources?.[logicalId]?.Type}).`,
        );
      return found;
    },
    imported: (exportName, where) => {
      const found = exports.get(exportName);
      if (!found) throw new TemplateFault(where, `no stack exports ${exportName}.`);
      return resolveValue(found.value, { ...where, stack: found.stack }, references);
    },
    condition: (name, where) => evaluateCondition(stackOf(where).template.Conditions?.[name], where, references),
    mapping: ([map, first, second], where) => {
      const found = stackOf(where).template.Mappings?.[map]?.[first]?.[second];
      if (found === undefined) throw new TemplateFault(where, `there is no mapping ${map}.${first}.${second}.`);
      return found;
    },
  };

  for (const { name: stack, template } of stacks) {
    for (const [output, { Value: value, Export }] of Object.entries(template.Outputs ?? {})) {
      if (Export)
        exports.set(String(resolveValue(Export.Name, { id: `${stack}/${output}`, stack, path: [] }, references)), {
          stack,
          value,
        });
    }
  }

  function resolved(
    stack: string,
    logicalId: string,
    { Type: type, Properties = {}, DependsOn = [] }: TemplateResource,
  ): Resource {
    const where: Where = { id: `${stack}/${logicalId}`, type, stack, path: [] };
    needs.set(where.id, new Set([DependsOn].flat().map((other) => `${stack}/${other}`)));
    const { name, attributes = {} } = identityOf(logicalId, where);
    const properties = resolveValue(Properties, where, references) as Record<string, unknown>;
    return {
      id: where.id,
      stack,
      logicalId,
      type,
      properties,
      name,
      attributes,
      needs: [...(needs.get(where.id) ?? [])],
    };
  }

  const resources = stacks.flatMap(({ name: stack, template }) =>
    Object.entries(template.Resources ?? {})
      .filter(
        ([logicalId, { Condition, Type }]) =>
          !Condition || references.condition(Condition, { id: `${stack}/${logicalId}`, type: Type, stack, path: [] }),
      )
      .map(([logicalId, declared]) => resolved(stack, logicalId, declared)),
  );
  const byArn = new Map(resources.map((resource) => [resource.attributes.Arn, resource]));
  const ordered = neededFirst(resources);
  return {
    resources: ordered,
    ofType: (type) => ordered.filter((resource) => resource.type === type),
    withArn: (arn) => byArn.get(arn),
    asset: (key) => assets.get(key),
  };
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
