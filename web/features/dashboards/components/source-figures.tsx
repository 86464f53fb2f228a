import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { sourceLabels } from '../../../../shared/constants/sources.ts';
import type { DashboardFigures } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { partWords, sourceCounts } from '../model/figure-words.ts';
import { FigureLink } from './figure-link.tsx';

const title = 'Where hires came from';

/** How the hired came onto their jobs: bars with shares from five hires on, and words before. */
export function SourceFigures({ sources }: Pick<DashboardFigures, 'sources'>) {
  const known = sources.reduce((sum, { hires }) => sum + hires, 0);
  const isChart = known >= fewestCases;
  const most = Math.max(1, ...sources.map(({ hires }) => hires));
  return (
    <Card
      title={<span title={sourceCounts.all}>{title}</span>}
      aside={
        known > 0 && (
          <CsvButton
            name="hires-by-source"
            of={title.toLowerCase()}
            rows={[
              ['Source', 'Hires', 'What it counts'],
              ...sources.map(({ source, hires }) => [sourceLabels[source], hires, sourceCounts[source]]),
            ]}
          />
        )
      }
      flush
    >
      {known === 0 && <p className="figures-none">No hire in this period of which the source is known.</p>}
      {known > 0 && (
        <ul className="listing" aria-label={title}>
          {sources.map(({ source, hires }) => (
            <li key={source} title={sourceCounts[source]}>
              <span className="figure-row">
                <span className="listing-title">{sourceLabels[source]}</span>
                <span className="listing-facts">{sourceCounts[source]}</span>
                {isChart && (
                  <span className="share-bar" aria-hidden>
                    {hires > 0 && <span style={{ inlineSize: `${(hires / most) * 100}%` }} />}
                  </span>
                )}
              </span>
              <span className="listing-end numeric">
                <FigureLink
                  figure="hired"
                  by={{ source }}
                  words={isChart ? partWords(hires, known) : countOf(hires, 'hire')}
                  label={sourceLabels[source]}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {known > 0 && !isChart && (
        <p className="figures-none">Too few to compare: shares and bars appear from {fewestCases} hires on.</p>
      )}
    </Card>
  );
}
