/** Renames departments in the rights of accounts (role `department`) when the directory renames them. */
import { audit } from '../audit/audit-log.ts';
import { type CarryDepartments, formatRenamed, namedAnew } from '../session-model/department-names.ts';
import { storedDepartments } from './account-departments.ts';

export const carryRights: CarryDepartments = async (transaction, clock, renamed, actor) => {
  const heads = await transaction
    .selectFrom('facilitators')
    .select(['id', 'username', 'departments'])
    .where('departments', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, username, departments: before } of heads) {
    const departments = namedAnew(before, renamed);
    if (!departments) continue;
    await transaction
      .updateTable('facilitators')
      .set({ departments: storedDepartments(departments) })
      .where('id', '=', id)
      .execute();
    const detail = { username, role: 'department', departments, ...formatRenamed(renamed) };
    await audit(transaction, clock, { actor, action: 'facilitator-changed', subject: id, detail });
  }
};
