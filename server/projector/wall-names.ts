/** People whose names the wall of a session shows, so that a name can be hidden. */
import type { ProjectorRoom } from '#schemas/projector.ts';
import type { WallNames } from '#schemas/wall-names.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { IS_PLAYING } from '../session-model/playing.ts';

/** @param roomOf state of the wall @throws ServerError 404 */
export function createWallNames({ query }: Pick<Database, 'query'>, roomOf: (session: string) => Promise<ProjectorRoom>) {
  return async (session: string): Promise<WallNames> => {
    const row = isId(session)
      ? await query.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst()
      : undefined;
    if (!row) throw unknownSession();
    const { top, latest, people } = await roomOf(session);
    const shown = [...new Set([...top, ...latest].flatMap(({ name }) => name ?? []).concat(people.names))];
    if (shown.length === 0) return [];
    // Names are unique in a session. After a name is hidden, its former form matches nobody, so the person is left out.
    const rows = await query
      .selectFrom('participants')
      .select(['id', 'name', 'hidden_at'])
      .where('session', '=', session)
      .where('name', 'in', shown)
      .where(IS_PLAYING)
      .execute();
    const of = new Map(rows.map((person) => [person.name, person]));
    return shown.flatMap((name) => {
      const person = of.get(name);
      return person ? [{ participant: person.id, name, hidden: person.hidden_at !== null }] : [];
    });
  };
}
