import { Field } from '#engine/ui/controls/field.tsx';
import { AUDIT_SEARCH, SYSTEM_ACTORS } from '#schemas/console-constants.ts';
import type { AuditSessions } from '#schemas/facilitators.ts';
import { Option } from '../components/form/choices.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { useNaming } from '../components/people/naming.ts';
import { actionChoices, formatActor, formatSession } from '../format/audit.ts';
import { messages } from '../language/language.ts';
import styles from './audit-filters.module.css';
import type { AuditView } from './audit-view.ts';

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly onView: (view: AuditView) => void;
  /** Usernames to choose from, including removed accounts as far as the log shows them. */
  readonly usernames: readonly string[];
  readonly sessions: AuditSessions;
}

/** Filters of the audit log: days, session, account, kind of action, words, with or without sign-ins. */
export function AuditFilters({ view, onView, usernames, sessions }: AuditFiltersProps) {
  const words = messages().audit;
  const naming = useNaming();
  const field = (name: keyof AuditView) => ({
    value: view[name],
    onChange: ({ target }: { target: { value: string } }) => onView({ ...view, [name]: target.value }),
  });
  const known = view.session === '' || sessions.some(({ id }) => id === view.session);
  return (
    <div className={styles.filters}>
      <Field label={words.from} type="date" {...field('from')} max={view.to || undefined} />
      <Field label={words.to} type="date" {...field('to')} min={view.from || undefined} />
      <SelectField label={words.session} {...field('session')}>
        <option value="">{words.allSessions}</option>
        {sessions.map((session) => (
          <option key={session.id} value={session.id}>
            {session.deleted ? words.deleted(formatSession(session)) : formatSession(session)}
          </option>
        ))}
        {!known && <option value={view.session}>{messages().format.deletedSession}</option>}
      </SelectField>
      <SelectField label={words.account} {...field('actor')}>
        <option value="">{words.allAccounts}</option>
        {[...usernames, ...SYSTEM_ACTORS].map((actor) => (
          <option key={actor} value={actor}>
            {naming.text(formatActor(actor))}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.action} {...field('action')}>
        <option value="">{words.allActions}</option>
        {actionChoices().map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label={words.search} type="search" autoComplete="off" {...AUDIT_SEARCH} {...field('search')} />
      <Option
        type="checkbox"
        label={words.hideSignIns}
        description={words.hideSignInsAbout}
        checked={view.signIns === 'hidden'}
        onChange={({ target }) => onView({ ...view, signIns: target.checked ? 'hidden' : '' })}
      />
    </div>
  );
}
