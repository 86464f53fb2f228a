/** The chat service's two ids of a campaign's widget. */
export interface ChatIds {
  propertyId: string;
  widgetId: string;
}

interface ChattyCampaign {
  chatPropertyId: string | null;
  chatWidgetId: string | null;
}

// The ids become part of a script's address, so other characters are rejected.
const id = /^[A-Za-z0-9]{1,64}$/;

/** The widget to show, only for a campaign with both ids and next to jobs (GUEST-39). */
export function chatOf(campaign: ChattyCampaign | null | undefined, hasJobs: boolean): ChatIds | null {
  const { chatPropertyId, chatWidgetId } = campaign ?? {};
  if (!hasJobs || !chatPropertyId || !chatWidgetId || !id.test(chatPropertyId) || !id.test(chatWidgetId)) return null;
  return { propertyId: chatPropertyId, widgetId: chatWidgetId };
}
