/** A player's display name on the session's boards, and its change by the player. */

import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { BOARD_NAME } from '#schemas/constants.ts';
import type { Me } from '#schemas/standing.ts';
import type { CallingPlayer, Player } from '../access/authentication.ts';
import { createLimit } from '../access/limit.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isRepetition, withRetries } from '../database/failures.ts';
import { invalidToken, ServerError } from '../errors.ts';
import { appendEvents, type NewEvent } from '../live/log.ts';
import { type BoardName, boardName, type NameMistake, pseudonyms } from '../session-model/board-names.ts';
import { REAL_NAME } from '../session-model/real-name.ts';
import { isOwnRealName, type Unsuitable, unsuitable } from '../session-model/unsuitable-names.ts';

export interface OwnNames {
  /** @param turn page of suggestions @throws ServerError 401 when the participant was deleted */
  of(player: Player, turn?: number): Promise<Me>;
  /** @throws ServerError 400, 401, 409, 429 with a French message */
  choose(player: CallingPlayer, typed: string): Promise<Me>;
}

/** Rate limit of name and team changes by one login: each is stored as an event and sent to all pages of the session. */
export const PROFILE_CHANGES = {
  most: 60,
  window: 10 * MINUTE_MS,
  code: 'too-fast',
  message: 'Trop de changements en peu de temps. Réessayez dans quelques minutes.',
};

const SUGGESTIONS = 3;
/** Number of pseudonyms examined for suggestions: nearly always enough. */
const CONSIDERED = 16;

const MESSAGES: Readonly<Record<NameMistake, string>> = {
  empty: 'Écrivez un nom.',
  long: `Ce nom est trop long : ${BOARD_NAME.maxLength} caractères au plus.`,
  address: 'N’écrivez pas d’adresse e-mail : toute la session verrait ce nom. Un prénom ou un pseudonyme suffit.',
  unprintable: 'Ce nom contient des signes qui ne s’affichent pas partout. Utilisez des lettres et des chiffres.',
};

const UNSUITABLE: Readonly<Record<Unsuitable, string>> = {
  insult: 'Ce nom ne convient pas à l’écran d’une salle. Choisissez-en un autre.',
  'in-charge': 'Ce nom ferait croire que vous animez la session. Choisissez-en un autre.',
};

/** @param onChanged called after a change */
export function createOwnNames({ query, kind }: Database, clock: Clock, onChanged: () => void): OwnNames {
  const changes = createLimit(clock, PROFILE_CHANGES);
  const of = async ({ participant }: Player, turn = 0): Promise<Me> => {
    const drawn = new Map<string, string>();
    for (const { name, key } of pseudonyms(`${participant} ${turn} instead`)) {
      drawn.set(key, name);
      if (drawn.size >= CONSIDERED) break;
    }
    // One row for each drawn name that somebody has, or one without.
    const rows = await query
      .selectFrom('participants')
      .leftJoin('participants as other', (join) =>
        join.onRef('other.session', '=', 'participants.session').on('other.name_key', 'in', [...drawn.keys()]),
      )
      .select(['participants.email', 'participants.name', 'participants.hidden_name', 'other.name_key as taken'])
      .select(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('session_events')
              .select('number')
              .whereRef('session_events.participant', '=', 'participants.id')
              .where('kind', '<>', 'joined'),
          ),
        ).as('newcomer'),
      )
      .where('participants.id', '=', participant)
      .execute();
    const [row] = rows;
    if (!row) throw invalidToken();
    for (const key of [keyOfHidden(row.hidden_name), ...rows.map(({ taken }) => taken)]) drawn.delete(key ?? '');
    return {
      email: row.email,
      name: row.name ?? '',
      suggestions: [...drawn.values()].slice(0, SUGGESTIONS),
      newcomer: Boolean(row.newcomer),
    };
  };
  /** The person's real name, on the session's list or in the directory; empty without one. */
  const realNameOf = async (participant: string): Promise<string> => {
    const named = query.selectFrom('participants').select(REAL_NAME.as('name')).where('id', '=', participant);
    return (await named.executeTakeFirst())?.name ?? '';
  };
  return {
    of,
    async choose(player, typed) {
      const read = boardName(typed);
      if (typeof read === 'string') throw new ServerError(400, 'invalid-name', MESSAGES[read], { field: 'name' });
      const wrong = unsuitable(read.name);
      if (wrong && !isOwnRealName(read.name, await realNameOf(player.participant)))
        throw new ServerError(400, 'invalid-name', UNSUITABLE[wrong], { field: 'name' });
      const tooFast = changes.take(player.login);
      if (tooFast) throw tooFast;
      try {
        await withRetries(() =>
          query.transaction().execute(async (transaction) => {
            const changed = await transaction
              .updateTable('participants')
              .set({ name: read.name, name_key: read.key, hidden_at: null })
              .where('id', '=', player.participant)
              .returning('hidden_name')
              .executeTakeFirst();
            mustNotBeHidden(read, changed?.hidden_name ?? null);
            await appendEvents(transaction, kind, [profileOf(player, clock)]);
          }),
        );
      } catch (error) {
        if (!isRepetition(error)) throw error;
        throw new ServerError(409, 'name-taken', 'Ce nom est déjà pris dans cette session. Choisissez-en un autre.', {
          field: 'name',
        });
      }
      onChanged();
      return of(player);
    },
  };
}

/** The key of a name that a facilitator has hidden; null for none. */
function keyOfHidden(hidden: string | null): string | null {
  const read = hidden === null ? null : boardName(hidden);
  return read === null || typeof read === 'string' ? null : read.key;
}

/** Refuses a name that a facilitator has hidden. @param hidden the hidden name; null for none @throws ServerError 400 */
function mustNotBeHidden({ key }: BoardName, hidden: string | null): void {
  if (keyOfHidden(hidden) !== key) return;
  throw new ServerError(400, 'invalid-name', 'Ce nom n’est plus affiché dans cette session. Choisissez-en un autre.', {
    field: 'name',
  });
}

/** The event of a change of name or team. */
export function profileOf({ session, participant }: Player, clock: Clock): NewEvent {
  return { session, kind: 'profile', participant, at: isoTime(clock()) };
}
