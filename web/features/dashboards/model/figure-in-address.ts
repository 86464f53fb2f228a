import { listedFigures, outcomes } from '../../../../shared/constants/dashboard.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { rejectionReasons } from '../../../../shared/constants/rejection-reasons.ts';
import { sources } from '../../../../shared/constants/sources.ts';
import { wrongList, wrongStep, type FigureOf, type Narrowing } from '../../../../shared/rules/listed-figure.ts';
import type { AskedFigure } from '../queries/figures.ts';

/** The figure that an address names; undefined where no dashboard has it. */
export function figureInAddress(of: FigureOf, search: URLSearchParams): AskedFigure | undefined {
  const figure = listedFigures.find((one) => one === search.get('figure'));
  if (!figure) return undefined;
  const client = search.get('client');
  const by: Narrowing = {
    status: pipelineStatuses.find((one) => one === search.get('status')),
    within: wholeIn(search.get('within')),
    source: sources.find((one) => one === search.get('source')),
    rejectedFor: rejectionReasons.find((one) => one === search.get('rejectedFor')),
    client: client === 'none' ? client : wholeIn(client),
    recruiterId: wholeIn(search.get('recruiterId')),
    skillId: wholeIn(search.get('skillId')),
    outcome: outcomes.find((one) => one === search.get('outcome')),
  };
  const given = Object.fromEntries(Object.entries(by).filter(([, value]) => value !== undefined)) as Narrowing;
  const step = timeIn(search.get('step'));
  if (wrongList(of, figure, given) ?? wrongStep(figure, given, step)) return undefined;
  return { figure, ...given, ...(step && { step }) };
}

function wholeIn(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function timeIn(text: string | null): string | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
