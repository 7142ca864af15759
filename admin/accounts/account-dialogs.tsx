/** Everything that an administrator does to an account, each in a dialog: adding it, its role, its password, its sign-ins, its end. */
import { type ReactNode, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Field } from '#engine/ui/controls/field.tsx';
import { ROLES, USERNAME } from '#schemas/console-constants.ts';
import type { Facilitator, Role } from '#schemas/facilitators.ts';
import { RadioChoice } from '../components/form/choices.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages, perLanguage } from '../language/language.ts';
import { useAccountCalls } from './account-calls.ts';
import { NewPassword, passwordMistake } from './new-password.tsx';

const { minLength: SHORTEST, maxLength: LONGEST } = USERNAME;
const CHARACTERS = new RegExp(USERNAME.pattern, 'u');
const RULE = `${SHORTEST} to ${LONGEST} letters without accents, digits, dots, dashes, underscores or @: an e-mail address will do.`;

/** 'Add account': username, role, and a first password. */
export function AddAccount({ onClose }: { onClose: (done: boolean) => void }) {
  const { add } = useAccountCalls();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('facilitator');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const name = username.trim();
  const nameMistake = name.length >= SHORTEST && CHARACTERS.test(name) ? undefined : `Use ${RULE}`;
  const mistake = passwordMistake(password);

  return (
    <AccountDialog
      title="Add account"
      confirm="Add account"
      ready={() => {
        setTried(true);
        return nameMistake === undefined && mistake === undefined;
      }}
      work={() => add({ username: name, role, password })}
      done={`Account ${name} was added. Hand over the username and the password.`}
      onClose={onClose}
    >
      <Field
        label="Username"
        description={RULE}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        value={username}
        error={tried ? nameMistake : undefined}
        onChange={(event) => setUsername(event.target.value)}
      />
      <RoleChoice value={role} onChange={setRole} />
      <NewPassword label="Password" value={password} onChange={setPassword} error={tried ? mistake : undefined} />
    </AccountDialog>
  );
}

interface ChangeProps {
  readonly account: Facilitator;
  readonly onClose: (done: boolean) => void;
}

/** Gives an account another role. */
export function ChangeRole({ account, own, onClose }: ChangeProps & { readonly own: boolean }) {
  const { change } = useAccountCalls();
  const [role, setRole] = useState(account.role);
  return (
    <AccountDialog
      title={`Role of ${account.username}`}
      confirm="Change role"
      work={() => change(account.id, { role })}
      done={`${account.username} has the role ${messages().format.roles[role].name} now.`}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      <p>The account stays signed in; what it may do changes at its next step.</p>
      {own && <p>This is your own account: with a lower role, only another administrator can give this one back.</p>}
    </AccountDialog>
  );
}

/** Gives an account a password without knowing the one before. */
export function SetPassword({ account, onClose }: ChangeProps) {
  const { change } = useAccountCalls();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const mistake = passwordMistake(password);
  return (
    <AccountDialog
      title={`New password for ${account.username}`}
      confirm="Set password"
      ready={() => {
        setTried(true);
        return mistake === undefined;
      }}
      work={() => change(account.id, { password })}
      done={`${account.username} has a new password and was signed out everywhere.`}
      onClose={onClose}
    >
      <p>The password before stops working, and the account is signed out on every device.</p>
      <NewPassword label="New password" value={password} onChange={setPassword} error={tried ? mistake : undefined} />
    </AccountDialog>
  );
}

/** Ends the sign-ins of an account. */
export function SignOutAccount({ account, onClose }: ChangeProps) {
  const { signOut } = useAccountCalls();
  return (
    <AccountDialog
      title={`Sign out ${account.username}`}
      confirm="Sign out"
      work={() => signOut(account.id)}
      done={`${account.username} was signed out everywhere.`}
      onClose={onClose}
    >
      <p>
        Ends the sign-ins of this account on every device, at once; what was typed there and not sent is lost. The password goes
        on working: set a new one if someone else may know it.
      </p>
    </AccountDialog>
  );
}

/** Takes an account away. */
export function RemoveAccount({ account, onClose }: ChangeProps) {
  const { remove } = useAccountCalls();
  return (
    <AccountDialog
      title={`Remove ${account.username}`}
      confirm="Remove account"
      danger
      work={() => remove(account.id)}
      done={`Account ${account.username} was removed.`}
      onClose={onClose}
    >
      <p>
        <strong>This cannot be undone.</strong> {account.username} is signed out on every device and cannot sign in again.
      </p>
      <p>Sessions, scores and corrections stay, and the audit log goes on naming this account.</p>
    </AccountDialog>
  );
}

const roleOptions = perLanguage((_, { format: { roles } }) =>
  ROLES.map((role) => ({ value: role, label: roles[role].name, description: roles[role].may })),
);

/** The three roles, each with what it may do. */
function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return <RadioChoice legend="Role" options={roleOptions()} value={value} onChange={onChange} />;
}

interface AccountDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly ready?: () => boolean;
  readonly work: () => Promise<void>;
  /** What the status line says afterwards. */
  readonly done: string;
  readonly onClose: (done: boolean) => void;
}

/** One change of an account: a form that says what it does, and does it. */
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

/** A conflict is a sentence of its own ('There is an account Ana already.'); anything else is the reason of a failure. */
function failureText(error: Error): string {
  if (error instanceof ApiError && error.status === 409) return error.message;
  return `Nothing was changed: ${reasonOf(error)}`;
}
