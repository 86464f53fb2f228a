import { describe, expect, it } from 'vitest';
import { attachment } from '../../../../../functions/platform/outside/files/attachment.ts';

describe('The attachment header', () => {
  it.each([
    ['résumé 2026.pdf', 'attachment; filename="re_sume_ 2026.pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9%202026.pdf'],
    ['a"b\\c/d.pdf', 'attachment; filename="a_b_c_d.pdf"; filename*=UTF-8\'\'a_b_c_d.pdf'],
    [
      'x\r\nSet-Cookie: a.pdf',
      'attachment; filename="x__Set-Cookie: a.pdf"; filename*=UTF-8\'\'x__Set-Cookie%3A%20a.pdf',
    ],
    ['\u202Efdp.exe', 'attachment; filename="_fdp.exe"; filename*=UTF-8\'\'_fdp.exe'],
    ["it's (1)*.pdf", "attachment; filename=\"it's (1)*.pdf\"; filename*=UTF-8''it%27s%20%281%29%2A.pdf"],
    ['', 'attachment; filename="file"; filename*=UTF-8\'\'file'],
  ])('names %j so that it cannot inject a header or markup', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
