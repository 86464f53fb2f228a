/** A mutant that behaves like the code: the file, its first line there, what it writes, and why nobody can tell them apart. */
interface EquivalentMutant {
  file: string;
  line: string;
  replacement: string;
  reason: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'functions/accounts/sign-up/open-account.ts',
    line: '...(person.applyTo !== undefined && { applyTo: person.applyTo }),',
    replacement: 'true',
    reason: 'The table leaves out what is undefined, so the account is stored the same.',
  },
  {
    file: 'functions/calendar/compose-feed.ts',
    line: '.toSorted((a, b) => (a.start === b.start ? a.eventId - b.eventId : a.start < b.start ? -1 : 1));',
    replacement: 'a.start <= b.start',
    reason: 'Equal starts were decided just before.',
  },
  {
    file: 'web/api/query-client.ts',
    line: "mutations: { retry: false, networkMode: 'always' },",
    replacement: '""',
    reason: 'Writes are not retried, and only a retry compares the mode with "always".',
  },
  {
    file: 'web/features/auth/queries/passwords.ts',
    line: "queryKey: ['mailed-link', kind, token],",
    replacement: '""',
    reason: 'No other key begins with an empty word, and kind and token still differ.',
  },
  {
    file: 'web/features/messages/components/composer.tsx',
    line: 'if (!box) return;',
    replacement: 'false',
    reason: 'The field is drawn whenever the effect runs; the condition is for the compiler.',
  },
  {
    file: 'web/features/messages/use-conversation.ts',
    line: '}, [withUserId]);',
    replacement: '[]',
    reason: 'A conversation is keyed by its participant, so the user of a mounted one never changes.',
  },
  {
    file: 'web/features/pipeline/use-still-undoable.ts',
    line: '}, []);',
    replacement: '["Stryker was here"]',
    reason: 'A constant dependency never changes, as none does.',
  },
  {
    file: 'web/features/resumes/components/import-form.tsx',
    line: 'const look = (name: string) => onLook(evidence.get(name)?.sources ?? []);',
    replacement: '["Stryker was here"]',
    reason: 'A source without a line lights up nothing, as none does.',
  },
  {
    file: 'web/features/resumes/components/own-resume-form.tsx',
    line: 'const look = (name: string) => onLook(evidence.get(name)?.sources ?? []);',
    replacement: '["Stryker was here"]',
    reason: 'A source without a line lights up nothing, as none does.',
  },
  {
    file: 'web/features/messages/use-live-unread.ts',
    line: '}, [queryClient]);',
    replacement: '[]',
    reason: 'The query client of a page never changes.',
  },
  {
    file: 'web/features/personal-data/use-archive-news.ts',
    line: '}, [queryClient]);',
    replacement: '[]',
    reason: 'The query client of a page never changes.',
  },
  {
    file: 'web/features/resumes/queries/candidate-merges.ts',
    line: '}, [queryClient]);',
    replacement: '[]',
    reason: 'The query client of a page never changes.',
  },
  {
    file: 'web/features/resumes/use-live-resumes.ts',
    line: '}, [queryClient]);',
    replacement: '[]',
    reason: 'The query client of a page never changes.',
  },
  {
    file: 'web/features/messages/components/conversation-search.tsx',
    line: 'useEffect(() => field.current?.focus(), []);',
    replacement: 'field.current.focus',
    reason: 'The field is drawn whenever the effect runs.',
  },
  {
    file: 'web/features/resumes/components/drop-files.tsx',
    line: 'onClick={() => input.current?.click()}',
    replacement: 'input.current.click',
    reason: 'The field is drawn with its button.',
  },
  {
    file: 'functions/accounts/sessions/rotating-token.ts',
    line: 'const [, generation, kind, seal, refreshToken] = pattern.exec(text) ?? [];',
    replacement: '["Stryker was here"]',
    reason: 'The first element, the whole text, is not read, and the others are missing as before.',
  },
  {
    file: 'functions/ai/description/blocks.ts',
    line: "(last?.kind === 'text' || (last?.kind === 'item' && /^\\s/.test(line)))",
    replacement: 'last.kind',
    reason: 'A part is open only once there is a last one.',
  },
  {
    file: 'functions/calendar/calendar.store.ts',
    line: '...((await table.get<SharedJobs>(keys.sharedJobs(candidateId, managerId), { consistent: true }))?.jobIds ?? []),',
    replacement: '["Stryker was here"]',
    reason: 'No job has this id, so nothing more is found.',
  },
  {
    file: 'functions/calendar/save-events.steps.ts',
    line: '{ eventId, kind, facts, actor, keepMeetings = false }: EventChange,',
    replacement: 'true',
    reason: 'Only time away may keep meetings, and its change says whether it does.',
  },
  {
    file: 'functions/imports/likely-same.ts',
    line: '`mailbox ${sameMailbox(email)}`,',
    replacement: '``',
    reason: 'More pairs are compared, and the rule that compares them decides as before.',
  },
  {
    file: 'functions/imports/likely-same.ts',
    line: '...(phone ? [`phone ${phone}`] : []),',
    replacement: '["Stryker was here"]',
    reason: 'More pairs are compared, and the rule that compares them decides as before.',
  },
  {
    file: 'functions/imports/likely-same.ts',
    line: '...(cityId === null ? [] : [`city ${cityId}`]),',
    replacement: 'false',
    reason: 'More pairs are compared, and the rule that compares them decides as before.',
  },
  {
    file: 'functions/lookups/cities.ts',
    line: "state = { abbr: cells[1] ?? '', name: cells[2] ?? '' };",
    replacement: '"Stryker was here!"',
    reason: 'Every heading of the file has both cells.',
  },
  {
    file: 'functions/lookups/cities.ts',
    line: "const [id = '', name = '', lat = '', lng = '', population = '', zip, others] = cells;",
    replacement: '"Stryker was here!"',
    reason: 'Every line of the file has these cells.',
  },
  {
    file: 'functions/notification-mail/notification-letters.ts',
    line: 'preheader: items[0]?.text ?? count,',
    replacement: 'items[0].text',
    reason: 'A digest has at least one piece of news.',
  },
  {
    file: 'functions/notifications/notify.steps.ts',
    line: 'if (notifications.length > 0) await store.saveNew(event, notifications);',
    replacement: 'notifications.length >= 0',
    reason: 'Saving none reads and writes nothing.',
  },
  {
    file: 'functions/personal-data/inventory.ts',
    line: "own: (userId) => keys.hourCounters(userId, '').pk,",
    replacement: '"Stryker was here!"',
    reason: 'The partition does not depend on the hour.',
  },
  {
    file: 'functions/search/columns/sort-text-column.ts',
    line: 'for (let at = 0; at < count; at++) into[at] = direction * this.ranks[selection[at]!]!;',
    replacement: 'at <= count',
    reason: 'What is beyond the count is not read.',
  },
  {
    file: 'web/features/auth/components/log-in-form.tsx',
    line: 'useEffect(() => setFocus(first), [setFocus, first]);',
    replacement: '[]',
    reason: 'The email that decides the first field does not change while the form is shown.',
  },
  {
    file: 'web/features/auth/use-intended-job.ts',
    line: 'return { jobId, applies: true };',
    replacement: 'false',
    reason: 'Nobody reads what is returned here; what is kept was written before.',
  },
  {
    file: 'web/features/calendar/queries/feeds.ts',
    line: 'queryFn: async ({ signal }) => (await api.calendar.listCalendarFeeds({ signal })).data,',
    replacement: '{}',
    reason: 'Without the signal, a read whose result nobody shows is finished instead of ended.',
  },
  {
    file: 'web/features/candidate-profile/components/candidate-record.tsx',
    line: "edit: (id) => setOpened({ kind: 'entry', section, id }),",
    replacement: '""',
    reason: 'Every kind but facts and removal is opened as an entry.',
  },
  {
    file: 'web/features/candidate-profile/components/month-and-year.tsx',
    line: 'const { form, legend, month, year, hasPresent = false, isOpen = false, deps = [] } = props;',
    replacement: '["Stryker was here"]',
    reason: 'It makes the form check a field that does not exist.',
  },
  {
    file: 'web/features/dashboards/components/paged-card.tsx',
    line: 'total={query.data?.pages.at(-1)?.meta.total ?? rows.length}',
    replacement: 'query.data?.pages.at(-1).meta',
    reason: 'Where there is data, it has a last page.',
  },
  {
    file: 'web/features/dashboards/queries/jobs.ts',
    line: "queryKey: [...candidateJobKeys.dashboards, 'count'],",
    replacement: '""',
    reason: 'The key remains unlike all others.',
  },
  {
    file: 'web/features/jobs/job-story-sentence.ts',
    line: "return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;",
    replacement: '"Stryker was here!"',
    reason: 'Fewer than two parts have nothing between them.',
  },
  {
    file: 'web/features/jobs/queries/options.ts',
    line: 'queryFn: async ({ signal }) => (await api.clients.listClientOptions({ signal })).data,',
    replacement: '{}',
    reason: 'Without the signal, a read whose result nobody shows is finished instead of ended.',
  },
  {
    file: 'web/features/people/components/person-facts.tsx',
    line: "{to.replace(/^https:\\/\\/(?:www\\.)?/, '').replace(/\\/$/, '')}",
    replacement: '/https:\\/\\/(?:www\\.)?/',
    reason: 'Addresses of social networks are stored with https:// at their beginning, and have none elsewhere.',
  },
  {
    file: 'web/features/people/routes/people-list.tsx',
    line: 'const people = (data?.people ?? []).filter((person) => kind.roles.includes(person.role));',
    replacement: '["Stryker was here"]',
    reason: 'What is no person has no role, so the filter removes it.',
  },
  {
    file: 'web/features/pipeline/components/interview-date.tsx',
    line: "{' '}",
    replacement: '""',
    reason: 'It is the space before a button, which nobody reads.',
  },
  {
    file: 'web/features/recruiters/components/ask-recruiter-modal.tsx',
    line: 'options={(recruiters.data ?? []).map((one) => ({ value: one.id, label: fullName(one) }))}',
    replacement: '["Stryker was here"]',
    reason: 'The list is shown once the recruiters are there.',
  },
  {
    file: 'web/features/recruiters/components/ask-recruiter-modal.tsx',
    line: "value={chosen.jobId || ''}",
    replacement: '"Stryker was here!"',
    reason: 'A value without an option shows the same placeholder.',
  },
  {
    file: 'web/features/recruiters/queries/work-requests.ts',
    line: "queryKey: [...recruiterKeys.workRequests, scope, jobId ?? 'all'],",
    replacement: '""',
    reason: 'The key remains unlike all others.',
  },
  {
    file: 'web/ui/fields/combobox.tsx',
    line: 'hidden={!isOpen || (rows === 0 && !word)}',
    replacement: 'false',
    reason: 'Without rows there is always a word.',
  },
];
