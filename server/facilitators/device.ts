/**
 * Device label of a sign-in, from the user agent: browser and system, for the owner of the account to recognise. The label is too coarse
 * for a fingerprint.
 */
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Characters of the header that are read: its sender may make it as long as they like. */
const MAX_READ = 400;
/** Maximum characters of the column. */
const MAX_LENGTH = 60;

/** Names of browser and system, 'Firefox, Windows'; null where the header tells neither. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const agent = headers['user-agent']?.slice(0, MAX_READ);
  if (!agent) return null;
  const { browser, os } = Bowser.parse(agent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? null : names.join(', ').slice(0, MAX_LENGTH);
}
