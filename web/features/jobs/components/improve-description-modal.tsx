import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ImprovedDescription } from '../../../../shared/model/job-text.ts';
import { textParts, withAccepted, type TextPart } from '../../../../shared/rules/text-parts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { improvedDescriptionQuery } from '../queries/job-text.ts';
import { DescriptionFlags } from './description-flags.tsx';
import './improve-description.css';

interface ImproveDescriptionModalProps {
  description: string;
  /** What the form says outside the description. */
  form: { hasPay: boolean; hasPlace: boolean };
  onAccept: (description: string) => void;
  onClose: () => void;
}

/** Shows a better description as changes to accept part by part, and what keeps people from applying (JOB-81, PLUS-23). */
export function ImproveDescriptionModal({ description, form, onAccept, onClose }: ImproveDescriptionModalProps) {
  const text = description.trim();
  const { data: improved, error, refetch } = useQuery(improvedDescriptionQuery(text));
  const parts = useMemo(() => (improved ? textParts(text, improved.improvedMarkdown) : []), [text, improved]);
  const changes = parts.flatMap((part, place) => (part.kind === 'change' ? [place] : []));
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const accepted = new Set(changes.filter((place) => !refused.has(place)));
  const toggle = (place: number, isAccepted: boolean) => {
    const next = new Set(refused);
    if (isAccepted) next.delete(place);
    else next.add(place);
    setRefused(next);
  };
  const accept = () => {
    onAccept(withAccepted(parts, accepted));
    onClose();
  };
  return (
    <Modal
      title="Improve description"
      lead={improved && leadOf(changes.length, improved.engine)}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {changes.length > 0 ? 'Keep mine' : 'Close'}
          </Button>
          {changes.length > 0 && (
            <Button kind="primary" disabledReason={accepted.size === 0 && 'Select a change first'} onClick={accept}>
              {acceptWord(accepted.size, changes.length)}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Notice
          kind="error"
          action={
            <Button size="small" kind="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!error && !improved && <SkeletonText lines={8} />}
      {improved && (
        <div className="stack">
          <DescriptionFlags flags={improved.flags} form={form} />
          {changes.length > 0 && (
            <ol className="text-diff" aria-label="Changes">
              {parts.map((part, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- parts never move while they are shown
                <li key={place} data-kind={part.kind}>
                  {part.kind === 'same' ? (
                    <Lines lines={part.lines} sign="same" />
                  ) : (
                    <Change
                      part={part}
                      number={changes.indexOf(place) + 1}
                      of={changes.length}
                      isAccepted={accepted.has(place)}
                      onToggle={(isAccepted) => toggle(place, isAccepted)}
                    />
                  )}
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </Modal>
  );
}

function acceptWord(accepted: number, of: number): string {
  if (of === 1) return 'Use the change';
  if (accepted === of) return 'Use all changes';
  return `Use ${accepted} ${accepted === 1 ? 'change' : 'changes'}`;
}

function leadOf(count: number, engine: ImprovedDescription['engine']): string {
  if (count === 0) return 'The text has headings and lists where it needs them.';
  return engine === 'rules'
    ? 'Your own words, with headings and lists. Take what you like; nothing is saved yet.'
    : 'Rewritten by a model; every number, name, place and requirement was compared with yours. Nothing is saved yet.';
}

interface ChangeProps {
  part: Extract<TextPart, { kind: 'change' }>;
  number: number;
  of: number;
  isAccepted: boolean;
  onToggle: (isAccepted: boolean) => void;
}

function Change({ part, number, of, isAccepted, onToggle }: ChangeProps) {
  return (
    <>
      <Checkbox
        label={of === 1 ? 'Use this change' : `Use change ${number} of ${of}`}
        checked={isAccepted}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <Lines lines={part.before} sign="removed" />
      <Lines lines={part.after} sign="added" />
    </>
  );
}

const spoken = { removed: 'Before: ', added: 'After: ', same: '' };

function Lines({ lines, sign }: { lines: readonly string[]; sign: keyof typeof spoken }) {
  const shown = lines.join('\n').replace(/^\n+|(?<!\n)\n+$/g, '');
  if (!shown) return null;
  return (
    <p className="text-diff-lines" data-sign={sign} dir="auto">
      {spoken[sign] && <span className="visually-hidden">{spoken[sign]}</span>}
      {shown}
    </p>
  );
}
