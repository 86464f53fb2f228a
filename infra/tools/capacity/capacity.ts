import { parseArgs } from 'node:util';
import { stages, type Stage } from '../../stages.ts';
import { idleCostsOf } from '../costs/costs.ts';
import { totalOf } from '../costs/idle-cost.ts';
import { prices } from '../costs/prices.ts';
import { writeReadmePart } from '../readme-part.ts';
import { limitsOf, type Uses } from './limits.ts';
import { loadOf, type Load } from './people.ts';

/*
 * Prints what of prod is full first at 10,000, 100,000 and 1,000,000 people, and what a month costs then, from the
 * templates' limits, AWS's default quotas and the meter of a local HireHub.
 *
 *   npm run capacity
 *   npm run capacity -- --update   writes it into infra/README.md
 *   npm run capacity -- --folder .local/world   keeps the HireHub there, or uses the one that is there
 */

const sizes = [10_000, 100_000, 1_000_000];

type Measured = readonly (Uses[number] & { dollars: number })[];

/** US dollars a month of a stage under a load, on top of what it costs idle. */
export function monthOf(
  { actions, mailsASecond, activeAMonth, busiestSecondsAMonth }: Load,
  measured: Measured,
): number {
  const aSecond = measured.reduce(
    (sum, { action, dollars }) => sum + actions[action] * dollars,
    mailsASecond * prices.mail.dollars,
  );
  return aSecond * busiestSecondsAMonth + activeAMonth * prices.activeUser.dollars;
}

/** What is full first, and the month's cost, as a table in Markdown: the fullest first, and what is beyond its limit bold. */
export function capacityTable(stage: Stage, measured: Measured, idleDollars: number): string {
  const loads = sizes.map(loadOf);
  const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
  const cell = (share: number): string => {
    const text = share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
    return share > 1 ? `**${text}**` : text;
  };
  const rows = limitsOf(stage)
    .map(({ what, most, need }) => ({ what, most, shares: loads.map((load) => need(load, measured) / most) }))
    .toSorted((one, other) => (other.shares.at(-1) ?? 0) - (one.shares.at(-1) ?? 0));
  return [
    `| of ${stage.name}, in the busiest second | limit | ${sizes.map((size) => `${number(size)} people`).join(' | ')} |`,
    `|---|---|${'---|'.repeat(sizes.length)}`,
    ...rows.map(({ what, most, shares }) => `| ${what} | ${number(most)} | ${shares.map(cell).join(' | ')} |`),
    `| **dollars a month** | | ${loads.map((load) => `$${number(idleDollars + monthOf(load, measured))}`).join(' | ')} |`,
  ].join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { update: { type: 'boolean' }, folder: { type: 'string' } } });
  const { measureActions } = await import('../costs/measure-actions.ts');
  const table = capacityTable(stages.prod, await measureActions(values.folder), totalOf(idleCostsOf('prod')));
  console.log(table);
  if (values.update) writeReadmePart('capacity', table);
  process.exit();
}
