import type { ComponentType } from 'react';
import type { AlertNeeds } from '../../../common/jobs/alert-needs.ts';
import { useFilterChips } from '../hooks/use-filter-chips.ts';
import type { Browsing } from '../hooks/use-browsing.ts';
import { categoryName } from '../../../common/jobs/category-card.tsx';

interface AlertForSearchProps {
  browsing: Pick<Browsing, 'address' | 'question' | 'found'>;
  Alert: ComponentType<AlertNeeds>;
  onClose: () => void;
}

/** The dialog that saves what the list asks for, in words: its text, its category and its filters. */
export function AlertForSearch({ browsing: { address, question, found }, Alert, onClose }: AlertForSearchProps) {
  const chips = useFilterChips({ ...address.filter, bounds: null, postedWithin: null });
  const { campaign } = found;
  const words = [
    ...(question.search ? [`“${question.search.trim()}”`] : []),
    ...(campaign ? [categoryName(campaign)] : []),
    ...chips.map(({ label }) => label),
  ];
  // The names of places and skills arrive a moment later; the name of the search begins with them.
  return <Alert key={words.join('|')} question={question} words={words} onClose={onClose} />;
}
