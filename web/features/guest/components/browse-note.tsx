import { lookupMinLength } from '../../../../shared/constants/limits.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface BrowseNoteProps {
  text: string;
  isEverywhere: boolean;
  shown: number;
  loaded: number;
  total: number;
  onSearchAll: (text: string) => void;
}

/** Shows how many of the loaded jobs match a text search, and offers to search all jobs (GUEST-11). */
export function BrowseNote({ text, isEverywhere, shown, loaded, total, onSearchAll }: BrowseNoteProps) {
  if (!isEverywhere && total === 0) return 'No jobs match the filters';
  return (
    <>
      {isEverywhere
        ? `${countOf(total, 'job')} found for “${text}”`
        : `${formatCount(shown)} of ${countOf(loaded, 'loaded job')} shown`}
      {!isEverywhere && loaded < total && text.trim().length >= lookupMinLength && (
        <Button kind="quiet" size="small" onClick={() => onSearchAll(text)}>
          Search all {countOf(total, 'job')}
        </Button>
      )}
    </>
  );
}
