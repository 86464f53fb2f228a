/** A mail ready to go, in both forms. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers by name, as those that let a mail client unsubscribe. */
  headers?: Record<string, string>;
}

/** Sends a mail, or keeps it until it can be sent. `id` tells repeats apart. */
export type SendMail = (mail: Mail, id: number) => Promise<void>;
