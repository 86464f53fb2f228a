import { SendEmailCommand, SESv2Client, type Message, type SESv2ClientConfig } from '@aws-sdk/client-sesv2';
import { productName } from '../../../../shared/constants/product.ts';
import type { Mail, SendMail } from './port.ts';
import { rawMessage } from './raw-message.ts';

/**
 * SES refuses what is more than the account may send in a second. Each instance then slows down to what is accepted, so that
 * thousands of digests do not fail. @see https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
 */
const paced: SESv2ClientConfig = { retryMode: 'adaptive', maxAttempts: 6 };

/** Sends through SES from the stage's verified address; by the configuration set SES reports what became of each mail. */
export function sesMail(from: string, configurationSet: string, client = new SESv2Client(paced)): SendMail {
  const sender = `${productName} <${from}>`;
  return async (mail, id) => {
    const command = new SendEmailCommand({
      FromEmailAddress: sender,
      ConfigurationSetName: configurationSet,
      Destination: { ToAddresses: [mail.to] },
      Content: mail.calendar ? { Raw: { Data: Buffer.from(rawMessage(mail, sender, id)) } } : { Simple: simple(mail) },
    });
    try {
      await client.send(command);
    } catch (error) {
      throw withoutAddresses(error);
    }
  };
}

function simple({ subject, html, text, headers = {} }: Mail): Message {
  const Headers = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
  const Body = { Html: { Data: html, Charset: 'UTF-8' }, Text: { Data: text, Charset: 'UTF-8' } };
  return { Subject: { Data: subject, Charset: 'UTF-8' }, Body, ...(Headers.length > 0 ? { Headers } : {}) };
}

// SES names the addresses that it refuses, and errors here are logged.
function withoutAddresses(error: unknown): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message.replace(/(?<![^\s<>,:@])[^\s<>,:@]*@[^\s<>,:]+/g, '(address)')), { name });
}
