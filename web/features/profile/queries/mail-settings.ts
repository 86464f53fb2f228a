import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailSettings } from '../../../../shared/model/notification-settings.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Saves what is mailed: shown at once, one save after another, taken back when it is refused (API-26). */
export function useChangeMailSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = accountQuery;
  // What is shown is what the last choice says; the server answers the same, and an answer to an earlier one must not
  // show it for a moment.
  return useMutation({
    scope: { id: 'mail-settings' },
    mutationFn: async (mail: MailSettings) => {
      // The call takes the whole profile; what another tab has changed since this one loaded it must not be put back.
      const { data: account } = await api.profile.readProfile();
      return (await api.profile.changeProfile({ body: withMail(account, mail) })).data;
    },
    onMutate: (mail) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (account) => account && { ...account, notificationSettings: { ...account.notificationSettings, mail } },
      );
      return before;
    },
    onError: (_error, _mail, before) => queryClient.setQueryData(queryKey, before),
  });
}

function withMail(
  { firstName, lastName, countryId, cityId, phonePrefix, phone, birthday, notificationSettings }: Account,
  mail: MailSettings,
) {
  return {
    firstName,
    lastName,
    countryId,
    cityId,
    phonePrefix,
    phone,
    birthday,
    notificationSettings: { ...notificationSettings, mail },
  };
}
