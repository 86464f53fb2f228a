import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLiveCalendar } from '../../features/calendar/hooks/use-live-calendar.ts';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { useLiveNotifications } from '../../features/notifications/hooks/use-live-notifications.ts';
import { useLiveUnread } from '../../features/chat/hooks/use-live-unread.ts';
import { useLiveWork } from './use-live-work.ts';
import { paletteFinds } from '../../features/people/model/palette-finds.ts';
import { useGuessedZone } from '../../features/profile/hooks/use-guessed-zone.ts';
import { useArchiveNews } from '../../features/personal-data/hooks/use-archive-news.ts';
import { circleQuery } from '../../features/people/queries/people.ts';
import {
  jobEntries,
  paletteEntries,
  recentEntries,
  searchEntries,
} from '../../features/shell/model/palette-entries.ts';
import { Shell } from '../../features/shell/components/shell.tsx';
import { Toasts } from '../../ui/feedback/toast.tsx';
import { accountQuery, useAccount } from '../../common/account/account.ts';
import { zoneOf } from '../../common/account/own-time-zone.ts';
import { chooseWorkingRole, type WorkingRole } from '../../common/account/working-role.ts';
import {
  FrameActionsContext,
  type ClientAdded,
  type MessagedPeople,
  type PutForward,
} from '../../common/frame/frame-actions.ts';
import { useMenuCounts } from './menu-counts.ts';
import { useRecentPages } from './use-recent-pages.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { paths } from '../../common/navigation/paths.ts';
import { readRecentPages } from '../../common/navigation/recent-pages.ts';
import { leave } from '../../common/session/session-actions.ts';

const AddClientModal = lazy(async () => ({
  default: (await import('../../features/clients/components/add-client-modal.tsx')).AddClientModal,
}));
const InviteRecruitersModal = lazy(async () => ({
  default: (await import('../../features/recruiters/components/invite-recruiters-modal.tsx')).InviteRecruitersModal,
}));
const InviteCandidatesModal = lazy(async () => ({
  default: (await import('../../features/invitations/components/invite-candidates-modal.tsx')).InviteCandidatesModal,
}));
const RecommendJobModal = lazy(async () => ({
  default: (await import('../../features/recommendations/components/recommend-job-modal.tsx')).RecommendJobModal,
}));
const PutForwardModal = lazy(async () => ({
  default: (await import('../../features/claims/components/put-forward-modal.tsx')).PutForwardModal,
}));
const MessageManyModal = lazy(async () => ({
  default: (await import('../../features/chat/components/message-many-modal.tsx')).MessageManyModal,
}));
const PointsReceivedModal = lazy(async () => ({
  default: (await import('../../features/points/components/points-received-modal.tsx')).PointsReceivedModal,
}));
const ErasureBanner = lazy(async () => ({
  default: (await import('../../features/personal-data/components/erasure-banner.tsx')).ErasureBanner,
}));
const MailReturnsBanner = lazy(async () => ({
  default: (await import('../../features/profile/components/mail-returns-banner.tsx')).MailReturnsBanner,
}));
const Palette = lazy(async () => ({ default: (await import('../../features/shell/components/palette.tsx')).Palette }));

type Opened = 'palette' | 'invite-recruiter' | 'invite-candidates' | 'add-client';

/**
 * The shell filled with other features: bell, counts, modals of the user menu, and the command palette (Ctrl or Cmd and
 * K).
 */
