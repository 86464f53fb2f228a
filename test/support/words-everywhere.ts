import { contract } from '../../shared/contract/contract.ts';
import type { Api } from './api.ts';
import type { Person } from './people.ts';

type Who = 'manager' | 'recruiter' | 'candidate';
type Word = (who: Who, what: string) => string;

interface Scene {
  api: Api;
  people: Record<Who, Person>;
  /** A job of the manager’s on which the recruiter put the candidate. */
  onJob: { jobId: number; candidateId: number };
  /** An open job of the manager’s on which nobody is. */
  otherJob: number;
  word: Word;
}

const tomorrow = (hour: number) => new Date(Math.floor(Date.now() / 86_400_000 + 2) * 86_400_000 + hour * 3_600_000);
const hourFrom = (hour: number) => ({
  start: tomorrow(hour).toISOString(),
  end: tomorrow(hour + 1).toISOString(),
  zone: 'UTC',
});

/** Each person writes words of their own wherever the product lets them write. */
export async function writeEverywhere(scene: Scene): Promise<void> {
  await managerWrites(scene);
  await recruiterWrites(scene);
  await candidateWrites(scene);
}

async function managerWrites({ api, people, onJob, otherJob, word }: Scene): Promise<void> {
  const { token } = people.manager;
  const own = (what: string) => word('manager', what);
  await api.call(
    contract.people.changeOwnPage,
    {
      body: {
        headline: own('mhead'),
        about: own('mabout'),
        specialties: [own('mfor')],
        shows: [],
        isPublished: true,
        version: 0,
      },
    },
    token,
  );
  await api.call(contract.jobs.addJobNote, { params: { id: otherJob }, body: { note: own('jobnote') } }, token);
  await api.call(contract.jobs.saveJobView, { body: { name: own('jobview'), filters: { q: own('viewed') } } }, token);
  await api.call(
    contract.market.offerJob,
    {
      params: { id: otherJob },
      body: { places: 2, until: tomorrow(240).toISOString(), expectation: own('expected') },
    },
    token,
  );
  const steps = [
    {
      stage: 'first' as const,
      title: own('steptitle'),
      ask: own('stepask'),
      criteria: [{ name: own('criterion'), good: own('good') }],
      interviewers: [people.manager.id],
    },
  ];
  await api.call(
    contract.pipeline.saveInterviewPlan,
    { params: { id: onJob.jobId }, body: { version: 0, steps } },
    token,
  );
  await api.call(
    contract.calendar.bookMeeting,
    {
      body: {
        ...hourFrom(10),
        candidateId: onJob.candidateId,
        jobId: onJob.jobId,
        comment: own('agenda'),
        isOnline: true,
        joinLink: `https://meet.example.com/${own('joinlink')}`,
      },
    },
    token,
  );
  await api.call(contract.chat.addTemplate, { body: { name: own('mtemplate'), text: own('mtemplatetext') } }, token);
  await write(api, people.manager, people.recruiter, own('mmessage'));
  await api.call(contract.calendar.addCalendarFeed, { body: { name: own('mfeed') } }, token);
}

async function recruiterWrites({ api, people, onJob, otherJob, word }: Scene): Promise<void> {
  const { token } = people.recruiter;
  const own = (what: string) => word('recruiter', what);
  await api.call(
    contract.people.changeOwnPage,
    {
      body: {
        headline: own('rhead'),
        about: own('rabout'),
        specialties: [own('rfor')],
        shows: [],
        isPublished: true,
        version: 0,
      },
    },
    token,
  );
  await api.call(
    contract.claims.proposeCandidate,
    { body: { candidateId: onJob.candidateId, jobId: otherJob, message: own('proposal') } },
    token,
  );
  const { id, version } = (
    await api.call(
      contract.imports.createImportedCandidate,
      {
        body: {
          firstName: own('addedfirst'),
          lastName: own('addedlast'),
          email: `${own('addedmail')}@example.com`,
          phonePrefix: null,
          phone: null,
          workExperiences: [{ title: own('addedtitle'), company: own('addedcompany'), description: own('addedtext') }],
          educations: [{ school: own('addedschool') }],
          certifications: [{ name: own('addedpaper') }],
        },
      },
      token,
    )
  ).body.data;
  await api.call(
    contract.imports.saveRemarks,
    {
      params: { id },
      body: {
        note: own('remark'),
        tags: [own('tag')],
        cameFrom: own('camefrom'),
        calls: [{ day: '2026-09-01', outcome: 'reached', said: own('said') }],
        version,
      },
    },
    token,
  );
  await api.call(
    contract['candidate-search'].saveSearch,
    { body: { name: own('search'), wish: { search: own('searched') } } },
    token,
  );
  await api.call(
    contract.calendar.addOwnEvent,
    { body: { ...hourFrom(12), title: own('revent'), comment: own('rcomment') } },
    token,
  );
  await api.call(contract.calendar.addTask, { body: { what: own('task'), dueAt: null, about: null } }, token);
  await api.call(contract.chat.addTemplate, { body: { name: own('rtemplate'), text: own('rtemplatetext') } }, token);
  await write(api, people.recruiter, people.candidate, own('rmessage'));
}

async function candidateWrites({ api, people, word }: Scene): Promise<void> {
  const { token, id: candidateId } = people.candidate;
  const own = (what: string) => word('candidate', what);
  const params = { candidateId };
  const profile = contract['candidate-profile'];
  await api.call(
    contract.profile.changeSocialLinks,
    { body: { linkedin: `https://linkedin.com/in/${own('linkedin')}`, github: null, website: null, x: null } },
    token,
  );
  await api.call(
    profile.saveEmployeeInfo,
    {
      params,
      body: {
        citizenship: ['other'],
        citizenshipDesc: own('citizen'),
        languages: [{ name: own('language'), level: 'native' }],
        links: [{ title: own('linktitle'), url: `https://example.com/${own('linkurl')}` }],
      },
    },
    token,
  );
  await api.call(
    profile.addEducation,
    { params, body: { school: own('school'), degree: own('degree'), study: own('study') } },
    token,
  );
  await api.call(
    profile.addCertification,
    {
      params,
      body: { name: own('paper'), issueOrg: own('issuer'), credentialId: own('number'), state: own('state') },
    },
    token,
  );
  await api.call(
    profile.addWorkExperience,
    {
      params,
      body: { title: own('work'), company: own('employer'), location: own('place'), description: own('did') },
    },
    token,
  );
  await api.call(profile.saveHiding, { params, body: { companies: [own('hidden')], findableBy: 'recruiters' } }, token);
  await api.call(
    contract['job-alerts'].saveJobAlert,
    { body: { name: own('alert'), wish: { search: own('wished') } } },
    token,
  );
  await api.call(
    contract.calendar.addOwnEvent,
    { body: { ...hourFrom(14), title: own('cevent'), comment: own('ccomment') } },
    token,
  );
  await api.call(contract.calendar.addCalendarFeed, { body: { name: own('cfeed') } }, token);
  await write(api, people.candidate, people.recruiter, own('cmessage'));
}

async function write(api: Api, from: Person, to: Person, data: string): Promise<void> {
  await api.call(contract.chat.startChannel, { body: { recipientId: to.id } }, from.token);
  await api.call(
    contract.chat.sendMessage,
    { params: { id: to.id }, body: { clientId: crypto.randomUUID(), data } },
    from.token,
  );
}
