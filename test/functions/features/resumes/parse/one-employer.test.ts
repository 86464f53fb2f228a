import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const workOf = (text: string): string[] =>
  parseResume({ lines: linesOfText(`Mira Holt\nmira@example.com\n\n${text}`), links: [] }).workExperiences.map(
    ({ title, company }) => `${title?.value ?? '–'} @ ${company?.value ?? '–'}`,
  );

describe('Titles that fill the whole time at one employer', () => {
  it('are of that employer, also those that a comma parts', () => {
    const text = `EXPERIENCE

Oak Insurance Group, Hartford, CT                     2004 – Present

Vice President, Claims Operations (2019 – Present)
• Lead 240 people

Director, Claims (2015 – 2019)
• Opened an office

Claims Adjuster (2004 – 2015)`;
    expect(workOf(text)).toEqual([
      'Vice President, Claims Operations @ Oak Insurance Group',
      'Director, Claims @ Oak Insurance Group',
      'Claims Adjuster @ Oak Insurance Group',
    ]);
  });

  it('are not those of others which leave a part of that time', () => {
    const text = `EXPERIENCE

Oak Insurance Group, Hartford, CT                     2004 – Present

Director, Fernhill (2015 – 2019)
• Opened an office

Adjuster, Birchwood (2010 – 2013)`;
    expect(workOf(text).slice(1)).toEqual(['Director @ Fernhill', 'Adjuster @ Birchwood']);
  });
});

describe('Years at home', () => {
  it.each(['Family caregiver (took care of my father)', 'Homemaker', 'Full-time parent'])(
    'are no work, and have no employer: %s',
    (years) => {
      const text = `EMPLOYMENT\n02/2022 - present   Driver, Birch Freight LLC\n03/2020 - 01/2022   ${years}\n07/2014 - 02/2020   Driver, Fern Carriers LLC`;
      expect(workOf(text)).toEqual(['Driver @ Birch Freight LLC', 'Driver @ Fern Carriers LLC']);
    },
  );

  it('are work where an employer is named', () => {
    const text =
      'EMPLOYMENT\n02/2022 - present   Family Caregiver, Birch Home Care LLC\n07/2014 - 02/2020   Driver, Fern Carriers LLC';
    expect(workOf(text)[0]).toBe('Family Caregiver @ Birch Home Care LLC');
  });
});

describe('Contracts', () => {
  it.each(['CONTRACTS', 'Travel Contracts', 'TRAVEL ASSIGNMENTS', 'PERMANENT ROLES'])('%s head work', (heading) => {
    const text = `CERTIFICATIONS\nCCNA\n\n${heading}\nDeveloper, Birch Energy Ltd, Jan 2023 – Mar 2024\nDeveloper, Fern Rail Ltd, Apr 2020 – Sep 2022`;
    expect(workOf(text)).toEqual(['Developer @ Birch Energy Ltd', 'Developer @ Fern Rail Ltd']);
  });
});
