/** Why nothing can listen on HOST and PORT, in a sentence that says what to do. */
import type { Config } from '../config.ts';

type Place = Pick<Config, 'host' | 'port'>;

const noAddress = ({ host }: Place) => `HOST=${host} is no address of this machine. Leave it out, or give one that it has.`;

/** By code of the system. */
const SENTENCES: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is taken, perhaps by a Vigie that runs already. Stop what listens there, or choose another with PORT.`,
  EACCES: ({ host, port }) => `This user may not listen on port ${port} of ${host}. Choose one from 1024 on with PORT.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  // An address of one link, or of IPv6 where there is none.
  EINVAL: noAddress,
  EAFNOSUPPORT: noAddress,
};

/** @returns an error with that sentence; what is no failure of listening comes back as it is */
export function listenFailure(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code];
  return sentence ? new Error(sentence(place), { cause: error }) : error;
}
