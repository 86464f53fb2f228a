import { api } from '../../api/api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { OutcomeModal } from '../../ui/overlays/outcome-modal.tsx';
import { countOf } from '../../../shared/rules/money.ts';
import type { ChosenPerson } from '../frame/frame-actions.ts';
import { useInTurn } from '../lists/use-in-turn.ts';
import { candidateKeys } from '../query-keys/candidates.ts';

/** Adds one to the favourites; returns why not, or null. */
async function favor({ id: candidateId, email }: ChosenPerson) {
  if (email !== undefined) return 'Has no account yet; give them a tag instead';
  await api['candidate-profile'].favoriteCandidate({ params: { candidateId }, body: { isFavorite: true } });
  return null;
}

/** Adds several people to the favourites, one after the other as if each were marked alone, and says what became of each. */
export function FavoritePeople({
  people,
  disabledReason,
}: {
  people: readonly ChosenPerson[];
  disabledReason: string | false;
}) {
  const { doing: marking } = useInTurn({
    each: () => people,
    act: favor,
    stale: [candidateKeys.profiles, candidateKeys.found],
  });
  return (
    <>
      <Button size="small" busy={marking.isPending} disabledReason={disabledReason} onClick={() => marking.mutate()}>
        Add to favourites
      </Button>
      {marking.data && (
        <OutcomeModal
          title={(done) => `${done} of ${countOf(marking.data.length, 'person', 'people')} in your favourites`}
          headings={{ done: 'In your favourites', notDone: 'Not in your favourites' }}
          words="Found under “My favourites” in Candidates"
          people={marking.data}
          onClose={marking.reset}
        />
      )}
    </>
  );
}
