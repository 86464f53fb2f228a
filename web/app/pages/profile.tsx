import type { ComponentType } from 'react';
import { roleLabels } from '../../../shared/constants/roles.ts';
import type { Account } from '../../../shared/model/person.ts';
import { CandidateRecordSection } from '../../features/candidate-profile/components/candidate-record-section.tsx';
import { HidingSection } from '../../features/candidate-profile/components/hiding-card.tsx';
import { NotificationSettingsSection } from '../../features/profile/components/notification-settings-section.tsx';
import { AvatarSection } from '../../features/profile/components/avatar-section.tsx';
import { PasswordSection } from '../../features/profile/components/password-section.tsx';
import { PersonSection } from '../../features/profile/components/person-section.tsx';
import { SessionsSection } from '../../features/profile/components/sessions-section.tsx';
import { SummarySection } from '../../features/profile/components/summary-section.tsx';
import { SocialLinksSection } from '../../features/profile/components/social-links-section.tsx';
import { SuperManagerSection } from '../../features/profile/components/super-manager-section.tsx';
import { TimeZoneSection } from '../../features/profile/components/time-zone-section.tsx';
import { OwnVerification } from '../../features/people/components/own-verification.tsx';
import { OwnResumeSection } from '../../features/resumes/components/own-resume-card.tsx';
import { YourDataSection } from '../../features/personal-data/components/your-data-section.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { FormLayout } from '../../ui/layouts/layouts.tsx';
import { PageHead } from '../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { useAccount } from '../../common/account/account.ts';
import { avatarAddress, fullName } from '../../common/people/person.ts';

/** The sections of the page in order. Each renders its own frame, and nothing for roles that it does not concern. */
const sections: readonly ComponentType<{ account: Account }>[] = [
  AvatarSection,
  OwnResumeSection,
  CandidateRecordSection,
  HidingSection,
  SummarySection,
  PersonSection,
  TimeZoneSection,
  SocialLinksSection,
  NotificationSettingsSection,
  PasswordSection,
  SessionsSection,
  SuperManagerSection,
  YourDataSection,
];

/** `/profile`: the user's account, composed from the features that own a part of it (PROF-10 to PROF-15). */
export function ProfilePage() {
  const account = useAccount();
  const name = fullName(account);
  return (
    <FormLayout
      head={
        <PageHead
          title={name}
          lead={`${roleLabels[account.role]} · ${account.email}`}
          state={<OwnVerification account={account} />}
          avatar={<Avatar name={name} src={avatarAddress(account.avatar, 'large')} size={64} />}
        />
      }
    >
      <PageTitle>Profile</PageTitle>
      {sections.map((Section, position) => (
        <Section key={position} account={account} />
      ))}
    </FormLayout>
  );
}
