import type { Solve } from '#engine/authoring/server';
import type { MitmArtifacts } from './artifacts.ts';

/** Finds the posted form with a password field, and decodes that field as a server does. */
const solve: Solve<MitmArtifacts> = ({ packets }) => {
  const posted = packets.filter(({ method }) => method === 'POST').flatMap(({ raw }) => raw.split('\n'));
  const form = posted.find((line) => line.includes('&password=')) ?? '';
  return new URLSearchParams(form).get('password') ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt: the welcome page's code. */
export const wrong = 'BREVELLE-VISITE';
