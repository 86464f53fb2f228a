import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CalendarFeed } from '../../../../shared/model/calendar-feed.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { calendarFeedsQuery, useAddFeed, useRemoveFeed } from '../queries/feeds.ts';

/** The address under which programs read a feed. */
const feedAddress = (token: string): string => `${globalThis.location.origin}/calendar.ics?token=${token}`;

/** The user's calendar in programs elsewhere: secret addresses, shown once, each of which can be stopped. */
export function CalendarFeeds({ onClose }: { onClose: () => void }) {
  const { data: feeds, error, refetch } = useQuery(calendarFeedsQuery);
  const add = useAddFeed();
  return (
    <Modal
      title="Your calendar elsewhere"
      lead="Subscribe to your HireHub calendar in Google, Outlook or Apple."
      size="medium"
      onClose={onClose}
    >
      {error && !feeds && <FailureNotice what="Feeds could not be read" error={error} onRetry={() => void refetch()} />}
      {!feeds && !error && <SkeletonText lines={2} />}
      {add.data && <NewAddress feed={add.data} />}
      {feeds && <FeedList feeds={feeds} />}
      {feeds && <NewFeed add={add} isFirst={feeds.length === 0} />}
    </Modal>
  );
}

function FeedList({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const remove = useRemoveFeed();
  return (
    <>
      {remove.error && <FailureNotice what="The feed could not be stopped" error={remove.error} />}
      {feeds.length > 0 && (
        <ul className="calendar-feeds" aria-label="Feeds">
          {feeds.map((feed) => (
            <li key={feed.id}>
              <span>
                {feed.name}
                <span className="faint">
                  {feed.readAt ? (
                    <>
                      Read <RelativeTime at={feed.readAt} /> by {feed.reader}
                    </>
                  ) : (
                    'Not read yet'
                  )}
                </span>
              </span>
              <Button
                size="small"
                aria-label={`Stop ${feed.name}`}
                busy={remove.isPending && remove.variables === feed.id}
                onClick={() => remove.mutate(feed.id)}
              >
                Stop
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NewFeed({ add, isFirst }: { add: ReturnType<typeof useAddFeed>; isFirst: boolean }) {
  const [name, setName] = useKeptState('calendar-feed', '');
  const refusal =
    add.error instanceof ApiError ? add.error.errors.find(({ key }) => key === 'name')?.message : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(name.trim() || 'My calendar', { onSuccess: () => setName('') });
  };
  return (
    <form className="ui-form" onSubmit={onSubmit} aria-label="New feed">
      {add.error && !refusal && (
        <FailureNotice what="No address was made" error={add.error} kept="What you typed is kept." />
      )}
      <TextInput
        label="Where you use it"
        required={false}
        maxLength={60}
        placeholder="Google on my phone"
        value={name}
        error={refusal}
        help="Programs read a feed every few hours, Google at times once a day. Mails about interviews are faster."
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" kind={isFirst ? 'primary' : 'secondary'} busy={add.isPending}>
        Make a secret address
      </Button>
    </form>
  );
}

function NewAddress({ feed }: { feed: CalendarFeed & { token: string } }) {
  const address = feedAddress(feed.token);
  const [isCopied, setCopied] = useState(false);
  const subscribed = address.replace(/^https?:/, 'webcal:');
  return (
    <Notice kind="done">
      <strong>{feed.name}</strong> is ready. Whoever has this address can read your calendar; it is shown only now.
      <TextInput
        label="Secret address"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        onChange={() => {}}
      />
      <span className="calendar-answers">
        <Button
          size="small"
          kind="primary"
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <a className="ui-button" data-kind="secondary" data-size="small" href={subscribed}>
          Open in Apple or Outlook
        </a>
        <a
          className="ui-button"
          data-kind="secondary"
          data-size="small"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribed)}`}
          target="_blank"
          rel="noreferrer"
        >
          Add to Google
        </a>
      </span>
    </Notice>
  );
}
