import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { rangeTitle, viewLabels, views, type View } from '../model/shown-range.ts';

interface CalendarToolbarProps {
  view: View;
  date: string;
  onView: (view: View) => void;
  onStep: (steps: 1 | -1) => void;
  onToday: () => void;
}

/** What is shown and how; the heading announces where a step has led. */
export function CalendarToolbar({ view, date, onView, onStep, onToday }: CalendarToolbarProps) {
  return (
    <div className="calendar-toolbar">
      <div className="calendar-steps">
        <Button size="small" onClick={onToday}>
          Today
        </Button>
        <IconButton label="Earlier" size="small" onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Later" size="small" onClick={() => onStep(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <h2 aria-live="polite">{rangeTitle(date, view)}</h2>
      </div>
      <Segments
        label="View"
        options={views.map((value) => ({ value, label: viewLabels[value] }))}
        value={view}
        onChange={onView}
      />
    </div>
  );
}
