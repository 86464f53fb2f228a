import type { usePlace } from '../hooks/use-place.ts';
import type { usePressedMarks } from '../hooks/use-pressed-marks.ts';
import type { OpenedMap } from '../model/open-map.ts';
import { JobBubble } from './job-bubble.tsx';
import { BubbleOnMap } from './on-map.tsx';
import { PlaceBubble } from './place-bubble.tsx';

interface MarkBubblesProps {
  map: OpenedMap;
  pressed: ReturnType<typeof usePressedMarks>;
  distanceTo: ReturnType<typeof usePlace>['distanceTo'];
  onChoose: (jobId: number) => void;
}

/** The popups: the job of the marker under the pointer, and the jobs of the open city. */
export function MarkBubbles({ map, pressed, distanceTo, onChoose }: MarkBubblesProps) {
  const { over, overJob, open, inCity, onClose } = pressed;
  return (
    <>
      {over && overJob && over !== open && (
        <BubbleOnMap key={over.key} map={map} lat={over.lat} lng={over.lng}>
          <JobBubble job={overJob} distance={distanceTo(over)} />
        </BubbleOnMap>
      )}
      {open && (
        <BubbleOnMap key={`open ${open.cityId}`} map={map} lat={open.lat} lng={open.lng}>
          <PlaceBubble
            name={open.name}
            count={open.count}
            jobs={inCity.data}
            failed={inCity.isError}
            distance={distanceTo(open)}
            onChoose={onChoose}
            onClose={onClose}
          />
        </BubbleOnMap>
      )}
    </>
  );
}
