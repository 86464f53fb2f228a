// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../support/fake-api.ts';
import { health, inWindow, openBrowser, twoJobs, withGuestJobs } from '../../support/guest-browser.tsx';
import { outlineOf } from '../../support/outline.ts';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

withGuestJobs();

describe('The job browser on a wide screen', () => {
  it('has its categories, search, list, map and filter side by side (GUEST-10, GUEST-16, GUEST-59)', async () => {
    inWindow(1400);
    const { container } = openBrowser(
      '/find-jobs?city=7&within=25mi&skills=3&travel=no&rateFrom=20&job=1&sort=desc&by=salary',
    );
    await screen.findByRole('search', { name: 'Filter jobs' });
    await screen.findByRole('button', { name: 'Remove filter Within 25 mi of Austin, TX' });
    await screen.findByRole('link', { name: 'Job page' });
    expect(document.title).toBe('Find jobs · HireHub');
    expect(outlineOf(container).replaceAll(/^(option (?!selected)|time).*\n/gm, '')).toMatchInlineSnapshot(`
      "h1 Find your next job
      nav aria-label=Categories
      a data-kind=plain href=/all/health
      img alt width=96 height=72 decoding=async src=/health.svg
      strong Health
      span 2 jobs
      div data-pane=list
      h2 All jobs
      span 2
      form role=search
      span Search by job title, description, location, skills
      input maxlength=200 placeholder=Search by job title, description, location, skills search value=
      button data-kind=secondary data-size=medium Near me
      button aria-pressed=true data-kind=secondary data-size=medium
      span Yearly pay
      span highest first
      select aria-label=Sort by value=salary
      button data-kind=secondary data-size=medium Job alert
      ul aria-label=Active filters
      button aria-label=Remove filter Within 25 mi of Austin, TX Within 25 mi of Austin, TX
      button aria-label=Remove filter React React
      button aria-label=Remove filter from $20/h from $20/h
      button aria-label=Remove filter No travel No travel
      button Clear all
      a href=#job-map Skip the list
      div aria-busy=false
      ul aria-label=Jobs
      li data-job=2 data-favorite=true
      a role=button href=/view/2 data-row=true aria-expanded=false aria-controls
      span Welder
      span Confidential client
      span Remote
      span $60–75/h
      span $120k–140k/yr
      button aria-pressed=true data-pick=true aria-label=Remove Welder from favourites title=Remove from favourites
        data-kind=quiet data-size=medium
      div hidden
      li data-job=1 data-open=true
      a role=button href=/view/1 data-row=true aria-expanded=true aria-controls
      span Nurse
      span Meridian Health Partners
      span · Full time
      span Austin, TX · 7 mi away
      span $60–75/h
      span $120k–140k/yr
      button aria-pressed=false data-pick=true aria-label=Add Nurse to favourites title=Add to favourites
        data-kind=quiet data-size=medium
      dt Location
      dd Austin, TX · 7 mi away
      dt Hourly
      dd $60–75/h
      dt Yearly
      dd $120k–140k/yr
      dt Employment
      dd Full time
      dt Company
      span All jobs of Meridian Health Partners
      p Build the scheduler of a hospital.
      ul aria-label=Skills
      span TypeScript
      button data-kind=primary data-size=medium Apply now
      a data-kind=secondary data-size=medium href=/view/1 Job page
      span role=img aria-label=Travel Not Required data-tip=Travel Not Required tabindex=0
      span role=img aria-label=Need Relocation data-tip=Need Relocation data-on=true tabindex=0
      p aria-live=polite All 2 jobs
      div tabindex=-1
      i role=img aria-label=Map
      aside aria-label=Filters
      form role=search aria-label=Filter jobs novalidate
      label Country
      input role=combobox aria-expanded=false aria-controls aria-autocomplete=list placeholder=All countries value=
      ul role=listbox aria-label=Country hidden
      li role=option aria-disabled=true aria-selected=false Searching…
      label City
      span data-single=true
      span Austin, TX
      button aria-label=Remove Austin, TX
      input role=combobox aria-expanded=false aria-controls aria-autocomplete=list value=
      ul role=listbox aria-label=City hidden
      li role=option aria-disabled=true aria-selected=false Start typing at least 2 characters
      label Distance
      select value=25
      label Skills
      span React
      button aria-label=Remove React
      input role=combobox aria-expanded=false aria-controls aria-autocomplete=list value=
      ul role=listbox aria-label=Skills hidden
      li role=option aria-disabled=true aria-selected=false Start typing at least 2 characters
      legend Hourly Rate
      label Hourly Rate from
      input placeholder=00.00 inputmode=decimal value=20
      span aria-hidden=true –
      label Hourly Rate to
      input placeholder=00.00 inputmode=decimal value=
      select aria-label=Hourly Rate currency value=USD
      legend Salary
      span per year
      label Salary from
      input placeholder=000.00 inputmode=decimal value=
      span aria-hidden=true –
      label Salary to
      input placeholder=000.00 inputmode=decimal value=
      select aria-label=Salary currency value=USD
      legend Workplace
      input checkbox
      label On site
      input checkbox
      label Hybrid
      input checkbox
      label Remote
      legend Employment type
      input checkbox
      label Full time
      span aria-hidden=true 12
      input checkbox
      label Part time
      span aria-hidden=true 0
      input checkbox
      label Temporary
      span aria-hidden=true 0
      input checkbox
      label Other
      span aria-hidden=true 0
      legend Shift
      input checkbox
      label Day
      input checkbox
      label Evening
      input checkbox
      label Night
      input checkbox
      label Weekend
      input checkbox
      label Rotating
      input checkbox
      label Flexible
      legend Clearance
      input checkbox
      label Top Secret
      input checkbox
      label Secret
      input checkbox
      label Public Trust
      input checkbox
      label None of them
      legend Work authorization
      input checkbox
      label US citizen
      input checkbox
      label Green card
      input checkbox
      label H1-B
      input checkbox
      label Other
      label Posted
      select value=
      label Experience asked for
      select value=
      label Hours a week
      select value=
      label Travel
      select value=no
      label Leave out
      input aria-describedby=(Companies, or words of a title, with commas) value=
      div Companies, or words of a title, with commas
      input checkbox
      label Pay stated
      input checkbox
      label Needs relocation
      span aria-hidden=true 5
      button data-kind=primary data-size=medium Show jobs
      button data-kind=quiet data-size=medium Clear"
    `);
    expect(fakeApi.listGuestJobs.mock.calls.map(([{ query }]) => query)).toEqual([
      {
        page: 1,
        perPage: 50,
        facets: true,
        filter: { cityId: 7, proximity: 40.2, rateFrom: 20, rateCurrency: 'USD', tagIds: [3], travel: false },
        order: 'desc',
        order_by: 'salary',
      },
    ]);
  });

  it('gives the map the list’s question and place, and what is loaded (GUEST-20)', async () => {
    fakeApi.listGuestJobs.mockResolvedValue(twoJobs({ total: 60 }));
    const { onMap, favorites } = openBrowser('/find-jobs?near=30.27,-97.74&within=25km&area=-98,30,-97,31&q=nurse');
    await waitFor(() => expect(onMap().jobs).toHaveLength(2));
    expect(onMap()).toMatchObject({
      favorites,
      activeId: null,
      bounds: { east: -97, north: 31, south: 30, west: -98 },
      cityId: null,
      hasMore: true,
      isLoadingMore: false,
      near: { lat: 30.27, lng: -97.74 },
      proximity: 25,
      question: {
        campaign: undefined,
        search: 'nurse',
        filter: { near: { lat: 30.27, lng: -97.74 }, proximity: 25 },
      },
      total: 60,
    });
    const { onMap: onOther } = openBrowser('/find-jobs?q=n');
    expect(onOther().question.search).toBe('');
  });

  it('marks the job under the pointer in the list and on the map, and chooses one on the map (GUEST-33)', async () => {
    const { search, onMap, onFavorite } = openBrowser('/find-jobs?job=2');
    const card = (await screen.findByRole('button', { name: /^Nurse/ })).closest('li') as HTMLElement;
    const seen: unknown[] = [];
    for (const event of ['pointerEnter', 'pointerLeave', 'focus', 'blur'] as const) {
      fireEvent[event](card);
      seen.push([onMap().activeId, card.dataset.active]);
    }
    expect(seen).toEqual([
      [1, 'true'],
      [null, undefined],
      [1, 'true'],
      [null, undefined],
    ]);
    act(() => onMap().onActive(1));
    expect(card.dataset.active).toBe('true');
    act(() => onMap().onChoose(1));
    expect([search(), onFavorite.mock.calls]).toEqual(['?job=1&first=1', [[1, true]]]);
    fireEvent.click(screen.getByRole('button', { name: /^Nurse/ }));
    expect(search()).toBe('?first=1');
    fireEvent.click(screen.getByRole('button', { name: /^Nurse/ }));
    expect(search()).toBe('?first=1&job=1');
  });

  it('is left over the list by a link to the map', async () => {
    openBrowser();
    await screen.findByRole('button', { name: /^Nurse/ });
    fireEvent.click(screen.getByRole('link', { name: 'Skip the list' }));
    expect(document.activeElement?.id).toBe('job-map');
  });

  it('keeps its last jobs while the part of the map that was moved to loads, and only then', async () => {
    const { search, onMap } = openBrowser('/find-jobs?city=7');
    await screen.findByRole('button', { name: /^Nurse/ });
    fakeApi.listGuestJobs.mockReturnValue(new Promise(() => {}));
    act(() => onMap().onBounds({ west: -98, south: 30, east: -97, north: 31 }));
    await waitFor(() => expect(search()).toBe('?area=-98,30,-97,31'));
    expect(
      screen
        .getByRole('button', { name: /^Nurse/ })
        .closest('[aria-busy]')
        ?.getAttribute('aria-busy'),
    ).toBe('true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'rate' } });
    expect(await screen.findByRole('status', { name: 'Loading jobs' })).toBeTruthy();
    expect(search()).toBe('?area=-98,30,-97,31&by=rate');
  });

  it('has the chat of a category that has one, under the category’s name', async () => {
    fakeApi.listGuestJobs.mockResolvedValue(twoJobs({ currentCampaign: health, total: 1234 }));
    openBrowser('/find-jobs/health', 'health');
    expect(await screen.findByText('Chat true')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Health 1,234');
    expect(document.title).toBe('Health jobs · HireHub');
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    cleanup();
    fakeApi.listGuestJobs.mockResolvedValue(twoJobs({ currentCampaign: { ...health, chatWidgetId: null } }));
    openBrowser('/find-jobs/health', 'health');
    await screen.findByRole('button', { name: /^Nurse/ });
    expect(screen.queryByText(/^Chat/)).toBeNull();
  });
});

describe('The job browser on a phone', () => {
  beforeEach(() => inWindow(400));

  it('shows the list, then the map with the list in a sheet over it, whose height its handle sets', async () => {
    const { container } = openBrowser();
    await screen.findByRole('button', { name: /^Nurse/ });
    expect([screen.queryByRole('img', { name: 'Map' }), screen.queryByRole('link', { name: 'Skip the list' })]).toEqual(
      [null, null],
    );
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    await press('Map');
    expect(container.querySelector('.browse')?.getAttribute('data-pane')).toBe('map');
    expect(screen.getByRole('img', { name: 'Map' })).toBeTruthy();
    const handle = await screen.findByRole('slider', { name: 'Height of the list' });
    const height = () => [
      handle.getAttribute('aria-valuenow'),
      handle.getAttribute('aria-valuetext'),
      container.querySelector<HTMLElement>('.browse-list')?.style.getPropertyValue('--sheet'),
    ];
    expect([handle.getAttribute('aria-valuemin'), handle.getAttribute('aria-valuemax')]).toEqual(['26', '86']);
    expect(height()).toEqual(['26', '26 percent of the screen', '26dvh']);
    const isLeft = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'a'].map((key) => fireEvent.keyDown(handle, { key }));
    expect([isLeft, height()[0]]).toEqual([[false, false, false, true], '55']);
    let held = 0;
    Object.assign(handle, {
      setPointerCapture: (id: number) => (held = id),
      hasPointerCapture: (id: number) => held === id,
    });
    vi.stubGlobal('innerHeight', 1000);
    const drag = (event: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number) => {
      fireEvent[event](handle, { pointerId: 7, clientY });
      return height()[0];
    };
    expect([
      drag('pointerMove', 300),
      drag('pointerDown', 300),
      drag('pointerMove', 300),
      drag('pointerMove', 10),
      drag('pointerMove', 990),
      drag('pointerUp', 400),
    ]).toEqual(['55', '55', '70', '92', '12', '55']);
    await press('List');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('has its filter in a dialog, which closes by its button and when it is submitted', async () => {
    const { search } = openBrowser();
    await press('Filters');
    const dialog = await screen.findByRole('dialog', { name: 'Filters', hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close', hidden: true }));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await press('Filters');
    fireEvent.click(await screen.findByLabelText(/^Part time/));
    fireEvent.click(screen.getByRole('button', { name: 'Show jobs', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(search()).toBe('?employment=part_time');
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBeTruthy();
  });
});
