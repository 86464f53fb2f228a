import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import type { usePressedMarks } from '../hooks/use-pressed-marks.ts';
import { markOf, type Mark } from '../model/cluster-marks.ts';
import type { OpenedMap } from '../model/open-map.ts';
import { JobMark } from './job-mark.tsx';
import { OnMap } from './on-map.tsx';

interface JobMarksProps extends Pick<JobMapNeeds, 'jobs' | 'favorites' | 'activeId' | 'onActive'> {
  map: OpenedMap;
  marks: readonly Mark[];
  pressed: ReturnType<typeof usePressedMarks>;
}

/** The markers, of which those of the active job, of favorites and of the open city stand out. */
export function JobMarks({ map, marks, pressed, jobs, favorites, activeId, onActive }: JobMarksProps) {
  const { over, open, onlyJob, press, setOver } = pressed;
  const activeMark = markOf(marks, jobs.find(({ id }) => id === activeId)?.city);
  const favoriteMarks = new Set(
    jobs.flatMap((job) => (favorites.has(job.id) ? (markOf(marks, job.city)?.key ?? []) : [])),
  );
  return marks.map((mark) => (
    <OnMap key={mark.key} map={map} lat={mark.lat} lng={mark.lng} isRaised={mark === activeMark || mark === over}>
      <JobMark
        mark={mark}
        title={onlyJob(mark)?.title}
        isActive={mark === activeMark}
        isFavorite={favoriteMarks.has(mark.key)}
        isOpen={mark === open}
        onPress={() => press(mark)}
        onOver={(isOver) => {
          setOver(isOver ? mark.key : null);
          onActive(isOver ? (onlyJob(mark)?.id ?? null) : null);
        }}
      />
    </OnMap>
  ));
}
