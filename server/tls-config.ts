/** The certificate with which the server itself answers over TLS, from the files of TLS_CERT and TLS_KEY. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReadVariable } from './openid-config.ts';

export interface Certificate {
  /** PEM of the certificate, followed by those of its issuers. */
  readonly cert: string;
  /** PEM of the private key. */
  readonly key: string;
  /** SHA-256 of the certificate, as browsers show it: `AB:CD:…`. */
  readonly fingerprint: string;
  /** Whether this machine made the certificate: devices warn of it until somebody accepts it. */
  readonly selfSigned: boolean;
}

/** What each variable names, and whether a text is that. */
const PEM = {
  TLS_CERT: {
    expected: 'a PEM file with a certificate that is valid now',
    holds(text: string) {
      const { validFrom, validTo } = new X509Certificate(text);
      return Date.parse(validFrom) <= Date.now() && Date.now() < Date.parse(validTo);
    },
  },
  TLS_KEY: {
    expected: 'a PEM file with a private key without a passphrase',
    holds: (text: string) => createPrivateKey(text).type === 'private',
  },
} as const;
type PemVariable = keyof typeof PEM;

/** @param mistake reports a problem of these variables @returns null where the server speaks plain HTTP, alone or behind a proxy */
export function readCertificate(read: ReadVariable, mistake: (text: string) => void): Certificate | null {
  const fileOf = (variable: PemVariable) => read<string | null>(variable, null, (file) => file, 'a file');
  const [certFile, keyFile] = [fileOf('TLS_CERT'), fileOf('TLS_KEY')];
  if (certFile === null || keyFile === null) {
    if (certFile !== null) mistake('TLS_KEY: expected the file of the key of TLS_CERT');
    if (keyFile !== null) mistake('TLS_CERT: expected the file of the certificate of TLS_KEY');
    return null;
  }
  const [cert, key] = [pemIn('TLS_CERT', certFile, mistake), pemIn('TLS_KEY', keyFile, mistake)];
  if (cert === null || key === null) return null;
  const certificate = new X509Certificate(cert);
  if (!certificate.checkPrivateKey(createPrivateKey(key))) mistake('TLS_KEY: expected the key of the certificate in TLS_CERT');
  return { cert, key, fingerprint: certificate.fingerprint256, selfSigned: false };
}

function pemIn(variable: PemVariable, file: string, mistake: (text: string) => void): string | null {
  const { expected, holds } = PEM[variable];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Told apart: keys are often root's, and a file that this user may not read has nothing wrong in it.
    mistake(`${variable}: expected a file that this user may read (${error instanceof Error ? error.message : String(error)})`);
    return null;
  }
  try {
    if (holds(text)) return text;
  } catch {
    // Not PEM at all.
  }
  mistake(`${variable}: expected ${expected}, not "${file}"`);
  return null;
}
