import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** How one use of an authenticator differs from an ordinary one. */
interface Deviation {
  origin?: string;
  isVerified?: boolean;
}

/**
 * An authenticator in software with one passkey, which signs as a browser at this origin would have it sign.
 * @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data
 */
export function softAuthenticator(relyingPartyId: string, origin = `https://${relyingPartyId}`) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const authenticatorData = (isVerified: boolean, attested = Buffer.alloc(0)) => {
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(relyingPartyId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string, { origin: other = origin }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: other, crossOrigin: false }));
  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** A RegistrationResponseJSON without attestation, for the challenge of the creation options. */
    register(challenge: string, deviation: Deviation = {}) {
      const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: an ES256 key on P-256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from([0x21]),
        bytes(x),
        Buffer.from([0x22]),
        bytes(y),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, key]);
      const data = authenticatorData(deviation.isVerified ?? true, attested);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        uint16(data.length),
        data,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** An AuthenticationResponseJSON for the challenge of the request options. */
    assert(challenge: string, deviation: Deviation = {}) {
      const data = authenticatorData(deviation.isVerified ?? true);
      const client = clientData('webauthn.get', challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
