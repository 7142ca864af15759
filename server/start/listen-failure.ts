/** Error messages for a failure to listen on HOST and PORT, with a remedy. */
import type { Config } from '../config.ts';

type Place = Pick<Config, 'host' | 'port'>;

const noAddress = ({ host }: Place) => `HOST=${host} is no address of this machine. Leave it out, or give one that it has.`;

/** Messages by system error code. */
const SENTENCES: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is taken, perhaps by a Vigie that runs already. Stop what listens there, or choose another with PORT.`,
  EACCES: ({ host, port }) => `This user may not listen on port ${port} of ${host}. Choose one from 1024 on with PORT.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  // For a link-local address without its zone, or an IPv6 address on a machine without IPv6.
  EINVAL: noAddress,
  EAFNOSUPPORT: noAddress,
};

/** @returns an error with the message for this failure; other errors unchanged */
export function listenFailure(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code];
  return sentence ? new Error(sentence(place), { cause: error }) : error;
}
