import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { rejectionReasonLabels } from '../../../../shared/constants/rejection-reasons.ts';
import type { DashboardFigures } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { partWords, rejectionCounts } from '../model/figure-words.ts';
import { FigureLink } from './figure-link.tsx';

const title = 'Why candidates were rejected';

/** For which listed reasons candidates were rejected, the most frequent first: bars with shares from five cases on. */
export function RejectionFigures({ rejections }: Pick<DashboardFigures, 'rejections'>) {
  const given = rejections.filter(({ candidates }) => candidates > 0).sort((a, b) => b.candidates - a.candidates);
  const all = given.reduce((sum, { candidates }) => sum + candidates, 0);
  const isChart = all >= fewestCases;
  return (
    <Card
      title={<span title={rejectionCounts}>{title}</span>}
      aside={
        all > 0 && (
          <CsvButton
            name="rejections-by-reason"
            of={title.toLowerCase()}
            rows={[
              ['Reason', 'Candidates', 'What it counts'],
              ...rejections.map(({ reason, candidates }) => [
                rejectionReasonLabels[reason],
                candidates,
                rejectionCounts,
              ]),
            ]}
          />
        )
      }
      flush
    >
      {all === 0 ? (
        <p className="figures-none">Nobody was rejected for a listed reason in this period.</p>
      ) : (
        <ul className="listing" aria-label={title}>
          {given.map(({ reason, candidates }) => (
            <li key={reason}>
              <span className="figure-row">
                <span className="listing-title">{rejectionReasonLabels[reason]}</span>
                {isChart && (
                  <span className="share-bar" aria-hidden>
                    <span style={{ inlineSize: `${(candidates / given[0]!.candidates) * 100}%` }} />
                  </span>
                )}
              </span>
              <span className="listing-end numeric">
                <FigureLink
                  figure="rejected"
                  by={{ rejectedFor: reason }}
                  words={isChart ? partWords(candidates, all) : countOf(candidates, 'candidate')}
                  label={rejectionReasonLabels[reason]}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {all > 0 && !isChart && (
        <p className="figures-none">Too few to compare: shares and bars appear from {fewestCases} rejections on.</p>
      )}
    </Card>
  );
}
