import type { DigestFrequency } from '../../../../shared/constants/notification.ts';
import {
  digestFrequencies,
  digestFrequencyLabels,
  notificationGroupLabels,
  notificationGroupsOf,
} from '../../../../shared/constants/notification.ts';
import { mailSettingsOf } from '../../../../shared/model/notification-settings.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useChangeMailSettings } from '../queries/mail-settings.ts';
import './notification-settings-section.css';

const digestDetails: Record<DigestFrequency, string> = {
  off: 'Nothing is gathered',
  daily: 'What is new and unread, in one letter a day',
  weekly: 'What is new and unread, in one letter a week',
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
    <Card title="Mail about notifications">
      <div className="stack mail-settings">
        <p className="faint">
          Mails that your account cannot do without, such as links to confirm it or to set a password, always come.
        </p>
        <fieldset className="mail-switches">
          <legend className="ui-field-label">Mailed at once</legend>
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
        {error && <Notice kind="error">{failureMessage(error)} Your settings are as they were.</Notice>}
        {isSuccess && !isPending && <Notice kind="done">Your mail settings are saved.</Notice>}
      </div>
    </Card>
  );
}
