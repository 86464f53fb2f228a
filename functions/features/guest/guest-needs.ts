import type { City } from '../../../shared/model/place.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { GuestStore } from './guest.store.ts';

/** The dependencies of the guest handlers. */
export interface GuestNeeds {
  guestStore: GuestStore;
  jobSearch: SearchIndex;
  cityById(id: number): City | undefined;
  clock: Clock;
}
