/** Imports a list of people: a preview first, then all of the list or nothing. */
import type { Kysely, Transaction } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { MAX_PREVIEWED, MAX_READDRESSED } from '#schemas/console-constants.ts';
import type { PeopleImported, PeopleImportRequest, PeoplePreview, PersonDoubt, PersonLine } from '#schemas/people.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { erasedAmong } from '../ledger/erased-people.ts';
import { orAddressTaken, rectifyIn } from '../ledger/rectification.ts';
import type { CarryDepartments, RenamedDepartment } from '../session-model/department-names.ts';
import { normaliseEmail } from '../session-model/emails.ts';
import { hasEnded, nextVersion, readDirectory } from './directory.ts';
import { directoryEnded } from './directory-errors.ts';
import { type ImportPlan, isRefusal, type KnownPerson, planImport } from './import-plan.ts';
import { renamedDepartments } from './renamed-departments.ts';

/** Maximum number of rows in one statement: databases limit its parameters. */
const ROWS = 2_000;

/** Dry run: the changes that a list would make. Writes nothing. */
export async function previewImport(query: Kysely<Tables>, lines: readonly PersonLine[]): Promise<PeoplePreview> {
  // The version is read before the people: if the directory changes in between, the import is refused.
  const { version } = await readDirectory(query);
  const known = await knownPeople(query);
  const plan = planImport(known, lines, await erasedOn(query, lines));
  const { added, changed, unchanged, gone } = plan;
  const { refused, doubtful } = doubtsByLine(plan.doubts);
  const singles = plan.departments.flatMap(({ department, people: lines }) => (lines === 1 ? [department] : []));
  const anyway = renamedDepartments(known, plan, false);
  const once = renamedDepartments(known, plan, true);
  const same = ({ from, to }: RenamedDepartment) => anyway.some((one) => one.from === from && one.to === to);
  return {
    version,
    added: added.length,
    changed: changed.length,
    unchanged,
    gone: gone.length,
    refused: refused.length,
    doubtful: doubtful.length,
    newPeople: added.slice(0, MAX_PREVIEWED).map(({ line, email, name, department }) => ({ line, email, name, department })),
    changes: changed.slice(0, MAX_PREVIEWED).map(({ line, email, before, fields }) => ({
      ...{ line, email, former: before.email === email ? null : before.email },
      ...{ returns: before.leftAt !== null, fields: [...fields] },
    })),
    gonePeople: gone.slice(0, MAX_PREVIEWED).map(nameOf),
    readdressed: plan.readdressed
      .slice(0, MAX_READDRESSED)
      .map(({ line, former, kept, ...person }) => ({ line, ...nameOf(person), former: nameOf(former), kept })),
    readdressedCount: plan.readdressed.length,
    erased: plan.erased.slice(0, MAX_PREVIEWED).map(({ line, taken, ...person }) => ({ line, ...nameOf(person), taken })),
    erasedCount: plan.erased.length,
    compound: plan.compound.slice(0, MAX_PREVIEWED),
    departments: plan.departments.slice(0, MAX_PREVIEWED),
    departmentCount: plan.departments.length,
    singleDepartments: singles.length,
    singles: singles.slice(0, MAX_PREVIEWED),
    renamed: once.slice(0, MAX_PREVIEWED).map((one) => ({ ...one, onceLeft: !same(one) })),
    refusals: refused.slice(0, MAX_PREVIEWED).flat(),
    doubts: doubtful.slice(0, MAX_PREVIEWED).flat(),
  };
}

function nameOf({ email, name, department }: PeoplePreview['gonePeople'][number]) {
  return { email, name, department };
}

/** Erased addresses among those of a list. */
function erasedOn(query: Kysely<Tables>, lines: readonly PersonLine[]): Promise<ReadonlySet<string>> {
  return erasedAmong(
    query,
    lines.map(({ email }) => normaliseEmail(email)),
  );
}

type DoubtsOfLine = readonly PersonDoubt[];

/** Doubts grouped by line: of lines that prevent the import, and of all other lines. */
function doubtsByLine(doubts: readonly PersonDoubt[]): Readonly<Record<'refused' | 'doubtful', readonly DoubtsOfLine[]>> {
  const lines = [...grouped(doubts, ({ line }) => line).values()];
  return { refused: lines.filter((line) => line.some(isRefusal)), doubtful: lines.filter((line) => !line.some(isRefusal)) };
}

/**
 * Imports a list. An import without changes succeeds whatever the version, so that a retry after a lost reply succeeds too. People for whom
 * the list names a former address keep all their data, as after a rectification. Erased people are left out, unless their line asks to add
 * them.
 * @param carriers called when departments are renamed
 * @throws ServerError 400 for a line that cannot be stored, or too many changed addresses; 409 when the directory has changed since the
 * preview, or has ended, or a new address belongs to somebody else in one of the person's sessions
 */
export async function importPeople(
  database: Database,
  clock: Clock,
  request: PeopleImportRequest,
  actor: string,
  carriers: readonly CarryDepartments[],
): Promise<PeopleImported> {
  const imported = await orAddressTaken('email', () =>
    withRetries(() =>
      database.query
        .transaction()
        .execute((transaction) => importIn(transaction, database.kind, clock, request, actor, carriers)),
    ),
  );
  if (imported.readdressed > 0) await database.overwriteDeleted();
  return imported;
}

