/** Error messages for a failure to listen on HOST and a port, with a remedy. */
import type { Config } from '../config.ts';

type Place = Pick<Config, 'host' | 'port'>;
type PortVariable = 'PORT' | 'HEALTH_PORT';

const noAddress = ({ host }: Place) => `HOST=${host} is no address of this machine. Leave it out, or give one that it has.`;

/** Ports below this one are for the system's own services. */
const PRIVILEGED_BELOW = 1024;
/** Windows reserves ranges for virtual machines (Hyper-V, WSL, Docker) at each boot: nothing listens there, and nobody may. */
const EXCLUDED_PORTS = 'netsh int ipv4 show excludedportrange protocol=tcp';

/** Messages by system error code. */
const SENTENCES: Readonly<Record<string, (place: Place, variable: PortVariable) => string>> = {
  EADDRINUSE: ({ host, port }, variable) =>
    `Port ${port} of ${host} is taken, perhaps by a Vigie that runs already. Stop what listens there, or choose another with ${variable}.`,
  EACCES: ({ host, port }, variable) =>
    port < PRIVILEGED_BELOW
      ? `This user may not listen on port ${port} of ${host}. Choose one from ${PRIVILEGED_BELOW} on with ${variable}.`
      : `The system keeps port ${port} for itself (Windows: ${EXCLUDED_PORTS}). Choose another with ${variable}.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  // For a link-local address without its zone, or an IPv6 address on a machine without IPv6.
  EINVAL: noAddress,
  EAFNOSUPPORT: noAddress,
};

/** @returns an error with the message for this failure; other errors unchanged @param variable that chooses the port */
export function listenFailure(error: unknown, place: Place, variable: PortVariable = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code];
  return sentence ? new Error(sentence(place, variable), { cause: error }) : error;
}
