import { PNG } from 'pngjs';
import { contract } from '../../../shared/contract/contract.ts';
import type { RunningLocal } from '../../start/start-local.ts';

/** Somebody who uses the product in a drill, known by name. */
export interface Visitor {
  name: string;
  email: string;
}

const password = 'Str0ng!Passw0rd';

/** A running HireHub, reached over HTTP as browsers reach it. */
export function aSite({ url, mails, settled }: Pick<RunningLocal, 'url' | 'mails' | 'settled'>) {
  const call = (method: string, address: string, body?: object, token?: string) =>
    fetch(`${url}${address}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { call, mails, settled };
}
type Site = ReturnType<typeof aSite>;

/** Signs up and confirms by the mailed link; resolves when both were acknowledged. */
export async function signUp({ call, mails, settled }: Site, name: string): Promise<Visitor> {
  const email = `${name}@example.com`;
  const form = { firstName: 'Ann', lastName: 'Lee', email, password, confirmationPassword: password, accept: true };
  await acknowledged(call('POST', contract.accounts.signUpRecruiter.path, form));
  await settled();
  const text = mails().find(({ to }) => to.includes(email))?.text ?? '';
  const [, confirmationToken] = /\?token=([\w-]+)/.exec(text) ?? [];
  await acknowledged(call('POST', contract.accounts.confirm.path, { confirmationToken }));
  return { name, email };
}

/** Whether the person signs in and finds their own profile. */
export async function signsIn({ call }: Site, { email }: Visitor): Promise<boolean> {
  const response = await call('POST', contract.accounts.signIn.path, { email, password });
  const token = response.headers.get('jwt');
  if (!response.ok || !token) return false;
  const profile = await call('GET', contract.profile.readProfile.path, undefined, token);
  return profile.ok && (await profile.text()).includes(email);
}

/** Uploads a picture of the person; resolves when it is shown. */
export async function uploadPicture(site: Site, { email }: Visitor): Promise<void> {
  const { call, settled } = site;
  const token = (await call('POST', contract.accounts.signIn.path, { email, password })).headers.get('jwt') ?? '';
  const picture = new Uint8Array(PNG.sync.write(new PNG({ width: 400, height: 400 })));
  const { startAvatarUpload, readAvatarUpload } = contract.profile;
  const asked = { contentType: 'image/png', size: picture.byteLength };
  const permit = await acknowledged(call(startAvatarUpload.method, startAvatarUpload.path, asked, token));
  const { url, fields } = ((await permit.json()) as { data: { url: string; fields: Record<string, string> } }).data;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([picture], { type: 'image/png' }));
  await acknowledged(fetch(url, { method: 'POST', body: form }));
  await settled();
  const upload = await acknowledged(call('GET', readAvatarUpload.path, undefined, token));
  const { state } = ((await upload.json()) as { data: { state: string } }).data;
  if (state !== 'done') throw new Error(`The picture is ${state}.`);
}

async function acknowledged(call: Promise<Response>): Promise<Response> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.url} has status ${response.status}: ${await response.text()}`);
  return response;
}
