import type { RecruiterFacts as Read } from '../../../shared/model/recruiter.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { ShortFacts } from '../../ui/text/short-facts.tsx';
import './recruiter-facts.css';
import { wordsOfFacts } from './working-facts-words.ts';

/** What a manager reads of a recruiter before choosing one: their specialties, what they did for the manager, how they work. */
export function RecruiterFacts({ facts: { page, working, candidates, hires } }: { facts: Read }) {
  const known = working ? wordsOfFacts(working).filter(({ value }) => value !== null) : [];
  return (
    <div className="recruiter-facts">
      {page?.headline && <p>{page.headline}</p>}
      {page && page.specialties.length > 0 && (
        <p className="soft">
          <ShortFacts facts={page.specialties} />
        </p>
      )}
      <dl>
        <div>
          <dt>On your jobs</dt>
          <dd>{candidates > 0 ? countOf(candidates, 'candidate') : 'No candidate yet'}</dd>
        </div>
        {(candidates > 0 || hires > 0) && (
          <div>
            <dt>Hired for you</dt>
            <dd>{hires}</dd>
          </div>
        )}
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
