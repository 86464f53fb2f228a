// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ImproveDescriptionModal } from '../../../../web/features/jobs/components/improve-description-modal.tsx';
import { JobRecruitersForm } from '../../../../web/features/jobs/components/job-recruiters-form.tsx';
import { RemoveJobModal } from '../../../../web/features/jobs/components/remove-job-modal.tsx';
import { SaveJobViewModal } from '../../../../web/features/jobs/components/save-job-view-modal.tsx';
import { SkillSuggestions } from '../../../../web/features/jobs/components/skill-suggestions.tsx';
import { WaitingApplicants } from '../../../../web/features/jobs/components/waiting-applicants.tsx';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const show = (Part: ComponentType) => renderSignedIn(Part, { path: '/here' });
const dialog = () => readAloud(screen.getByRole('dialog'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('A job is deleted after a question that names it, or says why it could not be', async () => {
  const onClose = vi.fn();
  fakeApi.removeJob.mockRejectedValue(new ApiError(409, 'It has candidates'));
  show(() => <RemoveJobModal job={{ id: 5001, title: 'Welder' }} onClose={onClose} />);
  expect(dialog()).toMatchInlineSnapshot(`
    "## Delete this job?
    <Close>
    “Welder” will be permanently deleted and removed from every list.
    <Keep it> <Delete job>"
  `);
  expect(screen.getByRole('button', { name: 'Delete job' }).dataset.kind).toBe('danger');
  press('Keep it');
  expect(onClose).toHaveBeenCalledOnce();
  press('Delete job');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The job could not be removed. It has candidates. Nothing was changed.',
  );
});

it('A view of the list is saved under a name, or says why it could not be', async () => {
  const onClose = vi.fn();
  fakeApi.saveJobView.mockRejectedValue(new ApiError(409, 'You have 20 views'));
  const filters = { status: 'closed', ownership: 'own', q: 'nurse' } as const;
  show(() => <SaveJobViewModal filters={filters} onClose={onClose} />);
  expect(dialog()).toMatchInlineSnapshot(`
    "## Save this view
    Closed · “nurse”
    <Close>
    Name
    (required) ""
    <Cancel> <Save view>"
  `);
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Nurses' } });
  expect(screen.queryByText('Required')).toBeNull();
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  expect(await screen.findByText(/^The view could not be saved. You have 20 views/)).toBeTruthy();
  expect(requests).toEqual([['saveJobView', { body: { name: 'Nurses', filters } }]]);
  press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

describe('A better description', () => {
  const [before, after] = ['DUTIES\nSell cars\n\nSame\n\n* Reno', '## Duties\nSell cars\n\nSame\n\n- Reno'];
  const flags = [
    { kind: 'pay' },
    { kind: 'place' },
    { kind: 'gender', words: 'ninja', from: 0, to: 5, instead: 'expert' },
    { kind: 'age', words: 'young', from: 6, to: 9, instead: 'new' },
  ];
  const [onAccept, onClose] = [vi.fn(), vi.fn()];
  const open = async (over: object, form = { hasPay: false, hasPlace: false }, description = before) => {
    fakeApi.improveDescription.mockResolvedValue({
      data: { improvedMarkdown: after, flags: [], engine: 'rules', ...over },
    });
    show(() => <ImproveDescriptionModal description={description} {...{ form, onAccept, onClose }} />);
    await vi.waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
  };
  beforeEach(() => vi.resetAllMocks());

  it('is shown change by change, with what keeps people from applying', async () => {
    await open({ flags });
    expect(dialog()).toMatchInlineSnapshot(`
      "## Improve description
      Your own words, with headings and lists. Take what you like; nothing is saved yet.
      <Close>
      No pay is given, neither here nor in the form. Jobs with pay get more applications.
      No place is given, neither here nor in the form. Say where, or that it is remote.
      “ninja” keeps some people from applying. Instead: expert.
      “young” can read as a preference for an age. Instead: new.
      ‹Changes›
      [x] Use change 1 of 2
      Before: DUTIES
      After: ## Duties
      Sell cars Same
      [x] Use change 2 of 2
      Before: * Reno
      After: - Reno
      <Keep mine> <Use all changes>"
    `);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    expect(dialog()).toContain('<Use 0 changes | off | Select a change first>');
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    press('Use 1 change');
    expect(onAccept.mock.calls).toEqual([[before.replace('* Reno', '- Reno')]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('misses neither pay nor place that the form has, and says who wrote it', async () => {
    await open({ flags: flags.slice(0, 2), engine: 'bedrock' }, { hasPay: true, hasPlace: true });
    expect(dialog().split('\n').slice(0, 4)).toMatchInlineSnapshot(`
      [
        "## Improve description",
        "Rewritten by a model; every number, name, place and requirement was compared with yours. Nothing is saved yet.",
        "<Close>",
        "‹Changes›",
      ]
    `);
    expect(screen.queryByText(/^No (pay|place) is given/)).toBeNull();
    cleanup();
    await open({ flags: flags.slice(0, 2) }, { hasPay: true, hasPlace: false });
    expect(screen.getAllByText(/^No (pay|place) is given/)).toHaveLength(1);
  });

  it('of one change is taken as one, and none is nothing to take', async () => {
    await open({ improvedMarkdown: '## Duties' }, undefined, ' DUTIES ');
    expect(dialog()).toMatchInlineSnapshot(`
      "## Improve description
      Your own words, with headings and lists. Take what you like; nothing is saved yet.
      <Close>
      ‹Changes›
      [x] Use this change
      Before: DUTIES
      After: ## Duties
      <Keep mine> <Use the change>"
    `);
    cleanup();
    await open({ improvedMarkdown: before });
    expect(dialog()).toMatchInlineSnapshot(`
      "## Improve description
      The text has headings and lists where it needs them.
      <Close>
      <Close>"
    `);
    fireEvent.click(screen.getByText('Close', { selector: 'button' }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('Skills that the texts of a job name', () => {
  const place = (words: string) => ({ field: 'description', from: 0, to: words.length, words });
  const found = [
    { id: 1, name: 'React', places: [place('React.js'), place('react'), place('react')] },
    { id: 2, name: 'Kubernetes', places: [place('k8s\n two')] },
    { id: 3, name: 'Deno', places: [place('deno')] },
  ];
  const onAdd = vi.fn();
  function Part({ texts = { title: ' Nurse ', description: '' } }) {
    const [chosen, setChosen] = useState<{ value: number; label: string }[]>([]);
    const add = (skills: typeof chosen) => {
      onAdd(skills);
      setChosen([...chosen, ...skills]);
    };
    return <SkillSuggestions {...{ texts, chosen }} onAdd={add} />;
  }
  beforeEach(() => onAdd.mockReset());

  it('are shown with the words that name them, and leave the list one by one', async () => {
    fakeApi.extractSkills.mockResolvedValue({ data: found });
    show(() => <Part />);
    press('Suggest skills from the text');
    const group = screen.getByRole('group', { name: 'Suggested skills' });
    await screen.findByText('React');
    expect([document.activeElement, group.tabIndex], 'focused by the page alone').toEqual([group, -1]);
    expect(readAloud()).toMatchInlineSnapshot(`
      "‹Suggested skills›
      3 skills found in the text <Add all 3>
      Reactfrom “React.js”, “react” <Add React>
      Kubernetesfrom “k8s two” <Add Kubernetes>
      Denofrom “deno” <Add Deno>"
    `);
    expect(requests[0]?.[1]).toMatchObject({ body: { title: 'Nurse', description: '' } });
    press('Add Deno');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Kubernetes');
    press('Add React');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Kubernetes');
    expect(readAloud()).toMatchInlineSnapshot(`
      "‹Suggested skills›
      1 skill found in the text <Add it>
      Kubernetesfrom “k8s two” <Add Kubernetes>"
    `);
    press('Add it');
    expect(readAloud(group)).toBe('‹Suggested skills›\nEvery skill of the text is added.');
    expect(document.activeElement).toBe(group);
    expect(onAdd.mock.calls.flat(2).map(({ value }: { value: number }) => value)).toEqual([3, 1, 2]);
  });

  it('are none, or cannot be read, and the form says which', async () => {
    fakeApi.extractSkills.mockRejectedValue(new ApiError(429, 'Later'));
    show(() => <Part />);
    press('Suggest skills from the text');
    expect(await screen.findByText('Later')).toBeTruthy();
    fakeApi.extractSkills.mockResolvedValue({ data: [] });
    press('Try again');
    expect(await screen.findByText('The text names no skill that we know.')).toBeTruthy();
    cleanup();
    show(() => <Part texts={{ title: '', description: ' ' }} />);
    expect(readAloud()).toBe('<Suggest skills from the text | off | Write a title or a description first>');
  });
});

describe('Waiting applicants', () => {
  const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Iyer', avatar: `${firstName}.png` });
  const row = (id: number, declines: object[] = []) => ({
    id,
    job: { id: 5001, title: 'ICU nurse' },
    isOpen: id < 9,
    candidate: person(3000 + id, `P${id}`),
    appliedAt: '2026-03-01T10:00:00.000Z',
    declines,
  });
  const declines = [
    { recruiter: person(2, 'Olivia'), at: '2026-03-01T10:00:00.000Z', reason: 'Far' },
    { recruiter: person(3, 'Noah'), at: '2026-03-01T10:00:00.000Z', reason: null },
  ];
  const open = async (over: Parameters<typeof WaitingApplicants>[0], ...data: object[]) => {
    fakeApi.listWaitingApplicants.mockResolvedValue({ data, meta: { total: data.length, page: 1, perPage: 100 } });
    show(() => <WaitingApplicants {...over} />);
    await screen.findAllByRole('listitem');
  };

  it('of every job say which is on hold', async () => {
    await open({}, row(9));
    expect(screen.getByRole('listitem').textContent).toContain('ICU nurse · on hold');
  });

  it('of one job are all shown, and say who has declined', async () => {
    await open({ jobId: 5001 }, row(1, declines), row(2), row(3), row(4));
    expect(readAloud().split('\n').slice(0, 12)).toMatchInlineSnapshot(`
      [
        "## Waiting applicants 4 waiting",
        "‹Applicants›",
        "‹P1 Iyer› (picture /P1.png)",
        "[P1 Iyer](/manager/candidates/3001)",
        "Applied (2026-03-01T10:00:00.000Z) · 2 recruiters declined",
        "Olivia Iyer: Far",
        "<Take forward> <Decline>",
        "‹P2 Iyer› (picture /P2.png)",
        "[P2 Iyer](/manager/candidates/3002)",
        "Applied (2026-03-01T10:00:00.000Z)",
        "<Take forward> <Decline>",
        "‹P3 Iyer› (picture /P3.png)",
      ]
    `);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    fakeApi.takeApplicantForward.mockResolvedValue({ data: { jobId: 5001, candidateId: 3001 } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Take forward' })[0]!);
    expect((await screen.findByText(/is on the job/)).textContent).toBe('P1 Iyer is on the job. Open P1');
  });

  it('of a job on hold can be neither taken forward nor declined', async () => {
    await open({ jobId: 5001, isOpen: false }, row(1));
    expect(readAloud().split('\n').slice(-2)).toMatchInlineSnapshot(`
      [
        "<Take forward | off | The job is on hold> <Decline | off | The job is on hold>",
        "They keep their place, and can be taken forward or declined once the job is open again.",
      ]
    `);
  });

  it('keep the focus near when the last one is declined', async () => {
    await open({ jobId: 5001 }, row(1));
    fakeApi.declineApplicant.mockResolvedValue({ data: { statusChangedAt: new Date().toISOString() } });
    const decline = screen.getByRole('button', { name: 'Decline' });
    decline.focus();
    fireEvent.click(decline);
    const dialog = screen.getByRole('dialog', { name: 'Decline P1 Iyer?' });
    expect(dialog.textContent).toContain('Only those who work on the job see your reason.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await screen.findByText(/is declined for the job/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('P1 Iyer is declined for the job.');
    expect(screen.getByRole('heading', { name: 'Waiting applicants' })).toBeTruthy();
  });

  it('of every job name theirs, three at first', async () => {
    await open({}, row(1), row(2), row(3), row(4));
    expect(readAloud().split('\n').slice(0, 7)).toMatchInlineSnapshot(`
      [
        "## Waiting applicants 4 waiting",
        "‹Applicants›",
        "‹P1 Iyer, ICU nurse› (picture /P1.png)",
        "[P1 Iyer](/manager/candidates/3001)",
        "[ICU nurse](/jobs/view/5001)",
        "Applied (2026-03-01T10:00:00.000Z)",
        "<Take forward> <Decline>",
      ]
    `);
    expect(readAloud().split('\n').slice(-3)).toMatchInlineSnapshot(`
      [
        "<Take forward> <Decline>",
        "<Show all 4>",
        "A recruiter can still accept them. If you take one forward yourself, nobody is owed points for the hire.",
      ]
    `);
  });
});

it('A choice of recruiters says by name what others chose meanwhile, also of those who have left', async () => {
  const options = [{ id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null }];
  fakeApi.listRecruiters.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
  function Part() {
    const [recruiters, setRecruiters] = useState([2001]);
    return (
      <>
        <button onClick={() => setRecruiters([9])}>Change elsewhere</button>
        <JobRecruitersForm job={{ id: 5001, recruiters, version: 4 }} options={options} onDone={() => {}} />
      </>
    );
  }
  show(Part);
  press('Change elsewhere');
  expect(await screen.findByText(/changed elsewhere/)).toBeTruthy();
  expect(readAloud()).toMatchInlineSnapshot(`
    "<Change elsewhere>
    ## Recruiters of this job
    ‹Recruiters of this job›
    The recruiters were changed elsewhere meanwhile: added someone who no longer works for you; removed Olivia Brandt. Nothing of yours is saved yet.
    <Take that over> <Keep mine>
    Who is notified of this job; without a choice, all of your recruiters find it
    [x] Olivia Brandt
    <Save recruiters | off | Decide about the other choice first> <Cancel>"
  `);
});
