import type { Row } from './row.ts';
import { everyone, ok } from './row.ts';

/** Everyone opens everyone's card (PERM-07); who looks at candidates marks them as viewed (PERM-37). */
export const peopleRows = {
  'people.readCircle': { about: 'self', ...everyone(ok) },
  'people.readPerson': { about: 'person', ...everyone({ unrelated: ok, missing: 404 }) },
  'people.countViewers': { about: 'self', candidate: ok },
  'people.readOwnPage': { about: 'self', recruiter: ok, manager: ok, super_manager: ok },
  'people.changeOwnPage': {
    about: 'self',
    body: { headline: 'Nurses', about: '', specialties: [], shows: [], isPublished: true, version: 0 },
    recruiter: ok,
    manager: ok,
    super_manager: ok,
  },
  'people.markViewed': {
    about: 'person',
    recruiter: { unrelated: ok, missing: 404 },
    manager: { unrelated: ok, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
} satisfies Record<string, Row>;
