import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aCandidatePutForward, anInvitedRecruiter, aPerson, aPostedJob } from '../support/people.ts';
import { aJpeg, aPng } from '../support/pictures.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { waitFor } from '../support/wait.ts';

const picture = {
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(aJpeg({ width: 400, height: 300, colour: (x) => [x % 256, 120, 90] })),
};

describe('A person and their picture', () => {
  let site: VisitedSite;
  let person: Person;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    person = await aPerson(site.api, 'manager', 'Maria');
    visitor = await site.signedIn(person);
    await visitor.go('/profile');
  });
  afterAll(() => site?.close());

  /** Uploads a picture for a person, and returns its path once it is shown. */
  async function uploaded({ token }: Person): Promise<string> {
    const permit = (
      await site.api.call(
        contract.profile.startAvatarUpload,
        { body: { contentType: 'image/jpeg', size: picture.buffer.length } },
        token,
      )
    ).body.data;
    const form = new FormData();
    for (const [name, value] of Object.entries(permit.fields)) form.append(name, value);
    form.append('file', new Blob([picture.buffer]));
    await fetch(permit.url, { method: 'POST', body: form });
    return waitFor(
      'the picture is shown',
      async () => (await site.api.call(contract.profile.readAvatarUpload, {}, token)).body.data.avatar ?? undefined,
    );
  }

  const upload = async () => (await site.api.call(contract.profile.readAvatarUpload, {}, person.token)).body.data;
  const shown = () => visitor.page.locator('.picture-picker img');

  it('A picture is chosen, moved and zoomed by keys alone, and is shown once it arrives (PROF-12, AUTH-41)', async () => {
    const { page } = visitor;
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose picture' }).press('Enter'),
    ]);
    await chooser.setFiles(picture);
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
    const zoom = dialog.getByLabel('Zoom');
    await zoom.press('End');
    expect(await zoom.inputValue()).toBe('4');
    await dialog.getByLabel('Visible part of the picture; move with the arrow keys').press('ArrowRight');
    expect(await axeFindings(page, 'crop')).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter');
    await page.getByText('Your picture was changed.').waitFor();
    await shown().waitFor();
    expect(
      await shown().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThanOrEqual(96);
  });

  it('The picture is in the top bar too, served as a picture that is cached for good (PROF-03, SHELL-19)', async () => {
    const { page } = visitor;
    await page.locator('.shell-user img').waitFor();
    const address = (await shown().getAttribute('src')) ?? '';
    expect(address).toMatch(/^\/avatars\/[0-9a-f-]{36}\/[0-9a-f]{32}\.jpg$/);
    const response = await fetch(new URL(address, site.local.url));
    expect(
      Object.fromEntries(
        ['content-type', 'cache-control', 'x-content-type-options'].map((name) => [name, response.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    // Whatever else is in the bucket, CloudFront may not read it.
    expect(
      (await fetch(new URL('/avatars/../quarantine/avatars/1/1', site.local.url))).headers.get('content-type'),
    ).not.toBe('image/jpeg');
  });

  it('A file that cannot be a picture is refused at once, and nothing is sent (PROF-12)', async () => {
    const { page } = visitor;
    const posts: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'POST' && request.url().endsWith('/api/profile/avatar') && posts.push(request.url()),
    );
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText('Choose a JPEG or PNG picture. Nothing was sent.').waitFor();
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>'.repeat(50)) });
    await page.getByText('The file is damaged or is not a picture. Nothing was sent.').waitFor();
    expect(posts).toEqual([]);
  });

  it('A picture that did not arrive is kept and sent again on request, and one that takes too long is stopped (PROF-12, AUTH-41)', async () => {
    const { page } = visitor;
    const former = await shown().getAttribute('src');
    const toStorage = (url: URL) => url.origin !== new URL(site.local.url).origin;
    const choose = async () => {
      await page.getByLabel('Picture file').setInputFiles({
        ...picture,
        buffer: Buffer.from(aJpeg({ width: 300, height: 300, colour: () => [10, 90, 200] })),
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click();
    };
    await page.route(toStorage, (route) => route.abort('connectionfailed'));
    await choose();
    await page.getByText('The picture was not uploaded; check your connection and send it again').waitFor();
    await page.unroute(toStorage);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your picture was changed.').waitFor();
    const sentAgain = await waitFor('the new picture', async () =>
      (await shown().getAttribute('src')) !== former ? shown().getAttribute('src') : undefined,
    );

    await page.route(toStorage, () => {});
    await choose();
    await page.getByRole('progressbar', { name: 'Uploading' }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.unroute(toStorage);
    expect(await shown().getAttribute('src')).toBe(sentAgain);
  });

  it('Another kind of file cannot get past the server: it is refused with the reason and not kept (API-30)', async () => {
    const former = await shown().getAttribute('src');
    const permit = (
      await site.api.call(
        contract.profile.startAvatarUpload,
        { body: { contentType: 'image/jpeg', size: 500 } },
        person.token,
      )
    ).body.data;
    const form = new FormData();
    for (const [name, value] of Object.entries(permit.fields)) form.append(name, value);
    form.append('file', new Blob([aPng({ width: 200, height: 200 })]));
    expect((await fetch(permit.url, { method: 'POST', body: form })).status).toBe(204);
    await waitFor('the upload is refused', async () => (await upload()).state === 'refused' || undefined);
    expect(await upload()).toMatchObject({ reason: 'anotherType', avatar: former?.slice(1) });
  });

  it('A recruiter’s and a candidate’s pictures appear in earlier lists and boards, and leave them when removed (PROF-03)', async () => {
    const [candidate, recruiter] = [
      await aPerson(site.api, 'candidate', 'Arun'),
      await anInvitedRecruiter(site.api, person, 'Rosa'),
    ];
    const pair = await aCandidatePutForward(site.api, { manager: person, recruiter, candidate });
    await site.api.call(
      contract.applications.applyToJob,
      { params: { id: await aPostedJob(site.api, person) } },
      candidate.token,
    );
    const seen = async () => {
      const [row] = (await site.api.call(contract.recruiters.listRecruiters, { query: {} }, person.token)).body.data;
      const onJob = (await site.api.call(contract.pipeline.readCandidateOnJob, { params: pair }, person.token)).body
        .data;
      const [waiting] = (await site.api.call(contract.applications.listSelfAssignments, { query: {} }, recruiter.token))
        .body.data;
      return [row?.avatar, onJob.recruiter?.avatar ?? null, onJob.candidate.avatar, waiting?.candidate.avatar];
    };
    const wants = async (what: string, wanted: (string | null)[]) =>
      waitFor(what, async () => JSON.stringify(await seen()) === JSON.stringify(wanted) || undefined);
    await wants('nobody has a picture', [null, null, null, null]);
    const [candidates, recruiters] = [await uploaded(candidate), await uploaded(recruiter)];
    await wants('both pictures everywhere', [recruiters, recruiters, candidates, candidates]);
    await site.api.call(contract.profile.removeAvatar, {}, recruiter.token);
    await wants('the recruiter’s is gone', [null, null, candidates, candidates]);
  });

  it('A new name appears wherever others see the person (PROF-10)', async () => {
    const [candidate, recruiter] = [
      await aPerson(site.api, 'candidate', 'Anita'),
      await anInvitedRecruiter(site.api, person, 'Ronan'),
    ];
    const pair = await aCandidatePutForward(site.api, { manager: person, recruiter, candidate });
    const rename = (who: Person, firstName: string) =>
      site.api.call(contract.profile.changeProfile, { body: { firstName, lastName: 'Renamed' } }, who.token);
    await Promise.all([rename(candidate, 'Anika'), rename(recruiter, 'Rowan'), rename(person, 'Marianne')]);
    await waitFor('the new name everywhere', async () => {
      const rows = (await site.api.call(contract.recruiters.listRecruiters, { query: {} }, person.token)).body.data;
      const onJob = (await site.api.call(contract.pipeline.readCandidateOnJob, { params: pair }, person.token)).body
        .data;
      const { job } = (
        await site.api.call(contract.jobs.readRecruiterJob, { params: { id: pair.jobId } }, recruiter.token)
      ).body.data;
      const names = [
        rows.find(({ id }) => id === onJob.recruiterId),
        onJob.recruiter,
        onJob.candidate,
        job.manager,
      ].map((one) => `${one?.firstName} ${one?.lastName}`);
      return names.join() === 'Rowan Renamed,Rowan Renamed,Anika Renamed,Marianne Renamed' || undefined;
    });
  });

  it('A campaign’s picture is cropped and sent again after a failure, guests see it, and its file goes with the campaign (CAMP-04)', async () => {
    const { page } = visitor;
    await visitor.go('/campaigns/edit/new');
    await page.getByLabel('Name in the address').fill('river-clinics');
    const toStorage = (url: URL) => url.origin !== new URL(site.local.url).origin;
    await page.route(toStorage, (route) => route.abort('connectionfailed'));
    await page.getByLabel('Picture file').setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('The picture was not uploaded; check your connection and send it again').waitFor();
    await page.unroute(toStorage);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The picture is ready. Guests see it once you save.').waitFor();
    expect(await axeFindings(page, 'campaign form')).toEqual([]);
    await page.getByRole('button', { name: 'Add campaign' }).click();
    await page.waitForURL('**/campaigns');

    const guest = await site.visitor();
    await guest.go('/find-jobs');
    const image = guest.page.locator('a[href="/find-jobs/river-clinics"] img');
    const [width, height] = await image.evaluate((shown: HTMLImageElement) =>
      shown.decode().then(() => [shown.naturalWidth, shown.naturalHeight] as const),
    );
    expect(width / height).toBeCloseTo(4 / 3, 1);
    const address = new URL((await image.getAttribute('src')) ?? '', site.local.url);
    expect(address.pathname).toMatch(/^\/avatars\/[0-9a-f-]{36}\/campaign-[0-9a-f]{32}\.jpg$/);

    await page.getByRole('link', { name: 'RIVER-CLINICS' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete campaign' }).click();
    await page.waitForURL('**/campaigns');
    await waitFor('the file is gone', async () => (await fetch(address)).status === 403 || undefined);
    expect(guest.problems).toEqual([]);
    await guest.context.close();
    await visitor.go('/profile');
  });

  it('A picture is removed after one confirmation; initials are shown again and the files are gone', async () => {
    const { page } = visitor;
    const address = new URL((await shown().getAttribute('src')) ?? '', site.local.url);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove picture' }).click();
    await shown().waitFor({ state: 'detached' });
    await page.locator('.picture-picker').getByText('M', { exact: false }).first().waitFor();
    await waitFor('the files are gone', async () => (await fetch(address)).status === 403 || undefined);
    expect(visitor.problems).toEqual([]);
  });
});
