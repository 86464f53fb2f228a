import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReadPart } from '../../../../shared/model/candidate-search.ts';
import './question-chips.css';

interface QuestionChipsProps {
  /** The question as it was read. */
  parts: readonly ReadPart[];
  onChange: (question: string) => void;
}

/** How each part of a question was read, as chips: press one to change its words, or its cross to remove it (PLUS-45). */
export function QuestionChips({ parts, onChange }: QuestionChipsProps) {
  const [edited, setEdited] = useState<number>();
  if (parts.length === 0) return null;
  const replace = (at: number, source: string) => {
    setEdited(undefined);
    const sources = parts.map((part, place) => (place === at ? source.trim() : part.source));
    if (source !== parts[at]?.source) onChange(sources.filter(Boolean).join(' '));
  };
  return (
    <ul className="question-chips" aria-label="How the question was read">
      {parts.map(({ kind, source, words }, at) => (
        <li key={`${at} ${source}`} className="question-chip" data-kind={kind}>
          {edited === at ? (
            <PartInput source={source} onDone={(changed) => replace(at, changed)} />
          ) : (
            <button type="button" aria-label={`Change ${words}`} title={source} onClick={() => setEdited(at)}>
              {words}
            </button>
          )}
          <button
            type="button"
            className="question-chip-remove"
            aria-label={`Remove ${words} from the question`}
            onClick={() => replace(at, '')}
          >
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

// The press on the chip opened it.
const focused = (input: HTMLInputElement | null) => input?.focus();

/** The words of a part while they are changed: Enter and leaving the field search for them, Escape leaves them as they were. */
function PartInput({ source, onDone }: { source: string; onDone: (source: string) => void }) {
  const [typed, setTyped] = useState(source);
  return (
    <input
      className="ui-control"
      aria-label="Words of this part"
      ref={focused}
      size={Math.min(Math.max(typed.length, 6), 40)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) onDone(typed);
        if (key === 'Escape') onDone(source);
      }}
    />
  );
}
