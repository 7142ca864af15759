/**
 * The self-signed certificate of `--room --tls`. It is stored and used again at the next start, so that devices which accepted it show no
 * new warning.
 */

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import type { Certificate } from '../tls-config.ts';

/** Days for which a new certificate is valid, and minimum number of days that a stored one must have left. */
const VALID = 90;
const LEFT = 2;

/**
 * The stored certificate if it is valid for all these hosts, else a new one, which replaces it.
 * @param file file for key and certificate, readable by its owner only
 * @param hosts names and IP addresses
 * @param now milliseconds since 1970
 * @throws Error if the file cannot be written
 */
export async function ownCertificate(file: string, hosts: readonly string[], now: number): Promise<Certificate> {
  const kept = keptIn(file, hosts, now);
  if (kept) return kept;
  // Imported lazily: the import takes 60 ms, and only a start that makes a certificate needs it. `@peculiar/x509` expects
  // `reflect-metadata` first.
  await import('reflect-metadata');
  const { selfSigned } = await import('./self-signed.ts');
  const { cert, key } = await selfSigned(hosts, {
    // A day earlier, as the clocks of the room's devices differ.
    from: now - DAY_MS,
    until: now + VALID * DAY_MS,
  });
  try {
    mkdirSync(dirname(file), { recursive: true });
    // An existing file may have wider permissions, or be a link.
    rmSync(file, { force: true });
    writeFileSync(file, key + cert, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Error(`The certificate of --tls cannot be kept in ${file}. Let its folder be written, or start without --tls.`, {
      cause: error,
    });
  }
  return certificateOf(cert, key);
}

function keptIn(file: string, hosts: readonly string[], now: number): Certificate | null {
  try {
    const text = readFileSync(file, 'utf8');
    const certificate = new X509Certificate(text);
    const { validFrom, validTo } = certificate;
    const valid = Date.parse(validFrom) <= now && now + LEFT * DAY_MS < Date.parse(validTo);
    const ours = certificate.checkPrivateKey(createPrivateKey(text));
    const names = (host: string) => (isIP(host) > 0 ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;
    return valid && ours && hosts.every(names) ? certificateOf(text, text) : null;
  } catch {
    // There is no certificate yet, or it is unreadable: the caller makes a new one.
    return null;
  }
}

function certificateOf(cert: string, key: string): Certificate {
  return { cert, key, fingerprint: new X509Certificate(cert).fingerprint256, selfSigned: true };
}
