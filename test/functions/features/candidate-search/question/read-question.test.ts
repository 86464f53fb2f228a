import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../../../functions/features/candidate-search/question/read-question.ts';
import { cityMeant } from '../../../../../functions/features/lookups/cities.ts';

const read = (text: string) => readQuestion(text, cityMeant);
const chipsOf = (text: string) => read(text).parts.map(({ words }) => words);

describe('A question of a recruiter', () => {
  it.each<[question: string, forTheIndex: string, chips: string[]]>([
    [
      '(java OR kotlin) AND spring NOT junior',
      '(java OR kotlin) spring',
      ['java or kotlin', 'spring', 'Not junior now'],
    ],
    ['java OR kotlin spring', '(java OR (kotlin spring))', ['java or (kotlin spring)']],
    ['java or kotlin developer', '(java OR kotlin) developer', ['java or kotlin', 'developer']],
    ['java, kotlin or scala', '(java OR kotlin OR scala)', ['java or kotlin or scala']],
    ['java, kotlin, scala', 'java kotlin scala', ['java', 'kotlin', 'scala']],
    ['java/kotlin', '(java OR kotlin)', ['java or kotlin']],
    ['ci/cd', 'ci/cd', ['ci/cd']],
    ['java -nurse', 'java NOT nurse', ['java', 'not nurse']],
    ['java not junior', 'java', ['java', 'Not junior now']],
    ['not junior or intern java', 'java', ['java', 'Not junior or intern now']],
    ['java NOT (junior OR intern)', 'java', ['java', 'Not junior or intern now']],
    ['java -jr -“entry level” -sales', 'java NOT sales', ['java', 'not sales', 'Not jr now', 'Not entry level now']],
    ['not (junior or sales) java', 'NOT sales java', ['not sales', 'java', 'Not junior now']],
    [
      '“truck driver” without “owner operator”',
      '"truck driver" NOT "owner operator"',
      ['“truck driver”', 'not “owner operator”'],
    ],
    ['NOT project manager', 'NOT (project manager)', ['not project manager']],
    ['front end or back end developer', '(front end OR back end) developer', ['front end or back end', 'developer']],
    ['truck driver or dental assistant', '(truck driver OR dental assistant)', ['truck driver or dental assistant']],
    ['pastry chef or line cook', '((pastry chef) OR (line cook))', ['(pastry chef) or (line cook)']],
    ['react js node.js c++ c# .net', 'react js node.js c++ c# .net', ['react js', 'node.js', 'c++', 'c#', '.net']],
    ['looking for someone with experience in react', 'react', ['react']],
    ['no experience java', 'java', ['java']],
    ['java, degree not required', 'java', ['java']],
    ['entry level or junior', '(entry level OR junior)', ['entry level or junior']],
    ['mid level or senior java', '(mid level OR senior) java', ['mid level or senior', 'java']],
    ['constructor toString', 'constructor toString', ['constructor', 'toString']],
  ])('says what it makes of operators and names: %s', (question, forTheIndex, chips) => {
    expect([read(question).text, chipsOf(question)]).toEqual([forTheIndex, chips]);
  });

  it.each<[question: string, forTheIndex: string, chip: string]>([
    ['java not in sales', 'java NOT sales', 'not sales'],
    ['java not in (sales or marketing)', 'java NOT (sales OR marketing)', 'not sales or marketing'],
    ['java not in Texas', 'java NOT Texas', 'not Texas'],
    ['java not at Google', 'java NOT Google', 'not Google'],
    ['java no people from Google', 'java NOT Google', 'not Google'],
    ['java nobody from sales', 'java NOT sales', 'not sales'],
    ['java without experience in kotlin', 'java NOT kotlin', 'not kotlin'],
    ['java doesn’t have kotlin', 'java NOT kotlin', 'not kotlin'],
    ['java WITHOUT kotlin', 'java NOT kotlin', 'not kotlin'],
    ['java neither kotlin nor scala', 'java NOT kotlin NOT scala', 'not kotlin'],
    ['java not currently a manager', 'java', 'Not manager now'],
    ['java not looking for juniors', 'java', 'Not juniors now'],
    ['java do not want interns', 'java', 'Not interns now'],
    ['java no juniors', 'java', 'Not juniors now'],
    ['java non-junior', 'java', 'Not junior now'],
    ['java not entry level', 'java', 'Not entry level now'],
    ['java no senior level or director', 'java', 'Not senior level or director now'],
    ['java non-us citizen', 'java', 'Green card or H1-B or Other'],
  ])('excludes what a NOT is about, whatever words are between: %s', (question, forTheIndex, chip) => {
    expect(read(question).text).toBe(forTheIndex);
    expect(chipsOf(question).slice(0, 2)).toEqual(['java', chip]);
  });

  it.each<[question: string, chip: string]>([
    ['secret clearance', 'Secret clearance'],
    ['active TS/SCI', 'Top Secret clearance'],
    ['top secret or higher', 'Top Secret clearance'],
    ['(secret OR top secret) clearance', 'Top Secret or Secret clearance'],
    ['security clearance', 'Any clearance'],
    ['no clearance', 'No clearance'],
    ['us citizen', 'US citizen'],
    ['U.S. citizenship required', 'US citizen'],
    ['USC/GC only', 'US citizen or Green card'],
    ['us citizens, green card holders', 'US citizen or Green card'],
    ['no sponsorship', 'US citizen or Green card'],
    ['not h1b', 'US citizen or Green card or Other'],
    ['indian citizens or oci', 'Citizen (India) or OCI card (India)'],
    ['EU citizenship required', 'EU citizen'],
    ['h-1b', 'H1-B'],
    ['5+ years', 'At least 5 years of work'],
    ['at least ten years', 'At least 10 years of work'],
    ['5+ yrs of experience in', 'At least 5 years of work'],
    ['minimum of 7 years', 'At least 7 years of work'],
    ['5-8 yrs', '5 to 8 years of work'],
    ['5 – 8 years', '5 to 8 years of work'],
    ['less than 3 years', 'At most 2 years of work'],
    ['up to 3 years', 'At most 3 years of work'],
    ['8 yoe', 'At least 8 years of work'],
    ['$60/h', 'up to $60/h'],
    ['under $60/hr', 'up to $60/h'],
    ['$60-70 per hour', '$60–70/h'],
    ['60+/hr', 'from $60/h'],
    ['£400 per day', 'up to £50/h'],
    ['hourly rate below 70', 'up to $70/h'],
    ['$45', 'up to $45/h'],
    ['$120k', 'up to $120k/yr'],
    ['120-140k', '$120k–140k/yr'],
    ['$120,000 a year', 'up to $120k/yr'],
    ['at least 90k', 'from $90k/yr'],
    ['15-20 LPA', '₹15L–20L/yr'],
    ['₹18 lakhs', 'up to ₹18L/yr'],
    ['willing to relocate', 'Would relocate'],
    ['not willing to relocate', 'Would not relocate'],
    ['within 30 miles of Austin', 'Within 30 miles of Austin, TX'],
    ['Austin TX within 30 miles', 'Within 30 miles of Austin, TX'],
    ['within 30 of Austin', 'Within 30 miles of Austin, TX'],
    ['within 40 of Pune', 'Within 40 km of Pune, India'],
    ['25 km from Pune', 'Within 25 km of Pune, India'],
    ['based in Portland, OR', 'In or near Portland, OR'],
    ['near nyc', 'In or near New York City, NY'],
    ['78701', 'In or near Austin, TX'],
    ['Austin, TX 78701', 'In or near Austin, TX'],
    ['78701 Austin, Texas, USA', 'In or near Austin, TX'],
    ['30301-1234 Atlanta', 'In or near Atlanta, GA'],
    ['New Delhi - 110 001', 'In or near New Delhi, India'],
    ['within 30 miles of Austin, TX 78701', 'Within 30 miles of Austin, TX'],
    ['SW1A 1AA', '“SW1A 1AA” left out: profiles do not say it'],
    ['W2 only', '“W2 only” left out: profiles do not say it'],
    ['c2c', '“c2c” left out: profiles do not say it'],
    ['in Austin, TX and Dallas, TX', 'In or near Austin, TX or Dallas, TX'],
    ['located in Austin, TX or Dallas, TX', 'In or near Austin, TX or Dallas, TX'],
    ['within 30 miles of Austin or Dallas, TX', 'Within 30 miles of Austin, TX or in or near Dallas, TX'],
    ['not within 30 miles of Austin', 'Not within 30 miles of Austin, TX'],
    ['not in Austin, TX or Dallas, TX', 'Not in or near Austin, TX or Dallas, TX'],
    ['NOT 5+ years', 'At most 4 years of work'],
    ['not less than 3 years', 'At least 3 years of work'],
    ['not over $60/h', 'up to $60/h'],
    ['not h1b or green card', 'US citizen or Other'],
    ['NOT 5-8 years', '“not 5-8 years” left out: a search cannot exclude it'],
    [
      'us citizen or secret clearance',
      '“us citizen or secret clearance” left out: a search cannot ask for either of these',
    ],
    ['no clearance required', '“no clearance required” left out: profiles do not say it'],
  ])('knows words of fields: %s', (question, chip) => {
    expect([chipsOf(question), read(question).text]).toEqual([[chip], '']);
    expect(chipsOf(`welder ${question}`)).toEqual(['welder', chip]);
  });

  it.each([
    'experience in java',
    'victoria’s secret',
    'mobile',
    'spring boot',
    'remote sensing',
    '"us citizen"',
    'OR IN ME',
    'non-profit',
  ])('takes words that only look like a field as words: %s', (question) => {
    expect(read(question).facts).toEqual([]);
    expect(read(question).text).not.toBe('');
  });

  it.each([
    ['10115 Berlin', ['In or near Berlin, Germany']],
    ['Köln D-50667', ['In or near Köln, Germany']],
    ['London SW1A 1AA', ['In or near London, United Kingdom']],
    ['nurse in Berlin', ['nurse', 'In or near Berlin, Germany']],
    ['nurse London UK', ['nurse', 'In or near London, United Kingdom']],
    ['nurse within 30 of London', ['nurse', 'Within 30 miles of London, United Kingdom']],
    ['java 78701', ['java', 'In or near Austin, TX']],
    ['Austin -78701', ['Austin', 'Not in or near Austin, TX']],
  ])('takes a postal code of elsewhere for the city that is named with it: %s', (question, chips) => {
    expect(chipsOf(question)).toEqual(chips);
  });

  it('keeps a field as words where it is an alternative to words, and asks for one beside alternatives in any case', () => {
    expect(chipsOf('java OR us citizen')).toEqual(['java or us citizen']);
    expect(chipsOf('java OR kotlin 5+ years')).toEqual(['java or kotlin', 'At least 5 years of work']);
  });

  it.each([
    ['java AND', 'java'],
    ['OR java', 'java'],
    ['java NOT', 'java'],
    ['((java', 'java'],
    ['java)) AND kotlin', 'java kotlin'],
    ['java AND AND kotlin', 'java kotlin'],
    ['() java', 'java'],
    ['"truck driver', '"truck driver"'],
    ['java ""', 'java'],
    ['AND OR NOT', ''],
  ])('leaves out what makes no sense: %s', (question, forTheIndex) => {
    expect(read(question).text).toBe(forTheIndex);
  });

  it('is read again as the same thing when its parts are put together, so that one can be removed or changed', () => {
    const whole = read(
      '(java OR kotlin) spring -junior “on call” us citizen or gc 5+ yrs within 30 miles of Austin NOT (project manager) not in Dallas or Houston NOT 5-8 years secret clearance or h1b',
    );
    const again = read(whole.parts.map(({ source }) => source).join(' '));
    expect(again).toEqual(whole);
    const without = whole.parts.filter(({ words }) => words !== 'spring');
    expect(read(without.map(({ source }) => source).join(' ')).parts).toEqual(without);
  });

  it('of the longest kind, or of brackets alone, is read in a moment', () => {
    const long = [
      'java OR '.repeat(125),
      '('.repeat(200) + 'java' + ')'.repeat(200),
      'within 30 miles of '.repeat(52),
      '-'.repeat(1000),
      '5-'.repeat(500),
    ];
    read('austin');
    for (const question of long) {
      const begun = performance.now();
      read(question);
      expect(performance.now() - begun).toBeLessThan(500);
    }
    expect(read(long[1]!).text).toBe('java');
  });
});

