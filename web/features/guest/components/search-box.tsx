import { Search } from 'lucide-react';
import '../../../ui/fields/field.css';
import '../../../ui/tables/filter-bar.css';
import { useEffect, useRef, useState } from 'react';
import { jobSearchPlaceholder } from '../../../../shared/constants/job.ts';

interface SearchBoxProps {
  /** The text in the address; the box follows external changes. */
  text: string;
  onText: (text: string) => void;
  /** Searches all jobs, on Enter. */
  onSearchAll: (text: string) => void;
}

const restMilliseconds = 200;

/** The free-text search of the loaded list (GUEST-16). */
export function SearchBox({ text, onText, onSearchAll }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const reported = useRef(text);
  useEffect(() => {
    if (text === reported.current) return;
    reported.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => {
    if (typed === reported.current) return undefined;
    const timer = setTimeout(() => {
      // Enter searched all for it meanwhile, which must not become a search of the list again.
      if (typed === reported.current) return;
      reported.current = typed;
      onText(typed);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onText]);
  return (
    <form
      role="search"
      className="browse-search"
      onSubmit={(event) => {
        event.preventDefault();
        reported.current = typed;
        onSearchAll(typed);
      }}
    >
      <label className="ui-search">
        <Search size={16} aria-hidden />
        <span className="visually-hidden">{jobSearchPlaceholder}</span>
        <input
          type="search"
          className="ui-control"
          maxLength={200}
          value={typed}
          placeholder={jobSearchPlaceholder}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
    </form>
  );
}
