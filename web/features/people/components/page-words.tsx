import type { PageWords as Words } from '../../../../shared/model/own-page.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import './page-words.css';

/** What somebody writes of themselves on their page. */
export function PageWords({ words: { headline, about, specialties } }: { words: Words }) {
  return (
    <Card title="In their own words">
      <div className="page-words" dir="auto">
        <p className="page-words-headline">{headline}</p>
        {about && <p className="page-words-about">{about}</p>}
        {specialties.length > 0 && (
          <ul aria-label="Specialties">
            {specialties.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
