import { useState, type ReactNode } from 'react';
import { UserPlus } from 'lucide-react';
import { jobPartLabels } from '../../../../shared/constants/job-team.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { JobTeam as Team } from '../../../../shared/model/job-team.ts';
import { useAccount } from '../../../common/account/account.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { useEndMembership, useRemoveColleague } from '../queries/job-team.ts';
import { AskColleagueModal } from './ask-colleague-modal.tsx';
import './waiting-applicants.css';

type TeamJob = Pick<Job, 'id' | 'title' | 'status' | 'manager'>;

/** Who works on the job for its company; its manager adds colleagues and removes them, and these leave (PLUS-54). */
export function JobTeam({ job, team }: { job: TeamJob; team: Team }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      title="Team"
      flush
      aside={
        team.isOwn && (
          <Button
            size="small"
            icon={<UserPlus aria-hidden />}
            disabledReason={job.status === 'closed' && 'The job is closed'}
            onClick={() => setAsking(true)}
          >
            Add a colleague
          </Button>
        )
      }
    >
      <TeamRows job={job} team={team} />
      {isAsking && <AskColleagueModal job={job} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function TeamRows({ job, team }: { job: TeamJob; team: Team }) {
  const { id: viewerId } = useAccount();
  const remove = useRemoveColleague(job.id);
  const leave = useEndMembership();
  const failure = remove.error ?? leave.error;
  const act = (label: string, about: string | undefined, onClick: () => void) => (
    <Button
      size="small"
      kind="quiet"
      disabled={remove.isPending || leave.isPending}
      {...(about && { 'aria-label': about })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <>
      {failure && <FailureNotice what="The team could not be changed" error={failure} />}
      <ul className="waiting-applicants" aria-label="Team">
        <TeamRow name={fullName(job.manager)} avatar={job.manager.avatar} does="Hiring manager" />
        {team.members.map(({ id, person, part, since }) => (
          <TeamRow key={id} name={fullName(person)} avatar={person.avatar} does={jobPartLabels[part]} since={since}>
            {team.isOwn && act('Remove', `Remove ${fullName(person)} from the team`, () => remove.mutate(id))}
            {person.id === viewerId && act('Leave the team', undefined, () => leave.mutate(id))}
          </TeamRow>
        ))}
        {team.asked.map(({ id, email, part, askedAt }) => (
          <TeamRow
            key={id}
            name={email}
            avatar={null}
            does={part === 'interviewer' ? 'Asked to interview' : 'Asked'}
            since={askedAt}
          >
            {act('Take back', `Take back what ${email} is asked`, () => remove.mutate(id))}
          </TeamRow>
        ))}
      </ul>
    </>
  );
}

interface TeamRowProps {
  name: string;
  avatar: string | null;
  does: string;
  since?: string;
  children?: ReactNode;
}

function TeamRow({ name, avatar, does, since, children }: TeamRowProps) {
  return (
    <li aria-label={name}>
      <Avatar name={name} src={avatarAddress(avatar)} size={32} />
      <div className="waiting-applicant">
        <strong>{name}</strong>
        <div className="faint">
          {does}
          {since && (
            <>
              , <RelativeTime at={since} />
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
