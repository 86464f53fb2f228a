import { PeopleListPage } from '../../features/people/pages/people-list.tsx';
import { ReceivedRequests } from '../../features/super-manager/components/received-requests.tsx';

/** `/manager/managers`: super managers who ask to work together or do, and the managers around the user (DEC-33, RECR-53). */
export function ManagerManagersPage() {
  return <PeopleListPage above={<ReceivedRequests />} />;
}
