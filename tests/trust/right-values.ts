/** Values that belong together, with which an operation can succeed. */
import { ADMIN } from '../support/admin.ts';
import { type Account, type Cast, newName, type Player, TEAMS } from './cast.ts';
import type { Operation } from './operations.ts';
import { chance, type Draw, number, oneOf } from './values.ts';

const CHALLENGES = ['word', 'form', ...Array.from({ length: 18 }, (_, index) => `word-${index + 1}`)];

/** Ids and secrets, by the names of fields and parameters. @param account of the caller, if the caller has one in the console */
export function rightValues(
  draw: Draw,
  cast: Cast,
  { name, path }: Operation,
  account: Account | undefined,
  player: Player,
): Record<string, unknown> {
  const { known, session, players } = cast;
  const [one, other] = [oneOf(draw, players), oneOf(draw, players)];
  const solve = known.solves.length > 0 ? oneOf(draw, known.solves) : undefined;
  const common = {
    key: oneOf(draw, CHALLENGES),
    challenge: oneOf(draw, CHALLENGES),
    challenges: oneOf(draw, CHALLENGES),
    team: oneOf(draw, TEAMS),
    teams: oneOf(draw, [...TEAMS, `\u00c9quipe ${number(draw, 1, 9)}`]),
    entry: oneOf(draw, ['@brevelle.example', `${'\ufb2c'.repeat(20)}@ab.fr`, 'a@b.fr', `${'x'.repeat(240)}@ab.fr`]),
    reason: oneOf(draw, ['Erreur de saisie', '\u202eraison', `raison ${'\ufb2c'.repeat(30)}`, '=1+1']),
    session: known.any(draw, 'session'),
    before: known.any(draw, 'next'),
    sessions: chance(draw, 60) ? session.id : known.any(draw, 'session'),
    compare: oneOf(draw, ['2026', session.id]),
    code: known.any(draw, 'attestation'),
  };
  const participant = { ...common, id: chance(draw, 85) ? one.participant : (known.any(draw, 'participant') ?? one.participant) };
  if (path.startsWith('/admin/participants')) {
    if (name.endsWith('/reopenings') && solve) return { ...common, id: solve.participant, challenge: solve.challenge };
    return { ...participant, into: other.participant };
  }
  // The session that everybody plays is changed only seldom, so that play goes on.
  if (name === 'POST /admin/sessions' || name === 'PUT /admin/sessions/{id}') {
    const times = { opensAt: '2026-12-01T09:00:00Z', closesAt: '2030-12-01T09:00:00.5Z' };
    const reporting = { email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: 'Signaler' };
    return { ...common, ...times, ...reporting, team: 'Achats', teams: 'Achats', id: known.any(draw, 'session') };
  }
  if (path.startsWith('/admin/sessions'))
    return { ...common, id: chance(draw, 90) ? (known.any(draw, 'session') ?? session.id) : session.id };
  switch (name) {
    case 'POST /auth/login':
      return {
        email: oneOf(draw, [
          `${newName()}@brevelle.example`,
          one.email,
          `${'\ufb2c'.repeat(number(draw, 1, 80))}@ab.fr`,
          ` ${one.email.toUpperCase()} `,
        ]),
        code: oneOf(draw, [session.code, ` ${session.code.toLowerCase()} `, known.any(draw, 'code') ?? session.code]),
      };
    case 'POST /challenges/{key}/attempts': {
      const word = known.any(draw, 'word');
      return chance(draw, 60) ? { ...common, key: 'form', answer: { username: 'admin' } } : { ...common, answer: word };
    }
    case 'POST /challenges/{key}/retrieval':
      return {
        ...common,
        key: known.solves.findLast(({ participant }) => participant === player.participant)?.challenge ?? common.key,
      };
    case 'POST /score':
      return { points: oneOf(draw, [-2, -2, 3, 5]) };
    case 'POST /login': {
      const accounts = [ADMIN, ...Object.values(cast.accounts)];
      const { username, password } = oneOf(draw, accounts);
      return { username, password };
    }
    case 'POST /admin/me/password':
      return { current: account?.password, next: `another-password-${newName()}` };
    case 'POST /admin/facilitators':
      return { username: newName(), password: `password-of-${newName()}` };
    case 'POST /admin/restore':
      return { session: known.backup && known.backup.sessions.length > 0 ? oneOf(draw, known.backup.sessions) : undefined };
    default:
      return path.startsWith('/admin/facilitators')
        ? { id: known.any(draw, 'facilitator'), password: `password-of-${newName()}` }
        : common;
  }
}
