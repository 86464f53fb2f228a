import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roleLabels } from '../../../shared/constants/roles.ts';
import type { Account } from '../../../shared/model/person.ts';
import { CandidateRecordSection } from '../../features/candidate-profile/components/candidate-record-section.tsx';
import { HidingSection } from '../../features/candidate-profile/components/hiding-card.tsx';
import { NotificationSettingsSection } from '../../features/profile/components/notification-settings-section.tsx';
import { EmailSection } from '../../features/profile/components/email-section.tsx';
import { AvatarSection } from '../../features/profile/components/avatar-section.tsx';
import { PasswordSection } from '../../features/profile/components/password-section.tsx';
import { PersonSection } from '../../features/profile/components/person-section.tsx';
import { PasskeysSection } from '../../features/profile/components/passkeys-section.tsx';
import { SecondFactorSection } from '../../features/profile/components/second-factor-section.tsx';
import { SessionsSection } from '../../features/profile/components/sessions-section.tsx';
import { SummarySection } from '../../features/profile/components/summary-section.tsx';
import { SocialLinksSection } from '../../features/profile/components/social-links-section.tsx';
import { SuperManagerSection } from '../../features/profile/components/super-manager-section.tsx';
import { TimeZoneSection } from '../../features/profile/components/time-zone-section.tsx';
import { OwnPageSection } from '../../features/people/components/own-page-section.tsx';
import { OwnVerification } from '../../features/people/components/own-verification.tsx';
import { OwnResumeSection } from '../../features/resumes/components/own-resume-card.tsx';
import { YourDataSection } from '../../features/personal-data/components/your-data-section.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { FormLayout } from '../../ui/layouts/layouts.tsx';
import { PageHead } from '../../ui/layouts/page-head.tsx';
import { Tabs } from '../../ui/layouts/tabs.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { useAccount } from '../../common/account/account.ts';
import { avatarAddress, fullName } from '../../common/people/person.ts';

type Section = ComponentType<{ account: Account }>;

/** The sections of each tab in order. Each renders its own frame, and nothing for roles that it does not concern. */
const tabs: readonly { value: 'profile' | 'privacy' | 'account'; label: string; sections: readonly Section[] }[] = [
  {
    value: 'profile',
    label: 'Profile',
    sections: [
      AvatarSection,
      OwnResumeSection,
      CandidateRecordSection,
      SummarySection,
      PersonSection,
      TimeZoneSection,
      SocialLinksSection,
      OwnPageSection,
    ],
  },
  { value: 'privacy', label: 'Privacy', sections: [HidingSection, YourDataSection] },
  {
    value: 'account',
    label: 'Account',
    sections: [
      EmailSection,
      PasswordSection,
      SecondFactorSection,
      PasskeysSection,
      SessionsSection,
      NotificationSettingsSection,
      SuperManagerSection,
    ],
  },
];

/** `/profile`: the user's account, composed from the features that own a part of it (PROF-10 to PROF-15). */
export function ProfilePage() {
  const account = useAccount();
  const name = fullName(account);
  const [search, setSearch] = useSearchParams();
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
      <Tabs
        label="Parts of your profile"
        tabs={tabs.map(({ value, label, sections }) => ({
          value,
          label,
          content: <Sections {...{ sections, account }} />,
        }))}
        value={tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'profile'}
        onChange={(value) => setSearch(value === 'profile' ? {} : { tab: value }, { replace: true })}
      />
    </FormLayout>
  );
}

function Sections({ sections, account }: { sections: readonly Section[]; account: Account }) {
  return (
    <div className="stack">
      {sections.map((Section, position) => (
        <Section key={position} account={account} />
      ))}
    </div>
  );
}
