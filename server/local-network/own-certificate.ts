/**
 * The certificate that `--room --tls` makes for itself. It is kept from one start to the next, so that devices which accepted it are not
 * warned again.
 */

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import type { Certificate } from '../tls-config.ts';

/** Days for which a new one is valid, and those that a kept one must have left. */
const VALID = 90;
const LEFT = 2;

/**
 * The kept certificate where it is valid for all these hosts, or a new one in its place.
 * @param file of key and certificate, which its user alone may read
 * @param hosts names and IP addresses
 * @param now milliseconds since 1970
 * @throws Error for a file that cannot be written
 */
export async function ownCertificate(file: string, hosts: readonly string[], now: number): Promise<Certificate> {
  const kept = keptIn(file, hosts, now);
  if (kept) return kept;
  // Imported lazily: it takes 60 ms, and only a start that makes a certificate needs it. `@peculiar/x509` expects `reflect-metadata` first.
  await import('reflect-metadata');
  const { selfSigned } = await import('./self-signed.ts');
  const { cert, key } = await selfSigned(hosts, {
    // Clocks of a room differ.
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
    // There is none yet, or none that can be read: a new one takes its place.
    return null;
  }
}

function certificateOf(cert: string, key: string): Certificate {
  return { cert, key, fingerprint: new X509Certificate(cert).fingerprint256, selfSigned: true };
}
