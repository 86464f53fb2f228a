/** What of the world these things need. */
interface Around<Person> {
  people: { ada: Person; maria: Person };
  made(name: string, by: Person, given: { body: object }): Promise<number>;
  call(name: string, by: Person, given: { params: Record<string, number> }): Promise<{ text: string }>;
}
interface Made {
  id: number;
  params?: Record<string, number>;
  body?: object;
}

const hour = 3_600_000;
let taken = 0;

/** A time of an hour that nothing else of the world has. */
function freeTime(): { start: string; end: string; zone: string } {
  taken += 1;
  const start = Math.floor(Date.now() / hour) * hour + 48 * hour + taken * 2 * hour;
  const [from, to] = [start, start + hour].map((at) => new Date(at).toISOString());
  return { start: from!, end: to!, zone: 'America/New_York' };
}

/** Meetings of Maria with Ada, events of a candidate's own and a manager's times away; `onJob` puts Ada on Maria's job. */
export function calendarThings<Person extends { role: string }, World extends Around<Person>>(
  onJob: (world: World, owner: Person, relation: 'own') => Promise<{ params?: Record<string, number | string> }>,
) {
  const partner = async (world: World): Promise<Made> => {
    const { params } = await onJob(world, world.people.maria, 'own');
    return {
      id: Number(params!.candidateId),
      body: { ...freeTime(), candidateId: params!.candidateId, jobId: params!.jobId },
    };
  };
  const offered = async (world: World, by: Person): Promise<Made> => {
    const { id, body } = await partner(world);
    const { candidateId, jobId } = body as { candidateId: number; jobId: number };
    const date = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);
    const when = { firstDay: date(3), lastDay: date(10), fromHour: 9, toHour: 17, zone: 'America/New_York' };
    // A recruiter's first call is about no job.
    return { id, body: { minutes: 30, ...when, candidateId, ...(by.role !== 'recruiter' && { jobId }) } };
  };
  const event = (id: number): Made => ({ id, params: { eventId: id }, body: freeTime() });
  /** An online meeting, with the password of its room and what is sent there beside it. */
  const room = async (world: World, sent: object): Promise<Made> => {
    const { body } = await partner(world);
    const { maria } = world.people;
    const id = await world.made('calendar.bookMeeting', maria, { body: { ...body!, isOnline: true } });
    const { text } = await world.call('calendar.readCalendarEvent', maria, { params: { eventId: id } });
    const { data } = JSON.parse(text) as { data: { zoomMeetingPassword: string } };
    return { id, params: { number: id }, body: { password: data.zoomMeetingPassword, ...sent } };
  };
  return {
    room: (world: World) => room(world, { isHere: true }),
    'room to take notes in': (world: World) => room(world, { notes: 'Good questions' }),
    'candidate to meet': partner,
    meeting: async (world: World) => {
      const { body } = await partner(world);
      return event(await world.made('calendar.bookMeeting', world.people.maria, { body: body! }));
    },
    'calendar feed': async (world: World, owner: Person): Promise<Made> => {
      const id = await world.made('calendar.addCalendarFeed', owner, { body: { name: 'Phone' } });
      return { id, params: { feedId: id } };
    },
    'candidate to offer times': offered,
    'booking offer': async (world: World, owner: Person): Promise<Made> => {
      const { body } = await offered(world, owner);
      const id = await world.made('calendar.offerTimes', owner, { body: body! });
      return { id, params: { offerId: id } };
    },
    'own event': async (world: World, owner: Person) => {
      const made = event(
        await world.made('calendar.addOwnEvent', owner, { body: { ...freeTime(), title: 'Dentist' } }),
      );
      return { ...made, body: { ...made.body, title: 'Doctor' } };
    },
    'time away': async (world: World, owner: Person) => {
      const { zone, ...span } = freeTime();
      return event(await world.made('calendar.addUnavailability', owner, { body: { dates: [span], zone } }));
    },
  };
}
