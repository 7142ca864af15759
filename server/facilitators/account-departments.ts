/** Departments that an account of the role `department` sees. */
import type { Kysely } from 'kysely';
import type { Role } from '#schemas/facilitators.ts';
import type { Tables } from '../database/tables.ts';
import { type ConsoleText, ServerError } from '../errors.ts';

/** The stored text of departments: sorted, so that the same choice is the same text; null for none. */
export function storedDepartments(departments: readonly string[]): string | null {
  return departments.length === 0 ? null : JSON.stringify([...departments].sort());
}

/**
 * With a directory, only its departments are allowed: a misspelt one would show nobody, and the reason would be unknown.
 * @throws ServerError 400 for a role that has no departments, or a department that the directory does not have
 */
export async function mustBeDepartments(query: Kysely<Tables>, departments: readonly string[], role: Role): Promise<void> {
  if (departments.length === 0) return;
  if (role !== 'department')
    refuse({
      en: 'departments are for the role department alone: leave them out, or give that role.',
      fr: 'departments ne va qu’avec le rôle department : retirez-les, ou donnez ce rôle.',
    });
  const rows = await query.selectFrom('people').select('department').distinct().where('department', 'is not', null).execute();
  const known = new Set(rows.map(({ department }) => department));
  const unknown = departments.find((department) => !known.has(department));
  if (known.size > 0 && unknown !== undefined)
    refuse({
      en: `departments: the directory has no department “${unknown}”. Write it as the page People does.`,
      fr: `departments : l’annuaire n’a pas de service « ${unknown} ». Écrivez-le comme la page Annuaire.`,
    });
}

function refuse(message: ConsoleText): never {
  throw new ServerError(400, 'invalid-field', message, { field: 'departments' });
}
