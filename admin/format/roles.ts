import type { Role } from '#schemas/facilitators.ts';

/** How a role is called, and what it may do. */
export const ROLE_LABELS: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  observer: { name: 'Observer', may: 'Looks at sessions, scores and participants, and exports them. Changes nothing.' },
  facilitator: { name: 'Facilitator', may: 'Also sets up and runs sessions, deletes them, and corrects scores.' },
  administrator: { name: 'Administrator', may: 'Also has the accounts, the audit log, backups and restores.' },
};
