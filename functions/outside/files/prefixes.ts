/** Where each kind of file lies; the grants of infra/constructs/grants.ts name the same prefixes. */
export const filePrefixes = {
  /** Uploads that nobody has looked at yet; the bucket forgets them after a day. */
  quarantine: 'quarantine/',
  /** Pictures that everyone may see, through CloudFront. */
  avatars: 'avatars/',
  resumes: 'resumes/',
  /** Archives of a person's own data. */
  exports: 'exports/',
} as const;
