import type { DigestFrequency } from '../../../../shared/constants/notification.ts';
import {
  digestFrequencies,
  digestFrequencyLabels,
  notificationGroupLabels,
  notificationGroupsOf,
} from '../../../../shared/constants/notification.ts';
import { supportEmail } from '../../../../shared/constants/product.ts';
import { mailSettingsOf } from '../../../../shared/model/notification-settings.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useChangeMailSettings } from '../queries/mail-settings.ts';
import './notification-settings-section.css';

const digestDetails: Record<DigestFrequency, string> = {
  off: 'No digest',
  daily: 'New and unread notifications, in one email a day, after eight in the morning',
  weekly: 'New and unread notifications, in one email a week, on Monday after eight in the morning',
};
const digestOptions = digestFrequencies.map((value) => ({
  value,
  label: digestFrequencyLabels[value],
  detail: digestDetails[value],
}));

/**
 * Which notifications are mailed immediately, and how often a digest collects the rest. Each choice takes effect
 * immediately.
 */
export function NotificationSettingsSection({ account }: { account: Account }) {
  const { mutate: change, error, isSuccess, isPending } = useChangeMailSettings();
  const mail = mailSettingsOf(account);
  return (
    <Card title="Email notifications">
      <div className="stack mail-settings">
        {account.mailUnwanted && (
          <Notice kind="warning">
            One of our mails to you was marked as spam, so you get essential emails alone, whatever you choose here. To
            get the others again, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Notice>
        )}
        <p className="faint">
          Essential emails, such as links to confirm your account or set a password, are always sent.
        </p>
        <fieldset className="mail-switches">
          <legend className="ui-field-label">Sent immediately</legend>
          {notificationGroupsOf[account.role].map((group) => (
            <div key={group} className="mail-switch">
              <Switch
                label={notificationGroupLabels[group].label}
                checked={mail.groups[group]}
                onChange={(on) => change({ ...mail, groups: { ...mail.groups, [group]: on } })}
              />
              <p className="faint">{notificationGroupLabels[group].covers}</p>
            </div>
          ))}
        </fieldset>
        <RadioCards
          legend="Digest"
          options={digestOptions}
          value={mail.digest}
          onChange={(digest) => change({ ...mail, digest })}
        />
        {(account.role === 'manager' || account.role === 'recruiter') && (
          <div className="mail-switch">
            <Switch
              label="Figures of your week"
              checked={mail.figures ?? false}
              onChange={(figures) => change({ ...mail, figures })}
            />
            <p className="faint">What your dashboard says of the last week, every Monday morning</p>
          </div>
        )}
        {error && <FailureNotice what="Your settings could not be saved" error={error} />}
        {isSuccess && !isPending && <Notice kind="done">Your email settings were saved.</Notice>}
      </div>
    </Card>
  );
}
