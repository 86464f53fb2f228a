/** Who takes part in conversations (CHAT-02, SHELL-64, DEC-66). */
export const chatRoles = ['manager', 'recruiter', 'candidate'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** Conversations of a page (CHAT-26). */
export const channelsPerPage = 25;
/** Messages of a page (CHAT-27). */
export const messagesPerPage = 20;
/** Messages of a conversation in a minute, of both. */
export const messagesPerMinute = 120;
/** Characters of a message. */
export const longestMessage = 4000;
/** Characters of a message that the list of conversations shows, and its mail. */
export const firstLineLength = 120;
/** Reasons to report a conversation. */
export const reportReasons = ['spam', 'abuse', 'fraud', 'other'] as const;
/** Who keeps message templates and writes to many at once: those who begin conversations (PLUS-47). */
export const writerRoles = ['manager', 'recruiter'] as const;
/** Message templates that one user keeps, and characters of their names. */
export const mostTemplates = 50;
export const longestTemplateName = 80;
/** People of one call that writes to many. */
export const mostWrittenTo = 25;
