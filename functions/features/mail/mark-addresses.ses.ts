import { sayMailReturns } from '../../domain/mail/returned-mail.ts';
import { theTable } from '../../platform/door/dependencies.ts';
import { queueFunction } from '../../platform/door/queue-function.ts';
import { mailAddressesIn } from '../../domain/mail/mail-addresses.ts';
import { markAddresses } from './mark-addresses.steps.ts';

export const handler = queueFunction(
  () => ({
    mailAddresses: mailAddressesIn(theTable()),
    sayMailReturns: (email: string) => sayMailReturns(theTable(), email),
  }),
  markAddresses,
  () => ({ consumer: 'mail/mark-addresses' }),
);
