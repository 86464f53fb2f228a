import { keptRecords } from '../../../../shared/constants/personal-data.ts';
import { Disclosures } from '../../../ui/layouts/disclosure.tsx';

/** What erasure keeps, why, and for how long. */
export function KeptRecords() {
  return <Disclosures items={[{ value: 'kept', title: 'What is kept, and why', content: <KeptList /> }]} />;
}

function KeptList() {
  return (
    <ul className="bulleted">
      {keptRecords.map(({ what, why, days }) => (
        <li key={what}>
          {what}. {why} {days === null ? '' : `Deleted within ${days} days of your request.`}
        </li>
      ))}
    </ul>
  );
}
