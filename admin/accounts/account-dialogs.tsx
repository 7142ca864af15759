/** Dialogs in which an administrator adds or removes an account, changes its role or password, invites it anew, or ends its sign-ins. */
import { type ReactNode, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Field } from '#engine/ui/controls/field.tsx';
import { ACCOUNT_DEPARTMENTS, ROLES, USERNAME } from '#schemas/console-constants.ts';
import type { Facilitator, Role } from '#schemas/facilitators.ts';
import { RadioChoice } from '../components/form/choices.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { linesOf } from '../format/lists.ts';
import { reasonOf } from '../format/reason.ts';
import { messages, perLanguage } from '../language/language.ts';
import { useAccountCalls } from './account-calls.ts';
import { NewPassword, passwordMistake } from './new-password.tsx';
import { type SignInWay, SignInWayChoice, useSignInWays } from './sign-in-ways.tsx';

const { minLength: SHORTEST, maxLength: LONGEST } = USERNAME;
const CHARACTERS = new RegExp(USERNAME.pattern, 'u');

/** 'Add account': username, role, and a first password or an invitation to sign in through a provider. */
export function AddAccount({ onClose }: { onClose: (done: boolean) => void }) {
  const { accounts } = messages();
  const rule = accounts.usernameRule(SHORTEST, LONGEST);
  const { add } = useAccountCalls();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('facilitator');
  const [departments, setDepartments] = useState('');
  const [password, setPassword] = useState('');
  const [chosenWay, setWay] = useState<SignInWay | null>(null);
  const [tried, setTried] = useState(false);
  const ways = useSignInWays();
  const way = chosenWay ?? ways[0] ?? 'password';
  const name = username.trim();
  const isAddress = way === 'password' || /.@./.test(name);
  const isName = name.length >= SHORTEST && CHARACTERS.test(name);
  const nameMistake = isName ? (isAddress ? undefined : accounts.addressMistake) : accounts.usernameMistake(rule);
  const mistake = way === 'password' ? passwordMistake(password) : undefined;

  return (
    <AccountDialog
      title={accounts.add}
      confirm={accounts.add}
      ready={() => {
        setTried(true);
        return nameMistake === undefined && mistake === undefined;
      }}
      work={() => add({ username: name, role, ...ofRole(role, departments), ...(way === 'password' ? { password } : {}) })}
      done={way === 'password' ? accounts.added(name) : accounts.invited(name)}
      onClose={onClose}
    >
      <Field
        label={accounts.username}
        description={rule}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        value={username}
        error={tried ? nameMistake : undefined}
        onChange={(event) => setUsername(event.target.value)}
      />
      <RoleChoice value={role} onChange={setRole} />
      {role === 'department' && <DepartmentsField value={departments} onChange={setDepartments} />}
      {(ways.length > 1 || way === 'provider') && <SignInWayChoice ways={ways} value={way} onChange={setWay} />}
      {way === 'password' && (
        <NewPassword label={accounts.password} value={password} onChange={setPassword} error={tried ? mistake : undefined} />
      )}
    </AccountDialog>
  );
}

interface ChangeProps {
  readonly account: Facilitator;
  readonly onClose: (done: boolean) => void;
}

/** Changes the role of an account. */
export function ChangeRole({ account, own, onClose }: ChangeProps & { readonly own: boolean }) {
  const { accounts, format } = messages();
  const { change } = useAccountCalls();
  const [role, setRole] = useState(account.role);
  const [departments, setDepartments] = useState(account.departments.join('\n'));
  return (
    <AccountDialog
      title={accounts.roleOf(account.username)}
      confirm={accounts.changeRole}
      work={() => change(account.id, { role, ...ofRole(role, departments) })}
      done={accounts.hasRole(account.username, format.roles[role].name)}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      {role === 'department' && <DepartmentsField value={departments} onChange={setDepartments} />}
      <p>{accounts.staysSignedIn}</p>
      {!account.hasPassword && <p>{accounts.groupsDecide}</p>}
      {own && <p>{accounts.ownRole}</p>}
    </AccountDialog>
  );
}

