import { productName } from '../../../shared/constants/product.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import { stopFor, type LetterLinks } from '../../platform/outside/mail/stop-letters.ts';

/** What waits in one conversation. */
export interface UnreadConversation {
  withUserId: number;
  name: string;
  /** The first line of the first message that was not read; the whole text stays on the page. */
  firstLine: string;
  /** The job that this message names. */
  jobTitle: string | null;
  count: number;
}

/** A letter lists this many; the page has the others. */
const mostListed = 10;
const counted = (count: number): string => (count === 1 ? 'One message' : `${count} messages`);

/** The one letter about all conversations with unread messages, at least one (PLUS-29). */
export function unreadMessagesLetter(
  { firstName }: { firstName: string },
  unread: readonly UnreadConversation[],
  links: LetterLinks,
): MailContent {
  const { siteUrl } = links;
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  const [only, ...others] = unread;
  const from = others.length === 0 ? ` from ${only?.name}` : '';
  const more = unread.length - mostListed;
  return {
    subject: `${counted(total)} for you${from} on ${productName}`,
    paragraphs: [
      `Hello ${firstName},`,
      'You have not read this yet. There is no further mail about messages until you have been reading again.',
    ],
    items: unread.slice(0, mostListed).map(({ withUserId, name, firstLine, jobTitle, count }) => ({
      text: `${name}${jobTitle ? ` about ${jobTitle}` : ''}: ${firstLine}`,
      note: counted(count),
      href: `${siteUrl}/messages?with=${withUserId}`,
    })),
    action: { label: 'Read and reply', href: `${siteUrl}/messages` },
    smallPrint: `${more > 0 ? `The page has ${more} more. ` : ''}Mail to this address is not read; reply on the page.`,
    ...stopFor({ what: 'messages' }, links),
  };
}
