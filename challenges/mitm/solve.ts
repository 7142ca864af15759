import type { Solve } from '#engine/authoring/server';
import type { MitmArtifacts } from './artifacts.ts';

/** Finds the form that was posted with a password field, and reads that field as a server would. */
const solve: Solve<MitmArtifacts> = ({ packets }) => {
  const posted = packets.filter(({ method }) => method === 'POST').flatMap(({ raw }) => raw.split('\n'));
  const form = posted.find((line) => line.includes('&password=')) ?? '';
  return new URLSearchParams(form).get('password') ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt: the code of the welcome page. */
export const wrong = 'BREVELLE-VISITE';
