/** Makes self-signed certificates. Import it lazily and after `reflect-metadata`: its library takes 60 ms. */
import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Times in milliseconds since 1970. */
interface Validity {
  readonly from: number;
  readonly until: number;
}

/**
 * A server certificate and its key, as PEM.
 * @param hosts names and IP addresses
 */
export async function selfSigned(
  hosts: readonly string[],
  { from, until }: Validity,
): Promise<{ readonly cert: string; readonly key: string }> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Vigie',
    notBefore: new Date(from),
    notAfter: new Date(until),
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        hosts.map((value) => ({ type: isIP(value) > 0 ? ('ip' as const) : ('dns' as const), value })),
      ),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    cert: `${certificate.toString('pem')}\n`,
    key: String(createPrivateKey({ key, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' })),
  };
}
