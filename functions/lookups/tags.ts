import type { Tag } from '../../shared/model/place.ts';
import { domains } from './data/domains.ts';
import { skills } from './skill-list.ts';

const byId = new Map(skills.map(({ id, name }) => [id, { id, name }]));

/** The tag with this id, or undefined. */
export function tagById(id: number): Tag | undefined {
  return byId.get(id);
}

/** The field of work with this id, or undefined. */
export function domainById(id: number): Tag | undefined {
  return domains.find((one) => one.id === id);
}
