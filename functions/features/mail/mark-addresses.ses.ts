import { sayMailIsLost, type Unreached } from '../../domain/mail/returned-mail.ts';
import { theTable } from '../../platform/door/dependencies.ts';
import { queueFunction } from '../../platform/door/queue-function.ts';
import { mailAddressesIn } from '../../domain/mail/mail-addresses.ts';
import { markAddresses } from './mark-addresses.steps.ts';

export const handler = queueFunction(
  () => ({
    mailAddresses: mailAddressesIn(theTable()),
    sayMailIsLost: (email: string, why: Unreached) => sayMailIsLost(theTable(), email, why),
  }),
  markAddresses,
  () => ({ consumer: 'mail/mark-addresses' }),
);