async function importIn(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  clock: Clock,
  { lines, version, leave }: PeopleImportRequest,
  actor: string,
  carriers: readonly CarryDepartments[],
): Promise<PeopleImported> {
  const directory = await readDirectory(transaction);
  const known = await knownPeople(transaction);
  const plan = planImport(known, lines, await erasedOn(transaction, lines));
  const refused = plan.doubts.find(isRefusal);
  if (refused) throw unreadableLine(refused.line);
  const left = leave ? plan.gone : [];
  const moved = plan.readdressed.filter(({ kept }) => kept);
  if (moved.length > MAX_READDRESSED) throw tooManyReaddressed(moved.length);
  const counts = { added: plan.added.length, changed: plan.changed.length, left: left.length };
  const done = { ...counts, readdressed: moved.length, unchanged: plan.unchanged };
  if (counts.added + counts.changed + counts.left === 0) return done;
  const now = clock();
  if (hasEnded(directory, now)) throw directoryEnded(directory.endsOn);
  if (directory.version !== version || !(await nextVersion(transaction, version, newId(now)))) throw changedMeanwhile();
  for (const { line, email, former } of moved) await readdress(transaction, kind, clock, actor, line, former.email, email);
  await store(transaction, plan, left, now);
  await audit(transaction, clock, { actor, action: 'people-imported', subject: null, detail: importedDetail(done, plan) });
  const renamed = renamedDepartments(known, plan, leave);
  if (renamed.length > 0) for (const carry of carriers) await carry(transaction, clock, renamed, actor);
  return done;
}

/** Counts of an import for the audit log. Changed addresses, and added people who had been erased, are included only if there are any. */
function importedDetail({ unchanged: _, readdressed, ...counts }: PeopleImported, { erased }: ImportPlan) {
  const afterErasure = erased.filter(({ taken }) => taken).length;
  return { ...counts, ...(readdressed > 0 && { readdressed }), ...(afterErasure > 0 && { afterErasure }) };
}

/**
 * Moves the person's data in sessions, lists, seats, waiting mails and campaigns to the right address. @throws ServerError 409 that names
 * the line
 */
async function readdress(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  clock: Clock,
  actor: string,
  line: number,
  former: string,
  email: string,
): Promise<void> {
  try {
    await rectifyIn(transaction, kind, clock, actor, former, { email, name: undefined }, 'email');
  } catch (error) {
    throw error instanceof ServerError ? onLine(line, error) : error;
  }
}

async function store(
  transaction: Transaction<Tables>,
  { added, changed }: ImportPlan,
  left: readonly KnownPerson[],
  now: number,
): Promise<void> {
  const at = isoTime(now);
  const rows = [
    ...added.map(({ email, line: _line, manager: manager_department, ...facts }) => ({
      id: newId(now),
      email,
      ...facts,
      manager_department,
      created_at: at,
      updated_at: at,
      left_at: null,
    })),
    ...changed.map(({ email, before, after: { manager: manager_department, ...facts } }) => ({
      id: before.id,
      email,
      ...facts,
      manager_department,
      // Placeholders: the upsert ignores these values for an existing row.
      created_at: at,
      updated_at: at,
      left_at: null,
    })),
  ];
  for (let start = 0; start < rows.length; start += ROWS)
    await transaction
      .insertInto('people')
      .values(rows.slice(start, start + ROWS))
      .onConflict((conflict) =>
        // Race: a person who was erased after the list was compared must not get the name back.
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            department: eb.ref('excluded.department'),
            site: eb.ref('excluded.site'),
            manager_department: eb.ref('excluded.manager_department'),
            language: eb.ref('excluded.language'),
            updated_at: eb.ref('excluded.updated_at'),
            left_at: null,
          }))
          .where('people.email', 'is not', null),
      )
      .execute();
  for (let start = 0; start < left.length; start += ROWS)
    await transaction
      .updateTable('people')
      .set({ left_at: at, updated_at: at })
      .where(
        'id',
        'in',
        left.slice(start, start + ROWS).map(({ id }) => id),
      )
      .execute();
  // After a directory has ended, its erased entries cannot be matched with a new list: they count as people who left.
  await transaction
    .updateTable('people')
    .set({ left_at: at, updated_at: at })
    .where('email', 'is', null)
    .where('left_at', 'is', null)
    .execute();
}

async function knownPeople(query: Kysely<Tables>): Promise<KnownPerson[]> {
  const rows = await query
    .selectFrom('people')
    .select(['id', 'email', 'name', 'department', 'site', 'manager_department', 'language', 'left_at'])
    .where('email', 'is not', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email, manager_department: manager, left_at: leftAt, ...row }) => ({
    ...row,
    email: email ?? '',
    manager,
    leftAt,
  }));
}

function unreadableLine(line: number): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    {
      en: `Line ${line} of the list cannot be imported: see the preview. Correct it or leave it out; nothing was changed.`,
      fr: `La ligne ${line} de la liste ne peut pas être importée : voyez l’aperçu. Corrigez-la ou retirez-la ; rien n’a changé.`,
    },
    { field: 'lines' },
  );
}

/** The same error, with the line's number before its text. */
function onLine(line: number, { status, code, text }: ServerError): ServerError {
  const { en, fr } = typeof text === 'string' ? { en: text, fr: text } : text;
  return new ServerError(
    status,
    code,
    { en: `Line ${line}: ${en} Nothing was imported.`, fr: `Ligne ${line} : ${fr} Rien n’a été importé.` },
    { field: 'lines' },
  );
}

function tooManyReaddressed(count: number): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    {
      en: `lines gives ${count} people another address: at most ${MAX_READDRESSED} in one import. Import the list in parts.`,
      fr: `lines donne une autre adresse à ${count} personnes : ${MAX_READDRESSED} au plus par import. Importez la liste en plusieurs fois.`,
    },
    { field: 'lines' },
  );
}

function changedMeanwhile(): ServerError {
  return new ServerError(409, 'directory-changed', {
    en: 'Somebody changed the directory since this preview. Nothing was imported: make the preview again.',
    fr: 'L’annuaire a changé depuis cet aperçu. Rien n’a été importé : refaites l’aperçu.',
  });
}
