import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { productName } from '../../../shared/constants/product.ts';
import type { SendMail } from './port.ts';

/** Sends through SES from the stage's verified address. */
export function sesMail(from: string, client = new SESv2Client({})): SendMail {
  return async ({ to, subject, html, text, headers = {} }) => {
    const Headers = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
    const Body = { Html: { Data: html, Charset: 'UTF-8' }, Text: { Data: text, Charset: 'UTF-8' } };
    const command = new SendEmailCommand({
      FromEmailAddress: `${productName} <${from}>`,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: { Data: subject, Charset: 'UTF-8' }, Body, ...(Headers.length > 0 ? { Headers } : {}) },
      },
    });
    try {
      await client.send(command);
    } catch (error) {
      throw withoutAddresses(error);
    }
  };
}

// SES names the addresses that it refuses, and errors here are logged.
function withoutAddresses(error: unknown): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message.replace(/[^\s<>,:]+@[^\s<>,:]+/g, '(address)')), { name });
}
