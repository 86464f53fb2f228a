import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestStop, sheetStops, adjacentStop } from '../model/sheet-stops.ts';

interface SheetHandleProps {
  percent: number;
  onPercent: (percent: number) => void;
}

/** The handle of the list over the map on phones: drag it, or use the arrow keys. */
export function SheetHandle({ percent, onPercent }: SheetHandleProps) {
  const heightAt = (event: PointerEvent) => 100 - (event.clientY / globalThis.innerHeight) * 100;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== 1 && step !== -1) return;
    event.preventDefault();
    onPercent(adjacentStop(percent, step));
  };
  return (
    <div
      className="sheet-handle"
      role="slider"
      tabIndex={0}
      aria-label="Height of the list"
      aria-orientation="vertical"
      aria-valuemin={sheetStops[0]}
      aria-valuemax={sheetStops.at(-1)}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={`${Math.round(percent)} percent of the screen`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && onPercent(Math.min(92, Math.max(12, heightAt(event))))
      }
      onPointerUp={(event) => onPercent(nearestStop(heightAt(event)))}
    />
  );
}
