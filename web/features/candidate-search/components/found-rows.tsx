import type { ComponentProps } from 'react';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import { shownFile } from '../../../common/lists/list-file.tsx';
import { PeopleBar } from '../../../common/people/people-bar.tsx';
import { fullName } from '../../../common/people/person.ts';
import { usePicking } from '../../../common/people/use-picking.ts';
import { CardList } from '../../../ui/layouts/layouts.tsx';
import { candidateFileColumns } from '../model/candidate-file.ts';
import { useFavoriteFound } from '../queries/candidates.ts';
import { CandidateRow } from './candidate-row.tsx';

interface FoundRowsProps extends Pick<ComponentProps<typeof CandidateRow>, 'wanted' | 'unit' | 'mark'> {
  label: string;
  rows: readonly FoundCandidate[];
  /** The job for which they were found. */
  jobId?: number;
}

/** Candidates who were found, each with a star, and what is done with several who are selected. */
export function FoundRows({ label, rows, jobId, ...shown }: FoundRowsProps) {
  const favorite = useFavoriteFound();
  const picking = usePicking();
  return (
    <>
      <PeopleBar
        people={rows.map((one) => ({ id: one.id, name: fullName(one), email: one.isAdded && one.email }))}
        picking={picking}
        jobId={jobId}
        file={(picked) =>
          shownFile(
            rows.filter(({ id }) => picked.has(id)),
            candidateFileColumns,
          )
        }
      />
      <CardList label={label}>
        {rows.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            {...shown}
            picking={picking}
            {...(!candidate.isAdded && {
              onFavorite: (isFavorite: boolean) => favorite.mutate({ id: candidate.id, isFavorite }),
            })}
          />
        ))}
      </CardList>
    </>
  );
}