/** Sets a new password of an account; the previous one is not asked for. */
export function SetPassword({ account, onClose }: ChangeProps) {
  const { accounts } = messages();
  const { change } = useAccountCalls();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const mistake = passwordMistake(password);
  return (
    <AccountDialog
      title={accounts.newPasswordFor(account.username)}
      confirm={accounts.setPassword}
      ready={() => {
        setTried(true);
        return mistake === undefined;
      }}
      work={() => change(account.id, { password })}
      done={accounts.hasPassword(account.username)}
      onClose={onClose}
    >
      <p>{account.hasPassword ? accounts.passwordBefore : accounts.passwordInsteadOfProvider}</p>
      <NewPassword label={accounts.newPassword} value={password} onChange={setPassword} error={tried ? mistake : undefined} />
    </AccountDialog>
  );
}

/** Invites an account anew where passwords are off: the next sign-in through the provider takes it. */
export function InviteAnew({ account, onClose }: ChangeProps) {
  const { accounts } = messages();
  const { change } = useAccountCalls();
  return (
    <AccountDialog
      title={accounts.inviteAnewOf(account.username)}
      confirm={accounts.inviteAnew}
      work={() => change(account.id, { password: null })}
      done={accounts.invitedAnew(account.username)}
      onClose={onClose}
    >
      <p>{accounts.inviteAnewAbout(account.username)}</p>
    </AccountDialog>
  );
}

/** Ends the sign-ins of an account. */
export function SignOutAccount({ account, onClose }: ChangeProps) {
  const { accounts } = messages();
  const { signOut } = useAccountCalls();
  return (
    <AccountDialog
      title={accounts.signOutOf(account.username)}
      confirm={accounts.signOut}
      work={() => signOut(account.id)}
      done={accounts.signedOut(account.username)}
      onClose={onClose}
    >
      <p>
        {accounts.signOutAbout} {account.hasPassword ? accounts.passwordGoesOn : accounts.providerGoesOn}
      </p>
    </AccountDialog>
  );
}

/** Removes an account. */
export function RemoveAccount({ account, onClose }: ChangeProps) {
  const { accounts } = messages();
  const { remove } = useAccountCalls();
  return (
    <AccountDialog
      title={accounts.removeOf(account.username)}
      confirm={accounts.remove}
      danger
      work={() => remove(account.id)}
      done={accounts.removed(account.username)}
      onClose={onClose}
    >
      <p>
        <strong>{accounts.noWayBack}</strong> {accounts.removeAbout(account.username)}
      </p>
      <p>{accounts.stays}</p>
    </AccountDialog>
  );
}

const roleOptions = perLanguage((_, { format: { roles } }) =>
  ROLES.map((role) => ({ value: role, label: roles[role].name, description: roles[role].may })),
);

/** The departments that an account of the role `department` sees; other roles have none. */
function ofRole(role: Role, departments: string): { readonly departments?: string[] } {
  return role === 'department' ? { departments: linesOf(departments) } : {};
}

interface DepartmentsFieldProps {
  /** Names of departments, one a line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DepartmentsField({ value, onChange }: DepartmentsFieldProps) {
  const { accounts } = messages();
  return (
    <TextArea
      label={accounts.departments}
      description={accounts.departmentsAbout(ACCOUNT_DEPARTMENTS.maxItems)}
      rows={3}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Choice of a role; each option describes what the role may do. */
function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return <RadioChoice legend={messages().accounts.role} options={roleOptions()} value={value} onChange={onChange} />;
}

interface AccountDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly ready?: () => boolean;
  readonly work: () => Promise<void>;
  /** Status message after success. */
  readonly done: string;
  readonly onClose: (done: boolean) => void;
}

/** Dialog of one change of an account: description, form, submission. */
function AccountDialog({ danger = false, done, work, onClose, ...form }: AccountDialogProps) {
  const report = useReport();
  return (
    <FormDialog
      {...form}
      variant={danger ? 'danger' : 'primary'}
      work={() => {
        report('accounts', null);
        return work();
      }}
      failure={failureText}
      onDone={() => {
        report('accounts', { tone: 'success', text: done });
        onClose(true);
      }}
      onCancel={() => onClose(false)}
    />
  );
}

/**
 * A conflict or an unknown department has a message of its own ('There is an account Ana already.'); any other error becomes the reason of
 * the failure.
 */
function failureText(error: Error): string {
  if (error instanceof ApiError && (error.refused(409) || error.field === 'departments')) return error.message;
  return messages().accounts.nothingChanged(reasonOf(error));
}
