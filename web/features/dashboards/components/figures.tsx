import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { periods, rangeLabels, useRange } from '../../../common/lists/use-range.ts';
import { rangeWords } from '../model/figure-words.ts';
import { figuresKey, figuresQuery, type DashboardOf, type OfRange } from '../queries/figures.ts';
import { FigureScopeProvider } from '../model/figure-scope.ts';
import { useAllCame } from '../hooks/use-all-came.ts';
import { useLiveFigures } from '../hooks/use-live-figures.ts';
import { ClientClosures, ClosedJobs } from './closed-jobs.tsx';
import { Coming } from './coming.tsx';
import { ComparedManagers } from './compared-managers.tsx';
import './figures.css';
import { FlowFigures } from './flow-figures.tsx';
import { ManagerChoice } from './manager-choice.tsx';
import { PaceFigures } from './pace-figures.tsx';
import { PayAskedOfJobs } from './pay-asked.tsx';
import { PutForwardGroups } from './put-forward-groups.tsx';
import { RejectionFigures } from './rejection-figures.tsx';
import { SlowJobs } from './slow-jobs.tsx';
import { SourceFigures } from './source-figures.tsx';
import { StatusFigures } from './status-figures.tsx';
import { TopManagers, TopRecruiters } from './top-people.tsx';

/** What happened in a range that the address names: how often, where candidates went, what was closed, who hired. */
export function Figures({ of, title }: { of: DashboardOf; title: string }) {
  const choices = of === 'recruiter' ? periods : dateRanges;
  const { range, zone, asked, managerId, choose, chooseManager } = useRange(choices);
  const scope: OfRange = of === 'super_manager' ? { of, asked, managerId } : { of, asked };
  const { data, error, refetch } = useQuery(figuresQuery(scope));
  useLiveFigures();
  const allCame = useAllCame([...figuresKey, 'figures']);
  const heading = useId();
  return (
    <section className="figures" aria-labelledby={heading}>
      <header className="figures-head">
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="faint">{data ? rangeWords(data, zone) : ' '}</p>
        </div>
        <div className="figures-choices">
          {of === 'super_manager' && <ManagerChoice value={managerId} onChoose={chooseManager} />}
          <Segments
            label="Time"
            options={choices.map((value) => ({ value, label: rangeLabels[value] }))}
            value={range}
            onChange={choose}
          />
        </div>
      </header>
      {!allCame && (
        <div className="ui-room">
          <Coming />
        </div>
      )}
      <FigureScopeProvider value={{ range, managerId: of === 'super_manager' ? managerId : undefined }}>
        <div className="figures-all" hidden={!allCame}>
          {data && <FlowFigures figures={data} range={range} zone={zone} />}
          {error && !data && <LoadFailure title="The figures could not be loaded" query={{ error, refetch }} />}
          <div className="figures-cards">
            {of === 'manager' && <SlowJobs />}
            {of === 'super_manager' && <ComparedManagers {...scope} />}
            {data && of !== 'super_manager' && <StatusFigures statuses={data.statuses} />}
            {data && <PaceFigures toHire={data.toHire} answers={of === 'super_manager' ? null : data.answers} />}
            {data && <SourceFigures sources={data.sources} />}
            {data && of === 'manager' && <RejectionFigures rejections={data.rejections} />}
            <ClosedJobs {...scope} />
            {of === 'recruiter' ? (
              <>
                <PutForwardGroups by="skills" {...scope} />
                <PutForwardGroups by="clients" {...scope} />
              </>
            ) : (
              <ClientClosures {...scope} of={of} />
            )}
            <TopRecruiters {...scope} />
            {of === 'super_manager' && <TopManagers {...scope} />}
            {of === 'manager' && <PayAskedOfJobs />}
          </div>
        </div>
      </FigureScopeProvider>
    </section>
  );
}
