import type { LoadReport } from './load.ts';

/** The report as lines, with what went wrong at the end. */
export function printedLoad(report: LoadReport): string {
  const { views, applied, lost, doubled, faults, latency, restarts, memory } = report;
  const whole = (values: number[]): string => values.map((value) => value.toFixed(0)).join(', ');
  const some = (what: string, list: string[]): string[] => list.slice(0, 20).map((one) => `${what}: ${one}`);
  return [
    `${views} views; ${applied.acknowledged} applications acknowledged, ${applied.unanswered} without an answer`,
    `${lost.length} lost, ${doubled.length} doubled, ${faults.length} faults outside restarts`,
    `responses: median ${latency.p50} ms, 95 of 100 within ${latency.p95} ms, 99 within ${latency.p99} ms`,
    `${restarts.length} kills; ready again after ${whole(restarts)} s`,
    `memory at the end of each life: ${whole(memory)} MB`,
    ...some('lost', lost),
    ...some('doubled', doubled),
    ...some('fault', faults),
  ].join('\n');
}

/** Whether nothing that was acknowledged is lost or doubled, and nothing failed but during restarts. */
export const isRight = ({ lost, doubled, faults }: LoadReport): boolean =>
  lost.length + doubled.length + faults.length === 0;