export function SignedInFrame() {
  const account = useAccount();
  const counts = useMenuCounts(account);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isSuperManager = useQuery({ ...accountQuery, enabled: false }).data?.role === 'super_manager';
  const [opened, setOpened] = useState<Opened | null>(null);
  const clientAdded = useRef<ClientAdded>(undefined);
  const [recommended, setRecommended] = useState<{ id: number; title: string } | null>(null);
  const [putForward, setPutForward] = useState<PutForward | null>(null);
  const [messaged, setMessaged] = useState<MessagedPeople | null>(null);
  useLiveNotifications(account.role, zoneOf(account));
  useLiveUnread();
  useLiveCalendar();
  useLiveWork();
  useArchiveNews();
  useGuessedZone();
  useRecentPages();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      // An open dialog has to be closed first.
      if (document.querySelector('dialog[open]:not(.palette)')) return;
      setOpened((now) => (now === 'palette' ? null : 'palette'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const actions = useMemo(
    () => ({
      onInviteRecruiter: () => setOpened('invite-recruiter'),
      onInviteCandidates: () => setOpened('invite-candidates'),
      onAddClient: () => {
        clientAdded.current = undefined;
        setOpened('add-client');
      },
      onLogOut: () => void leave(queryClient),
      ...(isSuperManager && {
        otherRole: account.role === 'manager' ? ('super_manager' as const) : ('manager' as const),
        onSwitchRole: (role: WorkingRole) => {
          chooseWorkingRole(account, role);
          globalThis.location.assign(paths.dashboard());
        },
      }),
    }),
    [queryClient, account, isSuperManager],
  );
  const { data: circle } = useQuery({ ...circleQuery, enabled: opened === 'palette' });
  const entries = useMemo(() => {
    if (opened !== 'palette') return [];
    const { pathname, search } = globalThis.location;
    return [
      ...recentEntries(readRecentPages(account.id), `${pathname}${search}`),
      ...paletteEntries({ account, ...actions }),
      ...(circle ? [...jobEntries(account.role, circle.jobs), ...paletteFinds(account.role, circle)] : []),
    ];
  }, [opened, account, actions, circle]);
  const searches = useCallback((typed: string) => searchEntries(account.role, typed), [account.role]);
  const frameActions = useMemo(
    () => ({
      inviteRecruiters: actions.onInviteRecruiter,
      inviteCandidates: actions.onInviteCandidates,
      recommendJob: setRecommended,
      putForward: setPutForward,
      messagePeople: setMessaged,
      addClient: (onAdded?: ClientAdded) => {
        actions.onAddClient();
        clientAdded.current = onAdded;
      },
    }),
    [actions],
  );
  const close = () => setOpened(null);
  const showClient: ClientAdded = (client) => {
    clientAdded.current?.(client);
    // Elsewhere the page behind the dialog stays; only the list reloads (CLIENT-05).
    if (globalThis.location.pathname === paths.clients())
      void navigate(paths.clients(), {
        replace: true,
        state: { done: `${client.companyName} was added as a client.` },
      });
  };
  return (
    <FrameActionsContext value={frameActions}>
      <Shell
        counts={counts}
        bell={<Bell />}
        banner={
          (account.erasureDueAt || account.mailReturns) && (
            <Suspense fallback={null}>
              {account.erasureDueAt && <ErasureBanner dueAt={account.erasureDueAt} />}
              {account.mailReturns && <MailReturnsBanner email={account.email} />}
            </Suspense>
          )
        }
        onOpenPalette={() => setOpened('palette')}
        {...actions}
      />
      <OfflineNotice />
      <Toasts />
      <Suspense fallback={null}>
        {account.role === 'recruiter' && <PointsReceivedModal />}
        {opened === 'palette' && <Palette entries={entries} searches={searches} onClose={close} />}
        {opened === 'invite-recruiter' && <InviteRecruitersModal onClose={close} />}
        {opened === 'invite-candidates' && <InviteCandidatesModal onClose={close} />}
        {recommended && <RecommendJobModal job={recommended} onClose={() => setRecommended(null)} />}
        {putForward && <PutForwardModal {...putForward} onClose={() => setPutForward(null)} />}
        {messaged && <MessageManyModal {...messaged} onClose={() => setMessaged(null)} />}
        {opened === 'add-client' && <AddClientModal onClose={close} onAdded={showClient} />}
      </Suspense>
    </FrameActionsContext>
  );
}
