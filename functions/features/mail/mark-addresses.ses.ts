import { theTable } from '../../platform/door/dependencies.ts';
import { queueFunction } from '../../platform/door/queue-function.ts';
import { mailAddressesIn } from '../../records/mail-address.ts';
import { markAddresses } from './mark-addresses.steps.ts';

export const handler = queueFunction(
  () => ({ mailAddresses: mailAddressesIn(theTable()) }),
  markAddresses,
  () => ({ consumer: 'mail/mark-addresses' }),
);
