import type { FindableBy } from '../../../shared/constants/candidate-profile.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { findableByOptions, whoFindsYou } from './findable-by.ts';

interface WhoFindsYouProps {
  /** Undefined until the candidate has chosen. */
  value: FindableBy | undefined;
  onChange: (value: FindableBy) => void;
  error?: string | undefined;
}

/** Asks a candidate who finds them, with nothing chosen for them (PLUS-38). */
export function WhoFindsYou(props: WhoFindsYouProps) {
  return <RadioCards legend={whoFindsYou} isList options={findableByOptions} {...props} />;
}
