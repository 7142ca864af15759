import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './terminal.module.css';

/** A command or a line of output. */
export interface TerminalLine {
  readonly id: number;
  readonly type: 'command' | 'output' | 'error' | 'success';
  readonly content: string;
  /** Working directory of a command; by default that of the terminal. */
  readonly path?: string;
}

export interface TerminalProps {
  /** User and host of the prompt: `invite@quai-archives`. */
  readonly host: string;
  /** Working directory; `~` by default. */
  readonly path?: string;
  /** Content of the screen, oldest first. */
  readonly lines: readonly TerminalLine[];
  /** Called with the trimmed command; never with an empty one. */
  readonly onRun: (line: string) => void;
  /** Shortcut buttons for phones: each runs its line. A line that ends in a space is only typed into the field. */
  readonly keys: readonly string[];
  /** Tab completion: the completed line. If it is unchanged, Tab moves the focus as usual. */
  readonly complete?: (line: string) => string;
}

/** Terminal window: output, command line with history (arrow keys), shortcut buttons for phones. The scene interprets the commands. */
export function Terminal({ host, path = '~', lines, onRun, keys, complete }: TerminalProps) {
  const screen = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { input, typed, write, remember, recall } = useCommandLine();
  const id = useId();

  useEffect(() => {
    if (screen.current && lines.length > 0) screen.current.scrollTop = screen.current.scrollHeight;
  }, [lines]);

  // Like a real terminal, a click anywhere focuses the command line, except at the end of a text selection.
  useEffect(() => {
    const area = screen.current;
    const begin = () => {
      if (getSelection()?.isCollapsed !== false) field.current?.focus({ preventScroll: true });
    };
    area?.addEventListener('click', begin);
    return () => area?.removeEventListener('click', begin);
  }, []);

  const run = (text: string) => {
    const line = text.trim();
    remember(line);
    if (line !== '') onRun(line);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(input);
  };
  const completed = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { selectionStart } = event.currentTarget;
    if (!complete || event.key !== 'Tab' || event.shiftKey || selectionStart !== input.length) return false;
    const whole = complete(input);
    if (whole === input) return false;
    event.preventDefault();
    write(whole);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!completed(event)) recall(event);
  };
  const begin = (text: string) => {
    write(text);
    field.current?.focus();
  };

  return (
    <section className={styles.window} aria-label="Terminal">
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.lights}>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.title}>
          {host}: {path}
        </span>
      </div>
      <div className={styles.screen} ref={screen}>
        <div className={styles.lines}>
          <div role="log" aria-label="Sortie du terminal">
            {lines.map((line) => (
              <Line key={line.id} host={host} path={path} {...line} />
            ))}
          </div>
          <form className={styles.line} onSubmit={submit}>
            <label className={styles.label} htmlFor={id}>
              <VisuallyHidden>Ligne de commande, </VisuallyHidden>
              <Prompt host={host} path={path} />
            </label>
            <input
              ref={field}
              id={id}
              className={styles.input}
              value={input}
              placeholder={typed ? '' : 'tapez une commande'}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="send"
              onChange={(event) => write(event.target.value)}
              onKeyDown={press}
            />
          </form>
        </div>
      </div>
      <fieldset className={styles.keys} aria-label="Raccourcis du terminal">
        {keys.map((key) => (
          <button key={key} type="button" className={styles.key} onClick={() => (key.endsWith(' ') ? begin(key) : run(key))}>
            {key.endsWith(' ') ? `${key}…` : key}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

const PREFIX = { command: 'Commande', output: '', error: 'Erreur', success: '' } as const;

function Line({ type, content, host, path }: Omit<TerminalLine, 'id'> & { readonly host: string; readonly path: string }) {
  return (
    <p className={styles.entry} data-type={type}>
      {PREFIX[type] && <VisuallyHidden>{PREFIX[type]} : </VisuallyHidden>}
      {type === 'command' && (
        <span aria-hidden="true">
          <Prompt host={host} path={path} />{' '}
        </span>
      )}
      {content}
    </p>
  );
}

function Prompt({ host, path }: { readonly host: string; readonly path: string }) {
  return (
    <span className={styles.prompt}>
      <span className={styles.host}>{host}:</span>
      <span className={styles.path}>{path}</span>$
    </span>
  );
}

/** State of the command line and its history. */
function useCommandLine() {
  const [input, write] = useState('');
  // Index into the history, oldest first; the history's length while a new line is typed.
  const [{ typed, place }, setMemory] = useState<{ readonly typed: readonly string[]; readonly place: number }>({
    typed: [],
    place: 0,
  });
  const remember = (line: string) => {
    write('');
    if (line !== '') setMemory({ typed: [...typed, line], place: typed.length + 1 });
  };
  const recall = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = Math.min(Math.max(place + (event.key === 'ArrowUp' ? -1 : 1), 0), typed.length);
    setMemory({ typed, place: next });
    write(typed[next] ?? '');
  };
  return { input, typed: typed.length > 0, write, remember, recall };
}
