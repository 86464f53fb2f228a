import type { RunningLocal } from '../../infra/start/start-local.ts';

/** Waits for a mail to this address whose subject contains the text, and returns the path of its link. */
export async function mailedLink(local: RunningLocal, to: string, subject: string): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const mail = local.mails().find((one) => one.to.includes(to) && one.subject.includes(subject));
    const link = mail && /https?:\/\/[^\s"<]+\?token=[A-Za-z0-9_-]+(?:&email=[^\s"<&]+)?/.exec(mail.text ?? '')?.[0];
    if (link) return link.slice(local.url.length);
    if (Date.now() > deadline)
      throw new Error(
        `No mail '${subject}' to ${to}; there are ${JSON.stringify(local.mails().map((one) => [one.to, one.subject]))}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
