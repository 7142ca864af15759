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

/** @param mistake reports a problem between several variables @returns null where the server speaks plain HTTP, alone or behind a proxy */
export function readCertificate(read: ReadVariable, mistake: (text: string) => void): Certificate | null {
  const cert = read<string | null>('TLS_CERT', null, certificateFile, 'a PEM file with a certificate that is valid now');
  const key = read<string | null>('TLS_KEY', null, keyFile, 'a PEM file with a private key without a passphrase');
  if (cert === null || key === null) {
    if (cert !== null) mistake('TLS_KEY: expected the file of the key of TLS_CERT');
    if (key !== null) mistake('TLS_CERT: expected the file of the certificate of TLS_KEY');
    return null;
  }
  const certificate = new X509Certificate(cert);
  if (!certificate.checkPrivateKey(createPrivateKey(key))) mistake('TLS_KEY: expected the key of the certificate in TLS_CERT');
  return { cert, key, fingerprint: certificate.fingerprint256, selfSigned: false };
}

function certificateFile(file: string): string | undefined {
  return pemIn(file, (text) => {
    const { validFrom, validTo } = new X509Certificate(text);
    return Date.parse(validFrom) <= Date.now() && Date.now() < Date.parse(validTo);
  });
}

function keyFile(file: string): string | undefined {
  return pemIn(file, (text) => createPrivateKey(text).type === 'private');
}

function pemIn(file: string, holds: (text: string) => boolean): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return holds(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
