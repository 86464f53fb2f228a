import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dateRanges, type DateRange } from '../../../../shared/constants/date-ranges.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { rangeLabels, rangeWords } from '../figure-words.ts';
import { figuresQuery, type DashboardOf } from '../queries/figures.ts';
import { useRange } from '../use-range.ts';
import { ClientClosures, ClosedJobs, TopPeople } from './closed-jobs.tsx';
import './figures.css';
import { FlowFigures } from './flow-figures.tsx';
import { StatusFigures } from './status-figures.tsx';

const withoutAll: readonly DateRange[] = dateRanges.filter((range) => range !== 'all');

/** What happened in a range that the address names: how often, where candidates went, what was closed, who hired. */
export function Figures({ of, title }: { of: DashboardOf; title: string }) {
  const choices = of === 'recruiter' ? withoutAll : dateRanges;
  const { range, zone, asked, choose } = useRange(choices);
  const { data, error, refetch } = useQuery(figuresQuery(of, asked));
  const heading = useId();
  return (
    <section className="figures" aria-labelledby={heading}>
      <header className="figures-head">
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="faint">{data ? rangeWords(data, zone) : ' '}</p>
        </div>
        <Segments
          label="Time"
          options={choices.map((value) => ({ value, label: rangeLabels[value] }))}
          value={range}
          onChange={choose}
        />
      </header>
      {data && <FlowFigures figures={data} range={range} zone={zone} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {error && !data && (
        <ErrorState
          title="The figures could not be loaded"
          message={failureMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      <div className="figures-cards">
        {data && of !== 'super_manager' && <StatusFigures statuses={data.statuses} />}
        <ClosedJobs of={of} asked={asked} />
        {of !== 'recruiter' && <ClientClosures of={of} asked={asked} />}
        <TopPeople of={of} asked={asked} whom="topRecruiters" />
        {of === 'super_manager' && <TopPeople of={of} asked={asked} whom="topManagers" />}
      </div>
    </section>
  );
}
