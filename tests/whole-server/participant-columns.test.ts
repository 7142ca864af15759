/**
 * What becomes of each column of participants where a person is read out, merged, erased or restored. The table is a `Record`: a new
 * column does not compile until its row says it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Participation } from '#schemas/data-protection.ts';
import type { Tables } from '../../server/database/tables.ts';
import { upload } from '../support/backed-up-room.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

type Row = Tables['participants'];
type Column = keyof Row;

interface Rule {
  /** A value for a column that the login leaves empty, of this person alone. */
  readonly value?: (person: string) => string;
  /** The field of the desk's answer that tells it; null where it is in another column too. */
  readonly told: keyof Participation | 'email' | null;
  /** In the row of the participant who stays: its own value, or both values. */
  readonly merged: 'own' | 'both';
  readonly erased: 'same' | 'replaced' | 'null';
  /** In a session that is restored as a new one. */
  readonly restored: 'same' | 'renamed' | 'null';
}

const RULES: Readonly<Record<Column, Rule>> = {
  id: { told: 'participant', merged: 'own', erased: 'same', restored: 'renamed' },
  session: { told: 'session', merged: 'own', erased: 'same', restored: 'renamed' },
  email: { told: 'email', merged: 'own', erased: 'replaced', restored: 'same' },
  created_at: { told: 'joinedAt', merged: 'own', erased: 'same', restored: 'same' },
  team: { value: (person) => `Quai ${person}`, told: 'team', merged: 'own', erased: 'same', restored: 'same' },
  removed_at: { told: 'removedAt', merged: 'own', erased: 'same', restored: 'same' },
  merged_into: { told: 'mergedInto', merged: 'own', erased: 'same', restored: 'renamed' },
  name: { value: (person) => `Nom ${person}`, told: 'boardName', merged: 'own', erased: 'replaced', restored: 'same' },
  name_key: { value: (person) => `nom ${person}`, told: null, merged: 'own', erased: 'replaced', restored: 'same' },
  hidden_name: { value: (person) => `Tu ${person}`, told: 'hiddenName', merged: 'own', erased: 'null', restored: 'same' },
  hidden_at: { value: () => '2026-11-21T09:30:00.000Z', told: 'hiddenAt', merged: 'own', erased: 'null', restored: 'same' },
  personal_code: { value: (person) => `hash ${person}`, told: 'personalCode', merged: 'own', erased: 'null', restored: 'null' },
  debriefs_told: {
    value: (person) => `["mission-${person}"]`,
    told: 'debriefsTold',
    merged: 'both',
    erased: 'same',
    restored: 'same',
  },
};
const COLUMNS = Object.entries<Rule>(RULES).flatMap(([column, rule]) => (isColumn(column) ? [{ column, ...rule }] : []));

function isColumn(name: string): name is Column {
  return Object.hasOwn(RULES, name);
}

describe.each(testDatabases)('a column of participants on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const rowOf = (id: string) => app.database.query.selectFrom('participants').selectAll().where('id', '=', id).executeTakeFirst();
  const set = (id: string, values: Partial<Row>) =>
    app.database.query.updateTable('participants').set(values).where('id', '=', id).execute();
  const merge = async (id: string, into: string) => {
    const { status } = await (await app.admin())('POST', `/admin/participants/${id}/merge`, { into, reason: 'one person' });
    expect(status).toBe(200);
  };
  /** A participant with a value in every column that a player has, who still plays. */
  const join = async (code: string, person: string) => {
    const email = `${person}.${code.toLowerCase()}@brevelle.example`;
    const { id } = await app.player(code, email);
    const values = COLUMNS.flatMap(({ column, value }) => (value ? [[column, value(person)]] : []));
    await set(id, Object.fromEntries(values));
    return { id, email, row: await rowOf(id) };
  };
  /** A participant with a value in every column: merged into another, and removed. */
  const filled = async (code: string) => {
    const heir = await join(code, 'heir');
    const going = await join(code, 'going');
    await merge(going.id, heir.id);
    await set(going.id, { removed_at: '2026-11-21T10:00:00.000Z' });
    return going;
  };
  const search = async (email: string): Promise<Record<string, unknown>> => {
    const { body } = await (await app.admin())('POST', '/admin/data-protection/search', { email });
    return { ...body, ...Object([body['participations']].flat()[0]) };
  };

  test('is told by the data-protection desk', async () => {
    const { code } = await app.session();
    const { email } = await filled(code);
    const held = await search(email);
    for (const { column, told } of COLUMNS)
      if (told !== null) expect([null, undefined, false, '', []], column).not.toContainEqual(held[told]);
  });

  test('of two people who are merged', async () => {
    const { code } = await app.session();
    const [going, staying] = [await join(code, 'going'), await join(code, 'staying')];
    await merge(going.id, staying.id);
    expect(await rowOf(going.id)).toEqual({ ...going.row, merged_into: staying.id });
    const after = await rowOf(staying.id);
    for (const { column, merged } of COLUMNS)
      if (merged === 'own') expect(after?.[column], column).toBe(staying.row?.[column]);
      else {
        expect(after?.[column], column).toContain('mission-going');
        expect(after?.[column], column).toContain('mission-staying');
      }
  });

  test('of a person who is erased', async () => {
    const { code } = await app.session();
    const { id, email, row } = await join(code, 'erased');
    expect((await (await app.admin())('POST', '/admin/data-protection/erasure', { email })).status).toBe(200);
    const after = await rowOf(id);
    for (const { column, erased } of COLUMNS)
      if (erased === 'same') expect(after?.[column], column).toBe(row?.[column]);
      else if (erased === 'null') expect(after?.[column], column).toBeNull();
      else {
        expect(after?.[column], column).not.toBeNull();
        expect(after?.[column], column).not.toBe(row?.[column]);
      }
  });

  test('of a session that is restored as a new one', async () => {
    const { id: session, code } = await app.session();
    const { id, email } = await filled(code);
    const before = await rowOf(id);
    const admin = await app.admin();
    const { text } = await admin('GET', '/admin/backup');
    const { body } = await upload(admin, text, `?session=${session}`);
    const after = await app.database.query
      .selectFrom('participants')
      .selectAll()
      .where('session', '=', String(Object(body['session']).id))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (const { column, restored } of COLUMNS)
      if (restored === 'same') expect(after[column], column).toBe(before?.[column]);
      else if (restored === 'null') expect(after[column], column).toBeNull();
      else {
        expect(after[column], column).toMatch(/^[0-9a-f]{28}$/);
        expect(after[column], column).not.toBe(before?.[column]);
      }
  });
});
