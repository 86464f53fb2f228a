import { PersonPage } from '../components/person-page.tsx';

/** A person's page under any of its addresses, such as `/manager/recruiters/{id}` (ERR-01). */
export function Component() {
  return <PersonPage />;
}
