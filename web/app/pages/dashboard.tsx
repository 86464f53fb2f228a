import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WaitingClaims } from '../../features/claims/components/waiting-claims.tsx';
import { ComingInterviews, InterviewsThisWeek } from '../../features/calendar/components/coming-interviews.tsx';
import { standingOf } from '../../features/candidate-jobs/model/standing.ts';
import { CandidateDashboard } from '../../features/dashboards/components/candidate-dashboard.tsx';
import { useDashboardPart } from '../../features/dashboards/components/dashboard-parts.tsx';
import { ManagerDashboard } from '../../features/dashboards/components/manager-dashboard.tsx';
import { RecruiterDashboard } from '../../features/dashboards/components/recruiter-dashboard.tsx';
import { Reports } from '../../features/dashboards/components/reports.tsx';
import { SuperManagerDashboard } from '../../features/dashboards/components/super-manager-dashboard.tsx';
import { InvitedCandidates } from '../../features/invitations/components/invited-candidates.tsx';
import { Memberships } from '../../features/jobs/components/memberships.tsx';
import { ReceivedHandovers } from '../../features/jobs/components/received-handovers.tsx';
import { WaitingApplicants } from '../../features/jobs/components/waiting-applicants.tsx';
import { RecentNews } from '../../features/notifications/components/recent-news.tsx';
import { WaitingForMe } from '../../features/pipeline/components/waiting-for-me.tsx';
import { ContestedReturns } from '../../features/points/components/contested-returns.tsx';
import { PointsStat } from '../../features/points/components/points-stat.tsx';
import { ReferralEarnings } from '../../features/points/components/referral-earnings.tsx';
import { SelfAssignments } from '../../features/recruiter-jobs/components/self-assignments.tsx';
import { JoinInvitations } from '../../features/recruiters/components/join-invitations.tsx';
import { joinInvitationsQuery } from '../../features/recruiters/queries/join-invitations.ts';
import { WorkRequests } from '../../features/recruiters/components/work-requests.tsx';
import { workRequestsQuery } from '../../features/recruiters/queries/work-requests.ts';
import { ReceivedRequests } from '../../features/super-manager/components/received-requests.tsx';
import { SentRequests } from '../../features/super-manager/components/sent-requests.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { useAccount } from '../../common/account/account.ts';

function RecruiterStart(common: { title: string; news: ReactNode }) {
  const joins = useInfiniteQuery(joinInvitationsQuery);
  const requests = useInfiniteQuery(workRequestsQuery);
  return (
    <RecruiterDashboard
      {...common}
      invitations={
        <>
          <JoinInvitations />
          <WorkRequests />
        </>
      }
      invitationsPending={joins.isPending || requests.isPending}
      waiting={<SelfAssignments />}
      points={<PointsStat />}
      invited={<InvitedCandidates />}
      interviews={<ComingInterviews />}
    />
  );
}

function OfOwnJobs() {
  return (
    <>
      <WaitingForMe />
      <InterviewsThisWeek />
      <WaitingApplicants />
    </>
  );
}

function AskedByOthers() {
  return (
    <>
      <ReceivedHandovers />
      <Memberships />
      <ReceivedRequests onlyWaiting />
    </>
  );
}

/** `/dashboard`: each role's overview, composed from several features (DASH-01). */
export function DashboardPage() {
  const { firstName, role } = useAccount();
  const part = useDashboardPart();
  if (part === 'reports' && role !== 'candidate') return <Reports of={role} />;
  const common = { title: `Welcome, ${firstName}`, news: <RecentNews /> };
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      {role === 'manager' && <ManagerDashboard {...common} waiting={<OfOwnJobs />} asked={<AskedByOthers />} />}
      {role === 'recruiter' && <RecruiterStart {...common} />}
      {role === 'candidate' && (
        <CandidateDashboard
          {...common}
          standingOf={standingOf}
          waiting={<WaitingClaims />}
          invited={(asked) => <InvitedCandidates asked={asked} earnings={<ReferralEarnings />} />}
        />
      )}
      {role === 'super_manager' && (
        <SuperManagerDashboard
          {...common}
          waiting={
            <div className="stack">
              <ContestedReturns />
              <SentRequests />
            </div>
          }
        />
      )}
    </>
  );
}
