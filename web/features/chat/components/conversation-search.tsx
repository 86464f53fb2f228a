import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../shared/model/chat.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { useDebounced } from '../../../ui/fields/use-debounced.ts';
import { formatDate } from '../../../ui/text/dates.ts';
import { formatTime } from '../../../ui/text/short-dates.ts';
import { useMessageSearch } from '../hooks/use-message-search.ts';

interface ConversationSearchProps {
  withUserId: number;
  nameOf: (userId: number) => string;
  onFound: (number: number) => void;
  onClose: () => void;
}

/** Searches the conversation for words, newest first, and says how far back it has come. */
export function ConversationSearch({ withUserId, nameOf, onFound, onClose }: ConversationSearchProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const query = useDebounced(typed.trim());
  const { search, found } = useMessageSearch(withUserId, query);
  return (
    <section className="conversation-search" aria-label="Search in this conversation">
      <div className="conversation-search-line">
        <Search size={16} aria-hidden />
        <input
          className="ui-control"
          type="search"
          aria-label="Words to find"
          placeholder="Find words in this conversation"
          value={typed}
          maxLength={100}
          ref={field}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <IconButton label="Close the search" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {search.isError && (
        <FailureNotice
          what="The conversation could not be searched"
          error={search.error}
          kept="What you typed is still there."
          onRetry={() => void search.refetch()}
        />
      )}
      <p className="visually-hidden" role="status">
        {query && search.isSuccess ? `${countOf(found.length, 'message')} found` : ''}
      </p>
      {query !== '' && search.isSuccess && (
        <>
          <ul className="conversation-hits">
            {found.map((message) => (
              <Hit key={message.messageId} message={message} nameOf={nameOf} onFound={onFound} />
            ))}
          </ul>
          <SearchedSoFar search={search} isEmpty={found.length === 0} />
        </>
      )}
    </section>
  );
}

function Hit({
  message: { messageId, data, senderId, createdAt },
  nameOf,
  onFound,
}: Pick<ConversationSearchProps, 'nameOf' | 'onFound'> & { message: ChatMessage }) {
  return (
    <li>
      <button type="button" onClick={() => onFound(messageId)}>
        <span className="conversation-hit-head">
          {nameOf(senderId)} · {formatDate(createdAt)}, {formatTime(createdAt)}
        </span>
        <span className="truncate" dir="auto">
          {data}
        </span>
      </button>
    </li>
  );
}

interface SearchedSoFarProps {
  search: ReturnType<typeof useMessageSearch>['search'];
  isEmpty: boolean;
}

function SearchedSoFar({ search, isEmpty }: SearchedSoFarProps) {
  const searchedBackTo = search.data?.pages.at(-1)?.searchedBackTo;
  return (
    <>
      <p className="faint">
        {isEmpty && 'Nothing found. '}
        {search.hasNextPage && searchedBackTo
          ? `Searched back to ${formatDate(searchedBackTo)}.`
          : 'The whole conversation was searched.'}
      </p>
      {search.hasNextPage && (
        <Button size="small" busy={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
          Search further back
        </Button>
      )}
    </>
  );
}
