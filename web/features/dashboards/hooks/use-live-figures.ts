import { useLiveRefresh } from '../../../api/use-live.ts';
import { figuresKey } from '../queries/figures.ts';

/** Reloads what is counted in a range when counters have changed, and after a lost connection. */
export const useLiveFigures = (): void => useLiveRefresh(figuresKey, { figures: true });
