import { Modal } from '../../../ui/overlays/modal.tsx';
import type { JobFilter } from '../model/job-filter.ts';
import { FilterForm } from './filter-form.tsx';
import type { Facets } from './kind-filters.tsx';

interface FilterModalProps {
  filter: JobFilter;
  facets: Facets | undefined;
  onSubmit: (filter: JobFilter) => void;
  onClose: () => void;
}

/** The filter in a dialog, for pages without room for it. */
export function FilterModal({ onClose, ...rest }: FilterModalProps) {
  return (
    <Modal title="Filters" onClose={onClose}>
      <FilterForm {...rest} />
    </Modal>
  );
}
