import { useMemo, useState } from 'react';
import type { Account } from '../../../../shared/model/person.ts';
import { momentIn } from '../../../../shared/rules/zone-words.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { ownTimeZone, zoneOf } from '../../../common/account/own-time-zone.ts';
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
  const options = useMemo(() => zoneOptions([zoneOf(account), ownTimeZone()]), [account]);
  const here = ownTimeZone();
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
        {here !== zone && (
          <p className="quiet">
            This device is set to {here}.{' '}
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
  return names.toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
