/** Renames departments in running campaigns when the directory renames them; ended campaigns stay as they were. */
import { audit } from '../audit/audit-log.ts';
import { type CarryDepartments, formatRenamed, namedAnew } from '../session-model/department-names.ts';

export const carryCampaigns: CarryDepartments = async (transaction, clock, renamed, actor) => {
  const running = await transaction
    .selectFrom('campaigns')
    .select(['id', 'name', 'departments'])
    .where('ended_at', 'is', null)
    .where('departments', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, name, departments: before } of running) {
    const departments = namedAnew(before, renamed);
    if (!departments) continue;
    await transaction
      .updateTable('campaigns')
      .set({ departments: JSON.stringify(departments) })
      .where('id', '=', id)
      .execute();
    const detail = { name, ...formatRenamed(renamed) };
    await audit(transaction, clock, { actor, action: 'campaign-changed', subject: id, detail });
  }
};
