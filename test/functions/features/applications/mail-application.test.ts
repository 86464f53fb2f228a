import { describe, expect, it } from 'vitest';
import { applicationLetter } from '../../../../functions/features/applications/application-letter.ts';
import { applicationsStore } from '../../../../functions/features/applications/applications.store.ts';
import { mailApplication } from '../../../../functions/features/applications/mail-application.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aJob, anActor } from '../../../support/builders.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom, siteUrl } from '../../../support/notification-mail.ts';
import { storedEvents } from '../../../support/stored-events.ts';

describe('The mail about an application', () => {
  let candidateId = 3400;
  const hiring = withLocalTable(openHiring);

  async function applied({ status = 'active' as const, resume = false, title = 'ICU nurse' } = {}) {
    candidateId += 1;
    const room = aMailRoom(hiring.table);
    const { email } = await room.aReader(candidateId, {}, { role: 'candidate', firstName: 'Priya', status });
    if (resume)
      await hiring.table.writeOne({ put: { ...keys.ownResume(candidateId), id: 7, filename: 'priya-iyer.pdf' } });
    const job = await hiring.aPostedJob({ title, rateFrom: 60, rateTo: 75 });
    const id = await hiring.applied(job.id, anActor('candidate', { id: candidateId, email }));
    const [event] = await storedEvents(hiring.table, keys.applicationSubject(id), 'self-assignment-created');
    const needs = {
      ...room.needs,
      applicationsStore: applicationsStore(hiring.table),
      account: room.needs.store.account,
    };
    return { job, email, sent: room.sent, mail: async () => event && mailApplication(event, needs) };
  }

  it('says at once what was sent and what comes next (PLUS-55)', async () => {
    const { job, email, sent, mail } = await applied({ resume: true });
    await mail();
    expect(sent).toMatchObject([{ to: email, subject: 'You applied: ICU nurse' }]);
    const [{ text = '' } = {}] = sent;
    expect(text.replaceAll('\u2060', '')).toContain('Sent: Your profile, with priya-iyer.pdf');
    expect(text).not.toContain('Your note');
    expect(text).toContain('Your application is with the recruiters and the hiring manager of this job.');
    expect(text).toContain(`See your application: ${siteUrl}/jobs/view/${job.id}`);
  });

  it('repeats the note and each answer with its question', async () => {
    const letter = applicationLetter(
      {
        candidate: { firstName: 'Priya' },
        job: aJob(),
        sent: { note: 'From March', resume: null, answers: [{ question: 'Which shift?', answer: 'Nights' }] },
      },
      siteUrl,
    );
    expect(letter.facts).toEqual(
      expect.arrayContaining([
        { label: 'Your note', value: 'From March' },
        { label: 'Which shift?', value: 'Nights' },
      ]),
    );
  });

  it('says that no resume was sent where the profile has none', async () => {
    const { sent, mail } = await applied();
    await mail();
    expect(sent[0]?.text).toContain('Sent: Your profile, without a resume');
  });

  it('is not sent once the account, or the job, is gone', async () => {
    const { email, job, sent, mail } = await applied();
    await hiring.table.writeOne({ remove: keys.job(job.id) });
    await mail();
    expect([email.length > 0, sent]).toEqual([true, []]);
  });
});
