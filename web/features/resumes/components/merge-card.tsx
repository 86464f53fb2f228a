import { useState } from 'react';
import { mergeFields, type MergeField, type SamePeople } from '../../../../shared/model/candidate-merge.ts';
import { samenessWords } from '../../../../shared/rules/same-person.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { useMergeCandidate } from '../queries/candidate-merges.ts';
import { fieldLabels, isAdding, sidesOf, takenAtFirst } from '../model/merge-fields.ts';

interface MergeCardProps {
  one: Pick<SamePeople, 'id' | 'version' | 'person'>;
  other: SamePeople['others'][number];
  onMerged: () => void;
}

/** A person beside the added candidate: why they may be the same, what each says, and the choice of what is kept. */
export function MergeCard({ one, other, onMerged }: MergeCardProps) {
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(() => takenAtFirst(one.person, other));
  const merge = useMergeCandidate(one.id);
  const name = `${other.person.firstName} ${other.person.lastName}`;
  const isRegistered = other.into.kind === 'registered';
  const take = (field: MergeField, isTaken: boolean) =>
    setTaken(new Set(isTaken ? [...taken, field] : [...taken].filter((some) => some !== field)));
  const sides = mergeFields.map((field) => ({ field, ...sidesOf(field, one.person, other.person) }));
  const open = sides.filter(({ field, mine, theirs }) => other.mayTake.includes(field) && mine && mine !== theirs);
  const save = () => {
    const { into, version: intoVersion } = other;
    const chosen = open.flatMap(({ field }) => (taken.has(field) ? field : []));
    merge.mutate({ into, take: chosen, version: one.version, intoVersion }, { onSuccess: onMerged });
  };
  return (
    <Card title={`Merge into ${name}`}>
      <div className="stack">
        <p className="soft">{`${other.evidence.map((kind) => samenessWords[kind]).join('. ')}.`}</p>
        <p>{keptWords(name, other)}</p>
        {open.map(({ field, mine, theirs }) =>
          isAdding(field) ? (
            <Checkbox
              key={field}
              label={`Add ${fieldLabels[field].toLowerCase()}`}
              help={mine}
              checked={taken.has(field)}
              onChange={({ target }) => take(field, target.checked)}
            />
          ) : (
            <RadioCards
              key={field}
              legend={fieldLabels[field]}
              options={[
                { value: 'theirs', label: theirs || 'Not given', detail: `As ${name} is now` },
                { value: 'mine', label: mine, detail: 'From the record that goes' },
              ]}
              value={taken.has(field) ? 'mine' : 'theirs'}
              onChange={(value) => take(field, value === 'mine')}
            />
          ),
        )}
        {open.length === 0 && <p className="soft">{nothingWords(isRegistered)}</p>}
        {merge.error && <FailureNotice what="The candidates were not merged" error={merge.error} />}
        <p className="soft">
          You can undo this for 30 days. What is changed until then stays with the candidate who is kept.
        </p>
        <div className="cluster">
          <Button kind="primary" busy={merge.isPending} onClick={save}>
            Merge into {name}
          </Button>
          {!isRegistered && (
            <ButtonLink to={paths.addedCandidate(other.into.id)}>Keep the other record instead</ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

function keptWords(name: string, { into, person }: MergeCardProps['other']): string {
  if (into.kind === 'registered')
    return `${name} has an account, so what they say of themselves stays. The record that you added goes.`;
  return `The record of ${name} stays, with the address ${person.email ?? ''}.`;
}

const nothingWords = (isRegistered: boolean): string =>
  isRegistered
    ? 'Their profile stays as it is: you may add to it while you share an open job.'
    : 'Both records say the same.';
