import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ContestedReturn } from '../../../../shared/model/points.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { listFile, ListCsv, type FileColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import { isOver } from '../model/is-over.ts';
import { contestedReturnsQuery, useDecideReturn } from '../queries/points.ts';
import { useLivePoints } from '../hooks/use-live-points.ts';
import { WordsModal } from './words-modal.tsx';
import './contested-returns.css';

const fileColumns: readonly FileColumn<ContestedReturn>[] = [
  { header: 'Points', text: ({ points }) => Math.abs(points) },
  { header: 'Job', text: ({ job }) => job?.title ?? null },
  { header: 'Candidate', text: ({ candidate }) => candidate && fullName(candidate) },
  { header: 'Recruiter', text: ({ recruiter }) => fullName(recruiter) },
  { header: 'Manager', text: ({ manager }) => fullName(manager) },
  { header: 'Left on', text: ({ leaving }) => leaving.leftOn },
  { header: 'Reason', text: ({ leaving }) => leaving.reason },
  { header: 'Contest', text: ({ leaving }) => leaving.contest?.words ?? null },
];

type Outcome = 'upheld' | 'restored';
interface Asked {
  about: ContestedReturn;
  outcome: Outcome;
}

/** Contested returns that the super manager decides, oldest first, with the words of both; nothing if there are none. */
export function ContestedReturns() {
  const list = useInfiniteQuery(contestedReturnsQuery);
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(list.data);
  useLivePoints();
  if (rows.length === 0 && !done && !list.isError) return null;
  const finish = (sentence: string) => {
    setAsked(undefined);
    setDone(sentence);
    // The row and its buttons disappear, so the focus moves to the card.
    box.current?.focus();
  };
  return (
    <Card
      title="Contested returns"
      aside={
        rows.length > 0 && (
          <ListCsv
            title="Contested returns"
            file={listFile(contestedReturnsQuery, fileColumns)}
            total={totalOf(list.data)}
          />
        )
      }
    >
      <div ref={box} tabIndex={-1} className="stack">
        {done && <Notice kind="done">{done}</Notice>}
        {list.isError && !list.data && (
          <FailureNotice
            what="The contested returns could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {rows.length > 0 && (
          <ul className="points-contested" aria-label="Contested returns">
            {rows.map((row) => (
              <Contested key={row.id} row={row} onAsk={(outcome) => setAsked({ about: row, outcome })} />
            ))}
          </ul>
        )}
        {list.hasNextPage && <MoreOfList list={list} noun="contested returns" />}
      </div>
      {asked && <Deciding {...asked} onClose={() => setAsked(undefined)} onDone={finish} />}
    </Card>
  );
}

function Contested({ row, onAsk }: { row: ContestedReturn; onAsk: (outcome: Outcome) => void }) {
  const { points, job, candidate, recruiter, manager, leaving, claimId } = row;
  const hire = `${candidate ? fullName(candidate) : 'a hire'}${job ? ` as ${job.title}` : ''}`;
  return (
    <li aria-label={hire} className="stack">
      <strong>
        {countOf(Math.abs(points), 'point')} for {hire}
      </strong>
      <div>
        {fullName(manager)}{' '}
        {leaving.about
          ? `says that ${fullName(recruiter)} did not earn this`
          : `says they left on ${formatDay(leaving.leftOn)}`}
        : “{leaving.reason}”
      </div>
      {leaving.contest && (
        <div>
          {fullName(recruiter)} {leaving.about ? 'says' : 'contests'}: “{leaving.contest.words}”
        </div>
      )}
      {claimId !== null && <Link to={paths.claim(claimId)}>Evidence{candidate && `: ${fullName(candidate)}`}</Link>}
      {isHeard(row) ? (
        <div className="cluster">
          <Button size="small" aria-label={`Take points back for ${hire}`} onClick={() => onAsk('upheld')}>
            Take points back
          </Button>
          <Button size="small" aria-label={`Let them keep points for ${hire}`} onClick={() => onAsk('restored')}>
            Let them keep points
          </Button>
        </div>
      ) : (
        <div className="soft">
          {fullName(recruiter)} is heard first and can reply until {formatDate(leaving.contestUntil)}.
        </div>
      )}
    </li>
  );
}

const isHeard = ({ leaving: { contest, contestUntil } }: ContestedReturn) => contest !== null || isOver(contestUntil);

function Deciding({
  about: { id, points, recruiter },
  outcome,
  onClose,
  onDone,
}: Asked & { onClose: () => void; onDone: (sentence: string) => void }) {
  const decide = useDecideReturn();
  const [name, all] = [fullName(recruiter), countOf(Math.abs(points), 'point')];
  const isRestored = outcome === 'restored';
  return (
    <WordsModal
      keptAs={`${outcome}.${id}`}
      title={isRestored ? `Let ${name} keep ${all}?` : `Take ${all} back from ${name}?`}
      lead={`${isRestored ? `${name} keeps` : `${name} does not get`} the points. Manager and recruiter read your reason. A decision is final.`}
      label="Reason"
      confirm={isRestored ? 'Let them keep points' : 'Take points back'}
      busy={decide.isPending}
      failure={decide.isError ? failureMessage(decide.error) : undefined}
      onClose={onClose}
      onConfirm={(words, sent) =>
        decide.mutate(
          { id, outcome, words },
          {
            onSuccess: () => {
              sent();
              onDone(isRestored ? `${name} keeps ${all}.` : `${all} of ${name} return.`);
            },
          },
        )
      }
    />
  );
}
