import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { StatusFigure } from '../../../../shared/model/dashboard.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { daysWords } from '../model/figure-words.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';
import { FigureLink, PartLink } from './figure-link.tsx';

const counts =
  'Candidates who left a status in this period, moved on or rejected. Days are whole days in the status, of those who left; half of them took no longer than the usual time.';

/** What became of the candidates who left a status in the range, and how long they had been there. */
export function StatusFigures({ statuses }: { statuses: readonly StatusFigure[] }) {
  const left = statuses.filter(({ movedOn, rejected }) => movedOn + rejected > 0);
  const most = Math.max(1, ...left.map(({ movedOn, rejected }) => movedOn + rejected));
  const rows = left.map(({ status, movedOn, rejected, days }) => [
    pipelineStatusLabels[status],
    movedOn,
    rejected,
    days?.median ?? null,
    days?.p90 ?? null,
    counts,
  ]);
  const head = ['Status', 'Moved on', 'Rejected', 'Median days', 'Days of 9 in 10', 'What it counts'];
  return (
    <Card
      title={<span title={counts}>Where candidates went</span>}
      aside={
        left.length > 0 && <CsvButton name="candidates-by-status" of="where candidates went" rows={[head, ...rows]} />
      }
      flush
    >
      {left.length === 0 ? (
        <p className="figures-none">No candidate moved on or was rejected in this period.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
        <div className="figures-table" tabIndex={0} role="region" aria-label="Where candidates went">
          <table className="figures-few">
            <thead>
              <tr>
                <th scope="col">Of those who left</th>
                <th scope="col">Moved on</th>
                <th scope="col">Usually after</th>
                <th scope="col">9 in 10 within</th>
              </tr>
            </thead>
            <tbody>
              {left.map((figure) => (
                <tr key={figure.status}>
                  <th scope="row">
                    {pipelineStatusLabels[figure.status]}
                    <span className="share-bar" aria-hidden>
                      {figure.movedOn > 0 && <span style={{ inlineSize: `${(figure.movedOn / most) * 100}%` }} />}
                      {figure.rejected > 0 && (
                        <span data-rejected="" style={{ inlineSize: `${(figure.rejected / most) * 100}%` }} />
                      )}
                    </span>
                  </th>
                  <td className="numeric">
                    <PartLink
                      part={{ figure: 'movedOn', by: { status: figure.status }, value: figure.movedOn }}
                      cases={{
                        figure: 'left',
                        by: { status: figure.status },
                        value: figure.movedOn + figure.rejected,
                      }}
                      label={`moved on from ${pipelineStatusLabels[figure.status]}`}
                    />
                  </td>
                  <td className="numeric">
                    <Days of={figure} days={figure.days?.median} label="usually" />
                  </td>
                  <td className="numeric">
                    <Days of={figure} days={figure.days?.p90} label="9 in 10" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {left.length > 0 && <p className="figures-counts">{counts}</p>}
    </Card>
  );
}

// The days open the list of those stays, each with its own days.
function Days({ of: { status }, days, label }: { of: StatusFigure; days: number | undefined; label: string }) {
  if (days === undefined) return <span className="faint">too few</span>;
  return (
    <FigureLink
      figure="stays"
      by={{ status }}
      words={daysWords(days)}
      label={`${label} in ${pipelineStatusLabels[status]}`}
    />
  );
}
