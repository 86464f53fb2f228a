import type { Claim } from '../../../../shared/model/claim.ts';
import { isChoice } from '../../../../shared/rules/undo-choice.ts';
import { useUndoWindow } from '../../../common/jobs/use-undo-window.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface UndoChoiceProps {
  claim: Claim;
  undo: { mutate: (claimId: number) => void; isPending: boolean };
}

/** Takes the choice of a recruiter back while that is possible; nothing afterwards. */
export function UndoChoice({ claim, undo }: UndoChoiceProps) {
  const isOpen = useUndoWindow(claim.confirmedAt ?? undefined);
  if (!isOpen || !isChoice(claim)) return null;
  return (
    <Button
      size="small"
      busy={undo.isPending}
      title="Possible for ten minutes. Nobody else reads before then that you chose."
      aria-label={`Undo choosing ${fullName(claim.recruiter)}`}
      onClick={() => undo.mutate(claim.id)}
    >
      Undo
    </Button>
  );
}
