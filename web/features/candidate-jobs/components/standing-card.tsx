import { CalendarDays, Check } from 'lucide-react';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { Application } from '../../../../shared/model/application.ts';
import type { SentApplication } from '../../../../shared/model/job-question.ts';
import { type OwnStanding, runsHidden } from '../../../../shared/rules/candidate-standing.ts';
import { useAccount } from '../../../common/account/account.ts';
import { FoldedApplication } from '../../../common/jobs/sent-application.tsx';
import { OutlookWords } from '../../../common/jobs/outlook.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';
import { isDated, stagesOf, standingOf } from '../model/standing.ts';
import './standing-card.css';

/** The candidate's application: its status, what that means, and the stages ahead. */
export function StandingCard({
  own,
  job,
}: {
  own: OwnStanding &
    Pick<Application, 'passed' | 'interviewAt' | 'appliedAt' | 'since'> & { sent?: SentApplication | undefined };
  job: { id: number; title: string; status: string };
}) {
  const held = { ...own, jobStatus: job.status };
  const standing = standingOf(held);
  const stages = stagesOf(own);
  const account = useAccount();
  const isHidden = runsHidden(own);
  if (!standing) return null;
  return (
    <Card title="Your application" aside={<StatePill meaning={standing.meaning}>{standing.word}</StatePill>}>
      <div className="stack">
        <p>
          {standing.text}
          {isHidden && (
            <>
              {' '}
              <Link to={paths.profile('privacy')}>Change whom you hide from</Link>
            </>
          )}
        </p>
        <WhatComesNext own={own} />
        <Stages stages={stages} />
        <p className="faint">
          <Since own={held} />
          {own.recruiter && own.state === 'accepted' && (
            <>
              {' · '}Represented by{' '}
              <Link to={paths.candidateRecruiter(own.recruiter.id)}>{fullName(own.recruiter)}</Link>
              {' · '}
              <Link to={paths.messagesWith(own.recruiter.id, job.id)}>Write a message</Link>
            </>
          )}
        </p>
        {!isHidden && job.status === openStatus && own.state === 'accepted' && own.status && (
          <OutlookWords jobId={job.id} candidateId={account.id} at={`${own.status} ${own.since}`} reader="candidate" />
        )}
        <FoldedApplication sent={own.sent} by={{ candidateId: account.id, jobId: job.id }} words="What you sent" />
        <WithdrawApplication job={job} own={own} />
      </div>
    </Card>
  );
}

/** When the application came to where it is, where that is known and later than when it was sent, and when that was. */
function Since({ own }: { own: OwnStanding & Pick<Application, 'since' | 'appliedAt'> }) {
  return (
    <>
      {isDated(own) && own.since !== own.appliedAt && (
        <>
          Last change <RelativeTime at={own.since} />
          {' · '}
        </>
      )}
      Applied <RelativeTime at={own.appliedAt} />
    </>
  );
}

/** The interview that lies ahead, or the way to other jobs once this one has ended. */
function WhatComesNext({ own: { interviewAt, ended } }: { own: Pick<Application, 'interviewAt' | 'ended'> }) {
  if (ended)
    return (
      <p>
        <Link to={paths.findJobs()}>Find other jobs</Link>
      </p>
    );
  if (!interviewAt) return null;
  return (
    <p className="standing-interview">
      <CalendarDays size={16} aria-hidden />
      <span>
        Your interview is on <strong>{formatExact(interviewAt)}</strong>.
      </span>
    </p>
  );
}

/** The steps of an application, with where it is; nothing where they are not known. */
function Stages({ stages }: { stages: ReturnType<typeof stagesOf> }) {
  if (!stages) return null;
  return (
    <div className="standing-frame">
      <ol className="standing-stages" aria-label="Steps of your application">
        {stages.map(({ name, is }) => (
          <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            <span className="standing-dot">{is === 'done' && <Check size={12} aria-hidden />}</span>
            {name}
            {(is === 'done' || is === 'skipped') && <span className="visually-hidden"> ({is})</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
