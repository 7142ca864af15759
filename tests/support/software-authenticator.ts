/** A passkey in software: answers WebAuthn's challenges as an authenticator and its browser do (ES256, attestation `none`). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of authenticator data: user present, user verified, credential attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

interface AuthenticatorOptions {
  readonly origin: string;
  /** Whether the authenticator verified its user; true by default. */
  readonly verified?: boolean;
  /** Whether the authenticator counts its signatures; true by default. Passkeys that several devices share do not count. */
  readonly counting?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

export function softwareAuthenticator({ origin, verified = true, counting = true }: AuthenticatorOptions) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE key: EC2, ES256, P-256.
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  let counter = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const data = (flags: number, ...more: Uint8Array[]) => {
    if (counting) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = PRESENT | (verified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([bits]), count, ...more]);
  };
  return {
    id: base64url(id),

    /** `RegistrationResponseJSON`. @param from origin of the page; another one than the site's is that of a phishing page */
    register(challenge: string, from = origin) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = data(ATTACHED, Buffer.alloc(16), length, id, isoCBOR.encode(key));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    /** `AuthenticationResponseJSON`. @param from origin of the page; another one than the site's is that of a phishing page */
    signIn(challenge: string, from = origin) {
      const client = clientData('webauthn.get', challenge, from);
      const authenticatorData = data(0);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
        clientExtensionResults: {},
      };
    },
  };
}
