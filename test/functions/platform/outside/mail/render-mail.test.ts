import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { topicLabel } from '../../../../../functions/platform/outside/mail/stop-letters.ts';
import type { MailContent } from '../../../../../functions/platform/outside/mail/render-mail.ts';
import { closing, renderMail } from '../../../../../functions/platform/outside/mail/render-mail.ts';
import { mailLetter, mailLink } from '../../../../../functions/platform/outside/mail/mail-letter.ts';
import { notificationGroupLabels } from '../../../../../shared/constants/notification.ts';
import { prepared } from '../../../../../functions/platform/outside/mail/send-mail.ts';

const site = 'https://hirehub.example';
const content: MailContent = {
  subject: 'One\n  two\tthree',
  preheader: 'Before evil.example',
  paragraphs: ['Hello Ann,', 'Look at http://evil.example or me@evil.example; 3.5 hours. Bye'],
  facts: [
    { label: 'Job', value: 'Win.at' },
    { label: 'Pay', value: '$60' },
  ],
  items: [
    { text: 'First.one', note: 'Yesterday', href: `${site}/1` },
    { text: 'Second', href: `${site}/2` },
  ],
  action: { label: 'Open', href: `${site}/open` },
  otherAction: { label: 'Decline', href: `${site}/decline` },
  smallPrint: 'Not you.at all?',
  stop: { reason: 'Because', label: 'Stop', href: `${site}/stop`, oneClick: `${site}/one-click` },
};
const shown: MailContent[] = [];
const letter = (given: MailContent) => {
  shown.push(given);
  return h('p', null, given.subject);
};

describe('A letter', () => {
  it('says all of its content in text, in order, with no name as a link', () => {
    const mail = renderMail('ann@example.com', content, letter);
    expect(mail).toEqual({
      to: 'ann@example.com',
      subject: 'One two three',
      html: '<!doctype html><p>One two three</p>',
      headers: {
        'List-Unsubscribe': `<${site}/one-click>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      text: [
        'One two three',
        'Hello Ann,',
        'Look at http:\u2060//evil.\u2060example or me@\u2060evil.\u2060example; 3.5 hours. Bye',
        'Job: Win.\u2060at\nPay: $60',
        `- First.\u2060one\n  Yesterday\n  ${site}/1\n- Second\n  ${site}/2`,
        `Open: ${site}/open`,
        `Decline: ${site}/decline`,
        'Not you.\u2060at all?',
        'Because',
        `Stop: ${site}/stop`,
        closing,
      ].join('\n\n'),
    });
    expect(shown.pop()).toEqual({
      ...content,
      subject: 'One two three',
      preheader: 'Before evil.\u2060example',
      paragraphs: [
        'Hello Ann,',
        'Look at http:\u2060//evil.\u2060example or me@\u2060evil.\u2060example; 3.5 hours. Bye',
      ],
      facts: [
        { label: 'Job', value: 'Win.\u2060at' },
        { label: 'Pay', value: '$60' },
      ],
      items: [
        { text: 'First.\u2060one', note: 'Yesterday', href: `${site}/1` },
        { text: 'Second', href: `${site}/2` },
      ],
      smallPrint: 'Not you.\u2060at all?',
    });
  });

  it('of a paragraph says no more than that and who sent it', () => {
    const plain = { subject: 'Hi', paragraphs: ['Hello'] };
    expect(renderMail('ann@example.com', plain, letter)).toEqual({
      to: 'ann@example.com',
      subject: 'Hi',
      html: '<!doctype html><p>Hi</p>',
      text: `Hi\n\nHello\n\n${closing}`,
    });
    expect(shown.pop()).toStrictEqual(plain);
  });

  it('is sent with the link that it was written for, and an invitation where it has one', async () => {
    const sent: unknown[] = [];
    const saved: unknown[] = [];
    const send = prepared(async (...mail: unknown[]) => void sent.push(mail));
    const clock = { now: () => '2026-09-01T10:00:00.000Z', newToken: () => 'secret' } as never;
    const purpose = { kind: 'recovery', userId: 7 } as const;
    await mailLink(
      { to: 'ann@example.com', purpose, page: '/reset', id: 9 },
      (link) => ({ subject: 'Reset', paragraphs: [link] }),
      { send, siteUrl: site, clock, mailedTokens: { save: async (...given) => void saved.push(given) } },
    );
    expect(saved).toEqual([['secret', purpose, '2026-09-01T10:00:00.000Z']]);
    expect(sent).toEqual([[expect.objectContaining({ to: 'ann@example.com', subject: 'Reset' }), 9]]);
    const [[mail]] = sent as [[{ text: string; calendar?: unknown }]];
    expect(mail.text).toContain('https:\u2060//hirehub.\u2060example/reset?token=secret');
    expect(mail).not.toHaveProperty('calendar');
    const calendar = { method: 'REQUEST', text: 'BEGIN' } as const;
    await mailLetter({ to: 'b@example.com', letter: { subject: 'A', paragraphs: [] }, id: 10, calendar }, { send });
    expect(sent[1]).toEqual([expect.objectContaining({ calendar }), 10]);
  });

  it('names its topic as the settings do', () => {
    expect(topicLabel({ what: 'figures' })).toBe('The figures of your week');
    expect(topicLabel({ what: 'digest', frequency: 'weekly' })).toBe('The weekly digest');
    expect(topicLabel({ what: 'jobs' })).toBe(notificationGroupLabels.jobs.label);
  });
});
