import type { Solve } from '#engine/authoring/server';
import { decodeBase64Url } from '#engine/authoring/toolbox';
import type { JwtArtifacts } from './artifacts.ts';

/** Decodes the payload, then the claim that is encoded a second time, and takes the password from it. */
const solve: Solve<JwtArtifacts> = ({ token }) => {
  const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
  const trace = typeof payload === 'object' && payload !== null && 'debug' in payload ? String(payload.debug) : '';
  return new URLSearchParams(decodeBase64Url(trace)).get('password') ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = '********';
