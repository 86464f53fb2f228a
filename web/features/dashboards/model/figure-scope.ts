import { createContext, useContext } from 'react';
import type { ListedFigure } from '../../../../shared/constants/dashboard.ts';
import type { DateRange } from '../../../../shared/constants/date-ranges.ts';
import type { Narrowing } from '../../../../shared/rules/listed-figure.ts';
import { paths } from '../../../common/navigation/paths.ts';

/** The range and the manager that a dashboard shows, as its address names them. */
export interface FigureScope {
  range: DateRange;
  managerId: number | undefined;
}

/** A figure whose list can be opened; a manager of its own where it stands for one of several. */
export interface FigureAddress {
  figure: ListedFigure;
  by?: Narrowing | undefined;
  managerId?: number | undefined;
  /** When the step of the range begins that it counts; the whole range without one. */
  step?: string | undefined;
}

const scope = createContext<FigureScope | undefined>(undefined);

/** Whose and of which time the figures below are. */
export const FigureScopeProvider = scope.Provider;

/** The scope as parameters of an address. */
export function scopeParams({ range, managerId }: FigureScope): URLSearchParams {
  return new URLSearchParams({ range, ...(managerId && { managerId: String(managerId) }) });
}

/** The address of the list behind a figure in the same scope (PLUS-30). */
export function figureAddress(of: FigureScope, { figure, by = {}, managerId, step }: FigureAddress): string {
  const params = scopeParams({ ...of, managerId: managerId ?? of.managerId });
  params.set('figure', figure);
  for (const [name, value] of Object.entries({ ...by, step })) if (value !== undefined) params.set(name, String(value));
  return `${paths.figureList()}?${params.toString()}`;
}

/** The address of the list behind a figure of the dashboard around; undefined outside of one. */
export function useFigureAddress(address: FigureAddress): string | undefined {
  const around = useContext(scope);
  return around && figureAddress(around, address);
}
