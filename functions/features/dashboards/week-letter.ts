import { flowLabels } from '../../../shared/constants/dashboard.ts';
import { productName } from '../../../shared/constants/product.ts';
import type { DashboardFigures } from '../../../shared/model/dashboard.ts';
import { countOf, formatCount } from '../../../shared/rules/money.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import { stopFor, type LetterLinks } from '../../platform/outside/mail/stop-letters.ts';

interface Reader {
  firstName: string;
  zone: string;
}

/**
 * The letter with the figures of a whole week, each beside that of the week before; undefined for a week in which nothing
 * happened, of which nobody needs a letter.
 */
export function weekLetter(
  { firstName, zone }: Reader,
  figures: DashboardFigures,
  links: LetterLinks,
): MailContent | undefined {
  const flows = figures.flows.filter(({ count, before }) => count !== 0 || before);
  if (flows.every(({ count }) => count === 0)) return undefined;
  const day = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: 'short', day: 'numeric' });
  const { from, to } = figures.range;
  const week = `${day.format(new Date(from ?? to))} to ${day.format(new Date(Date.parse(to) - 1))}`;
  const hires = figures.flows.find(({ name }) => name === 'hired')?.count ?? 0;
  const { days } = figures.toHire;
  return {
    subject: `Your week on ${productName}, ${week}${hires > 0 ? `: ${countOf(hires, 'hire')}` : ''}`,
    paragraphs: [`Hello ${firstName},`, `This is what your dashboard says of the week from ${week}.`],
    facts: [
      ...flows.map(({ name, count, before }) => ({
        label: flowLabels[name],
        value: `${formatCount(count)} (${formatCount(before ?? 0)} the week before)`,
      })),
      ...(days ? [{ label: 'Days to a hire, usually', value: countOf(days.median, 'day') }] : []),
    ],
    action: { label: 'See this week so far', href: `${links.siteUrl}/dashboard` },
    ...stopFor({ what: 'figures' }, links),
  };
}
