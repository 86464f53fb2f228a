import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mostTaggedTogether } from '../../../shared/validation/imported-candidate.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { api } from '../../api/api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
import { OutcomeModal } from '../../ui/overlays/outcome-modal.tsx';
import { PickBar } from '../../ui/tables/pick-bar.tsx';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { useFrameActions, type ChosenPerson } from '../frame/frame-actions.ts';
import { CsvButton, type CsvRows } from '../lists/csv-button.tsx';
import { candidateKeys } from '../query-keys/candidates.ts';
import { importKeys } from '../query-keys/imports.ts';
import { FavoritePeople } from './favorite-people.tsx';
import type { Picking } from './use-picking.ts';

interface PeopleBarProps {
  /** Everybody who can be selected. */
  people: readonly ChosenPerson[];
  picking: Picking;
  /** The job for which they were found. */
  jobId?: number | undefined;
  /** The selected as a file, by their ids. */
  file: (picked: ReadonlySet<number>) => CsvRows;
}

/**
 * What a recruiter does with the people they selected in a list: put them forward, write to and mark those with an account, tag
 * those whom they added, and save them as a file. Nothing while nobody is selected.
 */
export function PeopleBar({ people, picking: { picked, pickAll }, jobId, file }: PeopleBarProps) {
  const { putForward, messagePeople } = useFrameActions();
  const [tagged, setTagged] = useState<readonly ChosenPerson[]>();
  const selected = people.filter(({ id }) => picked.has(id));
  const added = selected.filter(({ email }) => email !== undefined);
  const members = selected.filter(({ email }) => email === undefined);
  if (selected.length === 0 && !tagged) return null;
  const about = jobId !== undefined && { jobId };
  const tooMany = selected.length > mostTaggedTogether && `Select at most ${mostTaggedTogether} people`;
  return (
    <PickBar
      label="Selected people"
      selected={countOf(selected.length, 'person', 'people')}
      all={selected.length < people.length ? people.length : undefined}
      onPickAll={() => pickAll(people.map(({ id }) => id))}
      onClear={() => pickAll([])}
    >
      <Button
        size="small"
        kind="primary"
        disabledReason={tooMany}
        onClick={() => putForward({ people: selected, ...about })}
      >
        Put forward
      </Button>
      {members.length > 0 && (
        <Button size="small" disabledReason={tooMany} onClick={() => messagePeople({ people: members, ...about })}>
          Message
        </Button>
      )}
      {members.length > 0 && <FavoritePeople people={selected} disabledReason={tooMany} />}
      {added.length > 0 && (
        <Button size="small" disabledReason={tooMany} onClick={() => setTagged(added)}>
          Tag
        </Button>
      )}
      <CsvButton name="selected-people" of="selected people" rows={file(picked)} />
      {tagged && <TagModal people={tagged} onClose={() => setTagged(undefined)} />}
    </PickBar>
  );
}

function useTag(people: readonly ChosenPerson[]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tag: string) =>
      (await api.imports.tagImportedCandidates({ body: { ids: people.map(({ id }) => id), tag } })).data,
    onSettled: () =>
      Promise.all([importKeys.all, candidateKeys.found].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Gives one tag, which is a list, to several people whom the recruiter added, and says what became of each. */
function TagModal({ people, onClose }: { people: readonly ChosenPerson[]; onClose: () => void }) {
  const [tag, setTag] = useState('');
  const give = useTag(people);
  const send = () => give.mutate(tag.trim());
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';
  const lead = 'A tag is a list: choose it in Added candidates to see everybody who has it.';
  if (give.data)
    return (
      <OutcomeModal
        title={() => `Tagged “${tag.trim()}”`}
        lead={lead}
        headings={{ done: 'Tagged', notDone: 'Not tagged' }}
        words={tag.trim()}
        people={give.data.map(({ id, whyNot }) => ({ id, name: nameOf(id), whyNot }))}
        onClose={onClose}
      />
    );
  return (
    <ConfirmModal
      title={`Tag ${countOf(people.length, 'person', 'people')}`}
      lead={lead}
      busy={give.isPending}
      onClose={onClose}
      confirm="Give tag"
      disabledReason={!tag.trim() && 'Enter a tag'}
      onConfirm={send}
    >
      {give.error && <FailureNotice what="Nobody was tagged" error={give.error} onRetry={send} />}
      <TextInput label="Tag" maxLength={40} value={tag} onChange={({ target }) => setTag(target.value)} />
    </ConfirmModal>
  );
}
