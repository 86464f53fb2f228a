import { formatCount } from '../../../../shared/rules/money.ts';
import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { useFigureAddress, type FigureAddress } from '../model/figure-scope.ts';

interface FigureLinkProps extends FigureAddress {
  value?: number;
  /** What the number is of, for those who hear only the link. */
  label: string;
  /** The number in words, where it is not bare: '3 hires', '2 days'. */
  words?: string;
}

/** A number that opens the list that it counts, in the same range (PLUS-30). */
export function FigureLink({ value = 0, label, words = formatCount(value), ...address }: FigureLinkProps) {
  const to = useFigureAddress(address);
  if (!to) return words;
  return (
    <Link to={to} kind="plain" className="figure-link" aria-label={`${words}, ${label}`}>
      {words}
    </Link>
  );
}

interface PartLinkProps {
  part: FigureAddress & { value: number };
  cases: FigureAddress & { value: number };
  label: string;
}

/** A part of so many cases, both of which open their lists: '3 of 4', and from five cases on '6 of 8 (75%)'. */
export function PartLink({ part, cases, label }: PartLinkProps) {
  // One element, because ends of rows space what is in them.
  return (
    <span>
      <FigureLink {...part} label={label} /> of <FigureLink {...cases} label={`all of ${label}`} />
      {cases.value >= fewestCases && ` (${Math.round((part.value / cases.value) * 100)}%)`}
    </span>
  );
}
