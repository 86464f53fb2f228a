/** The prefix of each kind of file; the grants of infra/constructs/grants.ts name the same prefixes. */
export const filePrefixes = {
  /** Uploads not yet checked; the bucket deletes them after a day. */
  quarantine: 'quarantine/',
  /** Public pictures, served by CloudFront. */
  avatars: 'avatars/',
  resumes: 'resumes/',
  /** Files of messages, by conversation; they expire with the messages. */
  chat: 'chat/',
  /** Files that both sides add to what is contested, by claim and side. */
  evidence: 'evidence/',
  /** Archives of a person's own data. */
  exports: 'exports/',
} as const;