describe('What a question says twice', () => {
  it.each([
    ['5+ years java, 3+ years python', { kind: 'years', from: 5, to: undefined }],
    ['5+ years, at most 9 years', { kind: 'years', from: 5, to: 9 }],
    ['under $60/h, over $40/h', { kind: 'rate', currency: 'USD', from: 40, to: 60 }],
    ['$60/h java $50/h', { kind: 'rate', currency: 'USD', from: undefined, to: 50 }],
    ['not h1b, not green card', { kind: 'citizenship', values: ['usCitizen', 'optional'] }],
    ['us citizen or gc, not green card', { kind: 'citizenship', values: ['usCitizen'] }],
  ])('holds together, the narrower end of each: %s', (question, fact) => {
    expect(read(question).facts).toMatchObject([fact]);
  });

  it.each([
    ['$60/h €50/h', ['“$60/h” left out: another part says it otherwise', 'up to €50/h']],
    ['$90k ₹20 lakhs', ['“$90k” left out: another part says it otherwise', 'up to ₹20L/yr']],
    [
      'willing to relocate, not willing to relocate',
      ['“willing to relocate” left out: another part says it otherwise', 'Would not relocate'],
    ],
  ])('says that of two things which cannot both be the last counts: %s', (question, chips) => {
    expect(chipsOf(question)).toEqual(chips);
  });
});
