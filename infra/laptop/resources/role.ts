import { named, nameOf, type ResourceKind } from './resource-kind.ts';

/** A role; infra/laptop/permissions reads its policies. */
export const role: ResourceKind = {
  identify: (declared) => {
    const name = nameOf(declared, 'RoleName');
    return {
      name,
      attributes: { ...named(name, 'iam').attributes, Arn: `arn:aws:iam::000000000000:role/${name}`, RoleId: name },
    };
  },
};
