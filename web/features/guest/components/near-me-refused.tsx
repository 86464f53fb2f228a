import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import type { NearMeProblem } from '../hooks/use-near-me.ts';
import './near-me.css';

interface NearMeRefusedProps {
  problem: NearMeProblem;
  onCity: (cityId: number) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words: Record<NearMeProblem, string> = {
  refused:
    'Your browser did not share your location. Allow it in the browser’s settings for this site and try again, or type your city.',
  'not-found': 'Your location could not be found. Try again, or type your city.',
};

/** Explains why there is no location, and takes a city instead. */
export function NearMeRefused({ problem, onCity, onRetry, onClose }: NearMeRefusedProps) {
  return (
    <div className="near-me-refused">
      <p role="alert">{words[problem]}</p>
      <CityCombobox
        label="Your city"
        placeholder="Start typing at least 2 characters"
        emptyText="No such city"
        used1st
        value={null}
        onChange={(option) => option && onCity(option.value)}
      />
      <div className="near-me-ways">
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
