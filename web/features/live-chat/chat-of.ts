/** The two ids by which the chat service knows a campaign's widget. */
export interface ChatIds {
  propertyId: string;
  widgetId: string;
}

interface ChattyCampaign {
  chatPropertyId: string | null;
  chatWidgetId: string | null;
}

// They become part of a script's address, so nothing else may stand in them.
const id = /^[A-Za-z0-9]{1,64}$/;

/** The widget to show: only for a campaign that has both ids, and only beside jobs (GUEST-39). */
export function chatOf(campaign: ChattyCampaign | null | undefined, hasJobs: boolean): ChatIds | null {
  const { chatPropertyId, chatWidgetId } = campaign ?? {};
  if (!hasJobs || !chatPropertyId || !chatWidgetId || !id.test(chatPropertyId) || !id.test(chatWidgetId)) return null;
  return { propertyId: chatPropertyId, widgetId: chatWidgetId };
}
