import { useId, useState } from 'react';
import type { DateRange } from '../../../../shared/constants/date-ranges.ts';
import type { DashboardFigures } from '../../../../shared/model/dashboard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { beforeWords, flowWords, stepLabels } from '../model/figure-words.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';
import { FigureLink } from './figure-link.tsx';
import { StepBars } from './step-bars.tsx';

interface FlowFiguresProps {
  figures: DashboardFigures;
  range: DateRange;
  zone: string;
}

/** How often each thing happened, by itself and over the steps of the range, as bars and as a table. */
export function FlowFigures({ figures, range, zone }: FlowFiguresProps) {
  const [isTable, setTable] = useState(false);
  const table = useId();
  const labels = stepLabels(figures.steps, range, zone);
  const head = ['Time', ...figures.flows.map(({ name }) => flowWords[name].label)];
  const rows = labels.map((label, at) => [label, ...figures.flows.map(({ steps }) => steps[at] ?? 0)]);
  const counted = ['What it counts', ...figures.flows.map(({ name }) => flowWords[name].counts)];
  return (
    <>
      <ul className="flow-figures" aria-label="What happened">
        {figures.flows.map((flow) => (
          <li key={flow.name} title={flowWords[flow.name].counts}>
            <span className="ui-stat-label">{flowWords[flow.name].label}</span>
            <strong className="ui-stat-value numeric">
              <FigureLink figure={flow.name} value={flow.count} label={flowWords[flow.name].label} />
            </strong>
            <span className="ui-stat-change">{beforeWords(flow, range)}</span>
            <StepBars name={flowWords[flow.name].label} labels={labels} values={flow.steps} />
          </li>
        ))}
      </ul>
      <div className="figures-actions">
        <Button
          size="small"
          kind="quiet"
          aria-expanded={isTable}
          aria-controls={table}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Hide table' : 'Show as table'}
        </Button>
        <CsvButton name={`figures-${range}`} of="what happened" rows={[head, ...rows, counted]} />
      </div>
      <div
        id={table}
        className="figures-table"
        hidden={!isTable}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
        tabIndex={0}
        role="region"
        aria-label="Figures as a table"
      >
        <table>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={cell} scope="col">
                  {at === 0 ? <span className="visually-hidden">{cell}</span> : cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, step) => (
              <tr key={figures.steps[step]}>
                <th scope="row">{label}</th>
                {figures.flows.map(({ name, steps }) => (
                  <td key={name} className="numeric">
                    <FigureLink
                      figure={name}
                      step={figures.steps[step]}
                      value={steps[step] ?? 0}
                      label={`${flowWords[name].label}, ${label}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="figures-counts">
          {figures.flows.map(({ name }) => (
            <div key={name}>
              <dt>{flowWords[name].label}</dt>
              <dd>{flowWords[name].counts}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
