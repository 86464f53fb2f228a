import type { Tag } from '../../shared/model/place.ts';
import { skillDomains, skills } from './data/skills.ts';

const byId = new Map(skills.map(({ id, name }) => [id, { id, name }]));

/** The tag with this id, or undefined. */
export function tagById(id: number): Tag | undefined {
  return byId.get(id);
}

/** The field of work with this id, or undefined. */
export function domainById(id: number): Tag | undefined {
  const domain = skillDomains.find((one) => one.id === id);
  return domain && { id, name: domain.name };
}
