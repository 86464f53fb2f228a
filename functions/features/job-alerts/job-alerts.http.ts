import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { savedSearchesIn } from '../../domain/saved-searches/saved-searches.ts';
import { openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { accountsIn } from '../../records/account.ts';
import { jobAlertKind } from '../../records/job-alert.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import { askForJobAlertHandler, confirmJobAlertHandler, readAskedJobAlertHandler } from './asked-job-alert.handlers.ts';
import {
  changeJobAlertHandler,
  listJobAlertsHandler,
  removeJobAlertHandler,
  saveJobAlertHandler,
} from './job-alert.handlers.ts';
import { jobAlertsStore } from './job-alerts.store.ts';

export const handler = httpFunction(
  [
    listJobAlertsHandler,
    saveJobAlertHandler,
    changeJobAlertHandler,
    removeJobAlertHandler,
    askForJobAlertHandler,
    readAskedJobAlertHandler,
    confirmJobAlertHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    jobAlerts: savedSearchesIn(theTable(), jobAlertKind),
    jobAlertsStore: jobAlertsStore(theTable()),
    ...openLetterNeeds(),
    mailedTokens: mailedTokensIn(theTable()),
    clock,
  }),
);
