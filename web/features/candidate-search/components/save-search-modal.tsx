import { useState, type FormEvent } from 'react';
import {
  alertFrequencies,
  alertFrequencyLabels,
  type AlertFrequency,
} from '../../../../shared/constants/candidate-search.ts';
import type { SavedSearch } from '../../../../shared/model/candidate-search.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { nameOf, SearchFields } from '../../../common/saved-searches/search-fields.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { useChangeSavedSearch, useSaveSearch } from '../queries/saved-searches.ts';

interface SaveSearchModalProps {
  wish: SearchWish;
  /** What the search asks for, in words. */
  words: readonly string[];
  /** The saved search to change; without one a new search is saved. */
  search?: SavedSearch | undefined;
  onSaved: (search: SavedSearch) => void;
  onClose: () => void;
}

/** Saves a search under a name with an alert, or changes a saved one (PLUS-19). */
export function SaveSearchModal({ wish, words, search, onSaved, onClose }: SaveSearchModalProps) {
  const start = { name: search?.name ?? nameOf(words), chosen: search?.alert ?? ('daily' as AlertFrequency) };
  const [typed, type, forget] = useKeptState(`saved-search.${search?.id ?? words.join()}`, start);
  const { name, chosen } = typed;
  // Whom recruiters add themselves need not be announced to them.
  const isOfAdded = wish.scope === 'added';
  const alert = isOfAdded ? 'never' : chosen;
  const [isEmpty, setEmpty] = useState(false);
  const [add, change] = [useSaveSearch(), useChangeSavedSearch()];
  const { error, isPending } = search ? change : add;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setEmpty(true);
    const onSuccess = (saved: SavedSearch) => {
      forget();
      onSaved(saved);
      onClose();
    };
    if (search) change.mutate({ ...search, name, wish, alert }, { onSuccess });
    else add.mutate({ name, wish, alert }, { onSuccess });
    return undefined;
  };
  return (
    <FormModal
      title={search ? 'Change saved search' : 'Save this search'}
      lead={words.length > 0 ? words.join(' · ') : 'Everybody who is available'}
      onClose={onClose}
      busy={isPending}
      submit="Save search"
      onSubmit={submit}
    >
      {error && <FailureNotice what="The search could not be saved" error={error} />}
      <SearchFields
        name={name}
        onName={(next) => type({ ...typed, name: next })}
        isAsked={isEmpty}
        label="Notify me when somebody new fits"
        help={
          isOfAdded
            ? 'Whom you add yourself is not announced to you.'
            : 'By notification and mail; people who fit already are not announced.'
        }
        frequencies={isOfAdded ? ['never'] : alertFrequencies}
        labels={alertFrequencyLabels}
        alert={alert}
        onAlert={(next) => type({ ...typed, chosen: next })}
      />
    </FormModal>
  );
}
