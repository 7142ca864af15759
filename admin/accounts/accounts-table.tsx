/** The accounts as a table, with the actions on each. */
import { KeyRound, LogOut, MailPlus, Trash2, UserCog } from 'lucide-react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { ROLES } from '#schemas/console-constants.ts';
import type { Facilitator } from '#schemas/facilitators.ts';
import { DataTable } from '../components/table/data-table.tsx';
import { SortHeader, type SortKeys, useSort } from '../components/table/sorting.tsx';
import { formatDay } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import styles from './accounts-table.module.css';
import { useSignInWays } from './sign-in-ways.tsx';

export type AccountTask = 'role' | 'password' | 'invite' | 'sign-out' | 'remove';

const KEYS: SortKeys<Facilitator, 'username' | 'role' | 'created'> = {
  username: ({ username }) => username,
  role: ({ role }) => ROLES.indexOf(role),
  created: ({ createdAt }) => createdAt,
};
const TASKS = [
  { task: 'role', Icon: UserCog },
  { task: 'password', Icon: KeyRound },
  { task: 'invite', Icon: MailPlus },
  { task: 'sign-out', Icon: LogOut },
  { task: 'remove', Icon: Trash2 },
] as const;

/**
 * Actions on this account that the table offers an administrator; the server refuses any other.
 * @param passwords whether the installation's accounts may have passwords
 */
function tasksFor({ id, fromEnvironment }: Facilitator, own: string | undefined, passwords: boolean): readonly AccountTask[] {
  if (id === own) return fromEnvironment ? [] : ['role'];
  return fromEnvironment ? ['sign-out'] : ['role', passwords ? 'password' : 'invite', 'sign-out', 'remove'];
}

interface TableProps {
  readonly accounts: readonly Facilitator[];
  /** Identifier of the signed-in account. */
  readonly own: string | undefined;
  /** Departments of which the directory has people; null where there is no directory. */
  readonly known: ReadonlySet<string> | null;
  readonly onTask: (task: AccountTask, account: Facilitator) => void;
}

/** The accounts, one a row; cards where the panel is narrow. */
export function AccountsTable({ accounts, own, known, onTask }: TableProps) {
  const words = messages().accounts;
  const { sorted, sort, sortBy } = useSort(accounts, KEYS, { column: 'username', direction: 'ascending' });
  const header = { sort, onSort: sortBy };
  return (
    <DataTable caption={words.caption} className={styles.table}>
      <thead>
        <tr>
          <SortHeader column="username" {...header}>
            {words.username}
          </SortHeader>
          <SortHeader column="role" {...header}>
            {words.role}
          </SortHeader>
          <SortHeader column="created" {...header}>
            {words.created}
          </SortHeader>
          <th scope="col" data-silent>
            {words.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((account) => (
          <tr key={account.id}>
            <th scope="row" className={styles.name}>
              {account.username} {account.id === own && <Badge tone="info">{words.you}</Badge>}
              {account.fromEnvironment && <span className={styles.origin}>{words.fromEnvironment}</span>}
            </th>
            <td>
              {messages().format.roles[account.role].name}
              {account.departments.length > 0 && <span className={styles.origin}>{account.departments.join(', ')}</span>}
              <UnknownDepartments account={account} known={known} />
            </td>
            <td className={styles.created}>{formatDay(account.createdAt)}</td>
            <td className={styles.actions}>
              <div>
                <Actions account={account} own={own} onTask={onTask} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Marks departments without people in the directory: an account for such a department sees nobody. */
function UnknownDepartments({ account, known }: Pick<TableProps, 'known'> & { readonly account: Facilitator }) {
  const words = messages().accounts;
  const unknown = known === null ? [] : account.departments.filter((department) => !known.has(department));
  if (unknown.length === 0) return null;
  return <Badge tone="warning">{words.unknownDepartments(unknown)}</Badge>;
}

function Actions({ account, own, onTask }: Pick<TableProps, 'own' | 'onTask'> & { account: Facilitator }) {
  const possible = tasksFor(account, own, useSignInWays().includes('password'));
  return TASKS.filter(({ task }) => possible.includes(task)).map(({ task, Icon }) => (
    <Button
      key={task}
      variant="quiet"
      className={task === 'remove' ? styles.remove : undefined}
      onClick={() => onTask(task, account)}
    >
      <Icon aria-hidden="true" size={16} />
      {messages().accounts.tasks[task]}
      <VisuallyHidden> {account.username}</VisuallyHidden>
    </Button>
  ));
}
