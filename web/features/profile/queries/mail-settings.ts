import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailSettings } from '../../../../shared/model/notification-settings.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Saves the mail settings: shown optimistically, sent one after the other, undone if refused (API-26). */
export function useChangeMailSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = accountQuery;
  // The page shows the latest choice. The response contains the same, and the response to an earlier choice must not
  // replace it.
  return useMutation({
    scope: { id: 'mail-settings' },
    mutationFn: async (mail: MailSettings) => {
      // The call takes the whole profile, and changes made in another tab since it was loaded must not be overwritten.
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
