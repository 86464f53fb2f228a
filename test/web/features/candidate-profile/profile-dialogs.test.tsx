// @vitest-environment jsdom
import type { InfoPart } from '../../../../web/features/candidate-profile/model/info-fields.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noEmployeeInfo, type Certification } from '../../../../shared/model/candidate-profile.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import {
  CertificationDialog,
  monthName,
} from '../../../../web/features/candidate-profile/components/certification-dialog.tsx';
import { InfoDialog } from '../../../../web/features/candidate-profile/components/info-dialog.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => vi.resetAllMocks());

const labelled = (name: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(optional\\))?$`));
const enter = (name: string, value: string) => fireEvent.change(labelled(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const acls: Certification = {
  id: 4,
  version: 2,
  name: 'ACLS',
  issueOrg: 'AHA',
  issueMonth: 5,
  issueYear: 2019,
  expireMonth: null,
  expireYear: 2027,
  credentialId: 'A-1',
  credentialUrl: null,
  state: 'Texas',
};
const asSent = {
  name: 'ACLS',
  issueOrg: 'AHA',
  issueMonth: 5,
  issueYear: 2019,
  expireMonth: null,
  expireYear: 2027,
  credentialId: 'A-1',
  credentialUrl: '',
  state: 'Texas',
};

describe('The form of a certification', () => {
  const open = (entry?: Certification) => {
    const onClose = vi.fn();
    const Dialog = () => <CertificationDialog candidateId={31} id={entry?.id} entry={entry} onClose={onClose} />;
    renderSignedIn(Dialog, { path: '/' });
    return onClose;
  };
  const names = ['Name', 'Issued by', 'Issued, month', 'Issued, year', 'Expires, month', 'Expires, year'];
  const values = () => [...names, 'Number', 'State', 'Link to the credential'].map((name) => labelled(name).value);

  it('begins empty, and adds what was entered (CAND-12)', async () => {
    fakeApi.addCertification.mockResolvedValue({ data: acls });
    const onClose = open();
    expect(screen.getByRole('dialog', { name: 'Add certification' })).toBeTruthy();
    expect(values()).toEqual(['', '', '', '', '', '', '', '', '']);
    enter('Name', 'ACLS');
    enter('Issued by', 'AHA');
    enter('Issued, month', '5');
    enter('Issued, year', '2019');
    enter('Expires, year', '2027');
    enter('Number', 'A-1');
    enter('State', 'Texas');
    press('Add certification');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(fakeApi.addCertification.mock.calls).toEqual([[{ params: { candidateId: 31 }, body: asSent }]]);
  });

  it('shows what is stored, and saves over that version (CAND-12)', async () => {
    fakeApi.changeCertification.mockResolvedValue({ data: acls });
    const onClose = open(acls);
    expect(screen.getByRole('dialog', { name: 'Edit certification' })).toBeTruthy();
    expect(values()).toEqual(['ACLS', 'AHA', '5', '2019', '', '2027', 'A-1', 'Texas', '']);
    enter('Link to the credential', 'https://example.com/a');
    press('Save certification');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(fakeApi.changeCertification.mock.calls).toEqual([
      [
        {
          params: { candidateId: 31, id: 4 },
          body: { ...asSent, credentialUrl: 'https://example.com/a', version: 2 },
        },
      ],
    ]);
  });

  it('says at each field what is wrong, and sends nothing (VALID-62)', async () => {
    const onClose = open(acls);
    enter('Name', '');
    enter('Link to the credential', 'no address');
    enter('Expires, year', '2018');
    press('Save certification');
    const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent;
    const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(labelOf);
    await waitFor(() => expect(invalid()).toContain('Name'));
    expect(invalid()).toContain('Link to the credential (optional)');
    enter('Name', 'ACLS');
    enter('Link to the credential', '');
    await waitFor(() => expect(invalid()).toEqual(['Expires, year']));
    expect(fakeApi.changeCertification).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['at the field it names', [{ key: 'credentialId', message: 'Known already' }], 'Known already'],
    ['above the fields', [], 'Not now'],
  ])('stays open with a refusal %s', async (_, errors, words) => {
    fakeApi.addCertification.mockRejectedValue(new ApiError(400, 'Not now', errors));
    const onClose = open();
    enter('Name', 'ACLS');
    press('Add certification');
    const shown = await screen.findByText(words);
    expect(shown.closest('[role=alert].ui-notice') !== null).toBe(errors.length === 0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('names months, and leaves what is none as it is', () => {
    expect([monthName('1'), monthName('12'), monthName('')]).toEqual(['January', 'December', '']);
  });
});

describe('The form of employee info', () => {
  const info = {
    ...noEmployeeInfo,
    version: 6,
    rateFrom: 40,
    rateTo: 60,
    rateCurrency: 'USD',
    relocation: true,
    citizenship: ['greenCard'] as never,
    clearanceType: ['secret'] as never,
    spheres: [{ id: 2, name: 'Triage' }],
    softSkills: [],
  };
  const sent = {
    tagIds: [2],
    softSkills: [],
    hourly: { rateFrom: 40, rateTo: 60, currency: 'USD' },
    salary: { rateFrom: null, rateTo: null, currency: null },
    cityId: null,
    relocation: true,
    citizenship: '["greenCard"]',
    citizenshipDesc: '',
    clearanceType: ['secret'],
    languages: [],
    links: [],
    workStartedAt: null,
    version: 6,
  };
  const open = (part: InfoPart) => {
    fakeApi.saveEmployeeInfo.mockResolvedValue({ data: info });
    const onClose = vi.fn();
    renderSignedIn(() => <InfoDialog candidateId={31} info={info} part={part} onClose={onClose} />, { path: '/' });
    return onClose;
  };
  const saved = async (onClose: () => void) => {
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    return fakeApi.saveEmployeeInfo.mock.lastCall![0];
  };
  const labelsOf = (legend: string) =>
    [...screen.getByRole('group', { name: legend }).querySelectorAll('label')].map(({ textContent }) => textContent);

  it('for skills saves the chosen ones, and the other parts as they are stored (CAND-20, CAND-72)', async () => {
    const onClose = open('skills');
    expect(screen.getByRole('dialog', { name: 'Skills' })).toBeTruthy();
    expect(screen.getByText('Recruiters search by them first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Triage' }));
    fireEvent.click(labelled('Communication'));
    press('Save skills');
    expect(await saved(onClose)).toEqual({
      params: { candidateId: 31 },
      body: { ...sent, tagIds: [], softSkills: ['communication'] },
    });
  });

  it('names what is refused of another part, whose fields it does not show', async () => {
    const onClose = open('wishes');
    fakeApi.saveEmployeeInfo.mockRejectedValue(new ApiError(422, 'No', [{ key: 'tagIds', message: 'Unknown skill' }]));
    press('Save pay and place');
    expect((await screen.findByRole('alert')).textContent).toBe('Skills: Unknown skill');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('for languages and links adds and removes rows, and refuses an address that is not https', async () => {
    const onClose = open('more');
    press('Add language');
    enter('Language 1', 'Spanish');
    enter('Level of language 1', 'native');
    press('Add link');
    enter('Address of link 1', 'http://ana.example/work');
    press('Save languages and links');
    expect((await screen.findByRole('alert')).textContent).toBe('Must be an address such as https://example.com');
    enter('Address of link 1', 'https://ana.example/work');
    press('Add link');
    press('Remove link 2');
    press('Save languages and links');
    expect(await saved(onClose)).toEqual({
      params: { candidateId: 31 },
      body: {
        ...sent,
        languages: [{ name: 'Spanish', level: 'native' }],
        links: [{ title: '', url: 'https://ana.example/work' }],
      },
    });
  });

  it('for skills creates one that the list lacks and saves it with the others', async () => {
    fakeApi.searchTags.mockResolvedValue({ data: [] });
    fakeApi.createTag.mockResolvedValue({ data: { id: 7_000_000, name: 'Stained glass' } });
    const onClose = open('skills');
    fireEvent.change(screen.getByRole('combobox', { name: /^Skills/ }), { target: { value: 'Stained glass' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Add “Stained glass”' }));
    expect(await screen.findByRole('button', { name: 'Remove Stained glass' })).toBeTruthy();
    press('Save skills');
    expect((await saved(onClose)).body.tagIds).toEqual([2, 7_000_000]);
  });

  it('for pay and place takes amounts and relocation, and refuses amounts in the wrong order (VALID-63)', async () => {
    const onClose = open('wishes');
    expect(screen.getByRole('dialog', { name: 'Pay and place' })).toBeTruthy();
    expect(screen.getByText('Jobs are found by their distance from here.')).toBeTruthy();
    expect([labelled('Hourly rate from').placeholder, labelled('Salary from').placeholder]).toEqual([
      '00.00',
      '000.00',
    ]);
    const texts = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Hourly rate per hour', 'Salary per year']);
    enter('Hourly rate to', '30');
    press('Save pay and place');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /^Hourly rate/ }).getAttribute('data-invalid')).toBe('true'),
    );
    expect(fakeApi.saveEmployeeInfo).not.toHaveBeenCalled();
    enter('Hourly rate to', '70');
    fireEvent.click(labelled('Would relocate for the right job'));
    press('Save pay and place');
    expect((await saved(onClose)).body).toEqual({
      ...sent,
      hourly: { rateFrom: 40, rateTo: 70, currency: 'USD' },
      relocation: false,
    });
  });

  it('for authorization asks which other one is meant, and sends it only with that choice (CAND-18)', async () => {
    const onClose = open('authorization');
    expect(screen.getByRole('dialog', { name: 'Authorization and experience' })).toBeTruthy();
    expect(labelsOf('Work authorization')).toEqual(['US citizen', 'Green card', 'H1-B', 'Other']);
    // No clearance is what a search asks for, never what a candidate has.
    expect(labelsOf('Clearance')).toEqual(['Top Secret', 'Secret', 'Public Trust']);
    expect(screen.queryByLabelText(/^Describe the other authorization/)).toBeNull();
    fireEvent.click(labelled('Other'));
    enter('Describe the other authorization', 'TN visa');
    fireEvent.click(labelled('Top Secret'));
    press('Save authorization and experience');
    expect((await saved(onClose)).body).toEqual({
      ...sent,
      citizenship: '["greenCard","optional"]',
      citizenshipDesc: 'TN visa',
      clearanceType: expect.arrayContaining(['secret', 'top_secret']),
    });
  });

  it('for experience sends the beginning of the working life that follows from the years (CAND-19)', async () => {
    const onClose = open('authorization');
    expect(screen.getByText('Whole years since the first job.')).toBeTruthy();
    enter('Years of work', '3');
    press('Save authorization and experience');
    const { workStartedAt } = (await saved(onClose)).body;
    expect(new Date().getUTCFullYear() - new Date(String(workStartedAt)).getUTCFullYear()).toBe(3);
  });
});
