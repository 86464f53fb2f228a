import { useMemo, useState } from 'react';
import type { Account } from '../../../../shared/model/person.ts';
import { momentIn, nameOfZone } from '../../../../shared/rules/zone-words.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { deviceZone, zoneOf } from '../../../common/account/own-time-zone.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { useChangeTimeZone } from '../queries/profile.ts';

/** The section in which users choose the time zone of their calendar, mails and reminders. */
export function TimeZoneSection({ account }: { account: Account }) {
  const change = useChangeTimeZone();
  const [zone, setZone] = useState(zoneOf(account));
  const [now] = useState(() => new Date().toISOString());
  const options = useMemo(() => zoneOptions([zoneOf(account), deviceZone() ?? 'UTC']), [account]);
  const here = deviceZone();
  const isAsked = here === null && account.timeZone === null;
  return (
    <Card title="Time zone">
      <form
        className="ui-form"
        aria-label="Time zone"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ timeZone: zone });
        }}
      >
        {change.error && <FailureNotice what="The time zone was not saved" error={change.error} />}
        <Select
          label="Your time zone"
          required
          options={options}
          value={zone}
          help={`Your calendar, mails and reminders use it. Now it is ${momentIn(now, zone)} there.`}
          onChange={({ target }) => {
            change.reset();
            setZone(target.value);
          }}
        />
        {isAsked && <Notice kind="warning">This device does not say its time zone. Please choose yours.</Notice>}
        {here !== null && here !== zone && (
          <p className="quiet">
            This device is set to {nameOfZone(here)}.{' '}
            <Button size="small" kind="quiet" onClick={() => setZone(here)}>
              Use it
            </Button>
          </p>
        )}
        {change.isSuccess && <Notice kind="done">Your time zone was saved.</Notice>}
        <div className="ui-form-actions">
          <Button type="submit" kind="primary" busy={change.isPending}>
            Save time zone
          </Button>
        </div>
      </form>
    </Card>
  );
}

function zoneOptions(known: readonly string[]): { value: string; label: string }[] {
  const names = [...new Set(['UTC', ...known, ...Intl.supportedValuesOf('timeZone')])];
  return names
    .map((value) => ({ value, label: nameOfZone(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
