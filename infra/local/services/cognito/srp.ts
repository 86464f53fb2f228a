import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

/** What the server keeps to check a password by SRP: hex salt and hex verifier. */
export interface SrpVerifier {
  salt: string;
  verifier: string;
}

/** The server's half of one SRP exchange, kept until the client proves that it knows the password. */
export interface SrpExchange {
  clientPublic: bigint;
  serverPublic: bigint;
  serverSecret: bigint;
  verifier: bigint;
}

// Cognito uses the 3072-bit group of RFC 3526 (15) with generator 2.
const modulus = toNumber(getDiffieHellman('modp15').getPrime());
const generator = 2n;
const multiplier = toNumber(hash(padded(modulus), padded(generator)));

/** Derives the verifier of a password; `username` is the pool's own name of the user, never an alias. */
export function srpVerifier({
  poolId,
  username,
  password,
}: {
  poolId: string;
  username: string;
  password: string;
}): SrpVerifier {
  const salt = randomBytes(16).toString('hex');
  const secret = hash(padded(BigInt(`0x${salt}`)), hash(Buffer.from(`${poolName(poolId)}${username}:${password}`)));
  return { salt, verifier: power(generator, toNumber(secret)).toString(16) };
}

/** Opens an exchange for the client's public value (hex SRP_A); undefined when that value would give the key away. */
export function openExchange(clientPublicHex: string, verifierHex: string): SrpExchange | undefined {
  if (!/^[0-9a-f]{1,800}$/i.test(clientPublicHex)) return undefined;
  const clientPublic = BigInt(`0x${clientPublicHex}`);
  if (clientPublic % modulus === 0n) return undefined;
  const verifier = BigInt(`0x${verifierHex}`);
  const serverSecret = toNumber(randomBytes(32));
  return {
    clientPublic,
    serverPublic: (multiplier * verifier + power(generator, serverSecret)) % modulus,
    serverSecret,
    verifier,
  };
}

/** The signature (base64) that a client holding the password sends as PASSWORD_CLAIM_SIGNATURE. */
export function expectedClaim(
  exchange: SrpExchange,
  {
    poolId,
    username,
    secretBlock,
    timestamp,
  }: { poolId: string; username: string; secretBlock: string; timestamp: string },
): string {
  const { clientPublic, serverPublic, serverSecret, verifier } = exchange;
  const scramble = toNumber(hash(padded(clientPublic), padded(serverPublic)));
  const shared = power(clientPublic * power(verifier, scramble), serverSecret);
  const extracted = createHmac('sha256', padded(scramble)).update(padded(shared)).digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  return createHmac('sha256', key)
    .update(poolName(poolId))
    .update(username)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64');
}

/** A verifier that no password fits, the same for the same name, so that an unknown user looks like a known one. */
export function pretendedVerifier(name: string, secret: string): SrpVerifier {
  const derive = (label: string) => createHmac('sha256', secret).update(`${label}:${name}`).digest('hex');
  return {
    salt: derive('salt').slice(0, 32),
    verifier: power(generator, BigInt(`0x${derive('verifier')}`)).toString(16),
  };
}

function poolName(poolId: string): string {
  return poolId.slice(poolId.indexOf('_') + 1);
}

function padded(number: bigint): Buffer {
  const digits = number.toString(16);
  const even = digits.length % 2 ? `0${digits}` : digits;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = base % modulus, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function hash(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

function toNumber(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}
