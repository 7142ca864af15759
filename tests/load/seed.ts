/** Many participants, written straight into the database. */
import type { Insertable } from 'kysely';
import { createVariant } from '#engine/rules/variant.ts';
import { variantSeed } from '../../server/challenges/variants.ts';
import type { Database } from '../../server/database/database.ts';
import { settingOnce, VARIANT_KEY } from '../../server/database/settings.ts';
import type { Tables } from '../../server/database/tables.ts';
import { newId, newToken, tokenHash } from '../../server/identifiers.ts';
import { fixtureChallenges } from '../support/fixture-challenges.ts';

const CHUNK = 2000;
const START = Date.UTC(2026, 10, 21);
const AT = new Date(START).toISOString();

interface SeededPlayer {
  readonly id: string;
  readonly token: string;
}

/** An open session with `count` participants, each with points and, for the first `withToken`, a token. */
export async function seedSession(
  database: Database,
  count: number,
  withToken: number,
): Promise<{ session: string; players: readonly SeededPlayer[] }> {
  const { query } = database;
  const session = newId(START);
  const code = session.slice(-8).toUpperCase();
  await query
    .insertInto('sessions')
    .values({ id: session, code, name: 'bench', active: 1, created_at: AT, started_at: AT, hint_policy: 'table', teams: '[]' })
    .execute();
  const players: SeededPlayer[] = [];
  for (let from = 0; from < count; from += CHUNK) {
    const participants: Insertable<Tables['participants']>[] = [];
    const standings: Insertable<Tables['standings']>[] = [];
    const tokens: Insertable<Tables['tokens']>[] = [];
    for (let index = from; index < Math.min(count, from + CHUNK); index += 1) {
      const id = newId(START + index);
      participants.push({ id, session, email: `joueur${index}@brevelle.example`, created_at: AT });
      standings.push({ participant: id, session, points: (index * 7919) % 12_000, reached_at: AT });
      if (index >= withToken) continue;
      const token = newToken();
      players.push({ id, token });
      tokens.push({
        hash: tokenHash(token),
        kind: 'player',
        participant: id,
        username: null,
        created_at: AT,
        expires_at: '2100-01-01T00:00:00.000Z',
      });
    }
    await query.transaction().execute(async (transaction) => {
      await transaction.insertInto('participants').values(participants).execute();
      await transaction.insertInto('standings').values(standings).execute();
      if (tokens.length > 0) await transaction.insertInto('tokens').values(tokens).execute();
    });
  }
  return { session, players };
}

/** Each player's right answer to each text challenge of the fixtures. */
export async function rightAnswers(
  database: Database,
  players: readonly SeededPlayer[],
): Promise<readonly { token: string; key: string; answer: string }[]> {
  const key = await settingOnce(database, VARIANT_KEY, () => {
    throw new Error('the server makes the key at its first start');
  });
  const challenges = fixtureChallenges.filter(({ manifest }) => manifest.key.startsWith('word'));
  return challenges.flatMap(({ manifest, checker }) =>
    players.map(({ id, token }) => ({
      token,
      key: manifest.key,
      answer: String(checker.secrets(createVariant(variantSeed(key, id, manifest)))['word']),
    })),
  );
}
