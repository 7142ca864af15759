import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { ApiToken, MadeApiToken, NewApiToken } from '#schemas/api-tokens.ts';
import { API_SCOPE_ROLES, API_SCOPES, API_TOKEN_NAME, ROLES, USUAL_API_TOKEN_DAYS } from '#schemas/console-constants.ts';
import type { Facilitator } from '#schemas/facilitators.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { CopyText } from '../components/transfer/copy-code.tsx';
import { formatDay, formatMoment } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { focusOnce } from './focus-once.ts';
import styles from './your-account.module.css';

const KEY = ['api-tokens'] as const;
/** Lifetimes of a token to choose from, in days. */
const DAYS = [30, USUAL_API_TOKEN_DAYS, 180, 365] as const;

/** API tokens of the signed-in account: the list, a button that revokes each, and a form for a new token, which is shown once. */
export function OwnApiTokens({ role }: Pick<Facilitator, 'role'>) {
  const { apiTokens: words } = messages().accounts.own;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const report = useReport();
  const [made, setMade] = useState<MadeApiToken | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<ApiToken[]>('GET', '/admin/me/api-tokens', { signal }),
  });
  useReportFailure('api-tokens', error ? words.notLoaded(reasonOf(error)) : null);
  const revoke = useMutation({
    mutationFn: ({ id }: ApiToken) => call('DELETE', `/admin/me/api-tokens/${id}`),
    onSuccess: (_nothing, { id, name }) => {
      if (made?.id === id) setMade(null);
      // The pressed button disappears: focus the heading.
      heading.current?.focus();
      report('api-token', { tone: 'success', text: words.revoked(name) });
    },
    onError: (failure) => report('api-token', { tone: 'danger', text: words.notRevoked(reasonOf(failure)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  const done = () => {
    setMade(null);
    heading.current?.focus();
  };

  return (
    <section className={styles.form} aria-label={words.title}>
      <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {words.title}
      </h3>
      <Note>{words.about}</Note>
      {data?.length === 0 && <Note>{words.none}</Note>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((token) => (
            <li key={token.id}>
              <span>
                <strong>{token.name}</strong>{' '}
                <Note>
                  {words.scopes[token.scope].name} · {words.until(formatDay(token.expiresAt))} ·{' '}
                  {token.usedAt === null ? words.unused : words.used(formatMoment(token.usedAt))}
                </Note>
              </span>
              <Button
                variant="secondary"
                pending={revoke.isPending && revoke.variables.id === token.id}
                onClick={() => revoke.mutate(token)}
              >
                {words.revoke}
                <VisuallyHidden> {token.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made ? <ShownOnce made={made} onDone={done} /> : <NewToken role={role} onMade={setMade} />}
    </section>
  );
}

interface NewTokenProps extends Pick<Facilitator, 'role'> {
  readonly onMade: (made: MadeApiToken) => void;
}

/** Form with name, purpose and end of a new token. An error of the name is shown at its field, other errors in the status line. */
function NewToken({ role, onMade }: NewTokenProps) {
  const { apiTokens: words } = messages().accounts.own;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const report = useReport();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiToken['scope']>('figures');
  const [days, setDays] = useState<number>(USUAL_API_TOKEN_DAYS);
  const [tried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: (body: NewApiToken) => call<MadeApiToken>('POST', '/admin/me/api-tokens', { body }),
    onMutate: () => report('api-token', null),
    onSuccess: (token) => {
      onMade(token);
      report('api-token', { tone: 'success', text: words.made(token.name) });
    },
    onError: (failure) => {
      if (!isOfName(failure)) report('api-token', { tone: 'danger', text: words.notMade(reasonOf(failure)) });
    },
    // Reloads after a lost reply too: the list then shows the token that was created but never displayed.
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  const missing = name.trim() === '' ? words.missing : undefined;
  const refused = isOfName(make.error) && make.variables?.name === name.trim() ? make.error.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing === undefined && !make.isPending) make.mutate({ name: name.trim(), scope, days });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={words.make}>
      <Field
        label={words.name}
        description={words.nameAbout}
        autoComplete="off"
        maxLength={API_TOKEN_NAME.maxLength}
        value={name}
        error={tried ? (missing ?? refused) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={words.scope}
        value={scope}
        onChange={({ target }) => setScope(API_SCOPES.find((one) => one === target.value) ?? 'figures')}
      >
        {API_SCOPES.filter((one) => ROLES.indexOf(API_SCOPE_ROLES[one]) <= ROLES.indexOf(role)).map((one) => (
          <option key={one} value={one}>
            {words.scopes[one].name}
          </option>
        ))}
      </SelectField>
      <Note>{words.scopes[scope].about}</Note>
      <SelectField label={words.ends} value={days} onChange={({ target }) => setDays(Number(target.value))}>
        {DAYS.map((one) => (
          <option key={one} value={one}>
            {words.days(one)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" pending={make.isPending} className={styles.submit}>
        <Plug aria-hidden="true" size={16} />
        {words.make}
      </Button>
    </form>
  );
}

/** The token that was just made, to copy. */
function ShownOnce({ made, onDone }: { readonly made: MadeApiToken; readonly onDone: () => void }) {
  const { apiTokens: words } = messages().accounts.own;
  return (
    <>
      <Note>{words.shownOnce}</Note>
      <figure ref={focusOnce} tabIndex={-1} className={styles.told}>
        <figcaption>{made.name}</figcaption>
        <code>{made.token}</code>
      </figure>
      <div className={styles.actions}>
        <CopyText text={made.token} what={words.copy} />
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  );
}

function isOfName(error: unknown): error is ApiError {
  return error instanceof ApiError && error.field === 'name';
}
