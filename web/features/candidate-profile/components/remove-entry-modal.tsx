import type { EntrySection } from '../../../../shared/constants/candidate-profile.ts';
import { RemovalModal } from '../../../common/forms/removal-modal.tsx';
import { useRemoveEntry } from '../queries/candidate-profile.ts';

interface RemoveEntryModalProps {
  candidateId: number;
  section: EntrySection;
  id: number;
  /** 'Texas State University'. */
  title: string;
  onClose: () => void;
}

/** Asks for confirmation before an entry is removed (CAND-59, CAND-65, CAND-70). */
export function RemoveEntryModal({ candidateId, section, id, title, onClose }: RemoveEntryModalProps) {
  const remove = useRemoveEntry(candidateId, section);
  return (
    <RemovalModal
      title={`Remove ${title}?`}
      action="Remove"
      failed="It could not be removed"
      removal={remove}
      onRemove={() => remove.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      It leaves the profile and the search. The other entries stay as they are.
    </RemovalModal>
  );
}
