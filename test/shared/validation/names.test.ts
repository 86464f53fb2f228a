import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { profileForm } from '../../../shared/validation/profile.ts';

const refusedNames: Record<string, string> = {
  'a control character': 'Da\u0007niel',
  'a control character of the second block': 'Da\u009fniel',
  'a line break': 'Dan\niel',
  'a line separator': 'Dan\u2028iel',
};

describe('A name', () => {
  it.each(Object.entries(refusedNames))('with %s is rejected by its field', (_, name) => {
    const refused = [{ message: 'Contains characters that are not allowed' }];
    expect(profileForm.safeParse({ firstName: name, lastName: 'Reyes' }).error?.issues).toMatchObject([
      { path: ['firstName'], ...refused[0] },
    ]);
    expect(profileForm.safeParse({ firstName: 'Daniel', lastName: name }).error?.issues).toMatchObject([
      { path: ['lastName'], ...refused[0] },
    ]);
    const { error } = contract.accounts.signUpManager.request.body.safeParse({
      firstName: name,
      lastName: 'Reyes',
      email: 'd@example.com',
      password: 'Str0ng!Passw0rd',
      confirmationPassword: 'Str0ng!Passw0rd',
      accept: true,
    });
    expect(error?.issues).toMatchObject([{ path: ['firstName'], ...refused[0] }]);
  });

  it('can be written in any script and direction', () => {
    for (const firstName of ['Zoë', 'محمد', 'שרה', 'नेहा', '李娜', "D'Arcy-Jones"])
      expect(profileForm.safeParse({ firstName, lastName: 'Reyes' }).error).toBeUndefined();
  });
});
