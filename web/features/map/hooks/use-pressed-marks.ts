import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { jobsOfCityQuery, type JobQuestion } from '../../../common/jobs/job-map.ts';
import type { Mark } from '../model/cluster-marks.ts';

interface PressedMarksInput {
  marks: readonly Mark[];
  question: JobQuestion;
  /** The jobs that the list has loaded. */
  jobs: readonly GuestJob[];
  onChoose: (jobId: number) => void;
  /** Shows the places of a marker that merges several. */
  onPlaces: (box: Mark['box']) => void;
}

/** Which marker is under the pointer, which city is open, and the jobs that their popups show. */
export function usePressedMarks({ marks, question, jobs, onChoose, onPlaces }: PressedMarksInput) {
  const [overKey, setOver] = useState<string | null>(null);
  const { openCity, setOpenCity, onClose } = useOpenCity();
  const over = marks.find(({ key }) => key === overKey);
  const open = marks.find((mark) => mark.placesCount === 1 && mark.cityId === openCity);
  const onlyJob = (mark: Mark) => (mark.count === 1 ? jobs.find((job) => job.city?.id === mark.cityId) : undefined);
  // A popup reads the jobs of its city, for they need not be among the loaded ones.
  const asked = open ?? (over && over.count === 1 && !onlyJob(over) ? over : undefined);
  const inCity = useQuery({ ...jobsOfCityQuery(question, asked?.cityId ?? 0), enabled: asked !== undefined });
  const overJob =
    over && over.count === 1 ? (onlyJob(over) ?? (asked === over ? inCity.data?.[0] : undefined)) : undefined;
  const chosen = useRef<number | null>(null);
  useEffect(() => {
    // A single job was pressed before it had been read.
    if (chosen.current === null || asked?.cityId !== chosen.current || !inCity.data?.[0]) return;
    chosen.current = null;
    onChoose(inCity.data[0].id);
  }, [asked, inCity.data, onChoose]);
  const press = (mark: Mark) => {
    if (mark.placesCount > 1) return onPlaces(mark.box);
    const job = onlyJob(mark) ?? overJob;
    if (mark.count > 1) setOpenCity(openCity === mark.cityId ? null : mark.cityId);
    else if (job) onChoose(job.id);
    else {
      chosen.current = mark.cityId;
      setOver(mark.key);
    }
    return undefined;
  };
  return { over, overJob, setOver, open, inCity, onlyJob, press, onClose };
}

function useOpenCity() {
  const [openCity, setOpenCity] = useState<number | null>(null);
  useEffect(() => {
    if (openCity === null) return undefined;
    // A marker that is pressed by mouse does not take the focus, so the key is heard anywhere on the page.
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenCity(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [openCity]);
  return { openCity, setOpenCity, onClose: () => setOpenCity(null) };
}
