import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './terminal.module.css';

/** One command that was typed, or what it answered. */
export interface TerminalLine {
  readonly id: number;
  readonly type: 'command' | 'output' | 'error' | 'success';
  readonly content: string;
  /** Of a command: where the shell was; as the terminal's own without it. */
  readonly path?: string;
}

export interface TerminalProps {
  /** Whose session it is, and on which machine: `invite@quai-archives`. */
  readonly host: string;
  /** Where the shell is, `~` without it. */
  readonly path?: string;
  /** All that is on the screen, oldest first. */
  readonly lines: readonly TerminalLine[];
  /** Called with what was typed, blanks at its ends taken off; never with nothing. */
  readonly onRun: (line: string) => void;
  /** Keys above a phone's keyboard: each runs its line; one that ends with a blank only begins it, and the player types on. */
  readonly keys: readonly string[];
  /** The line as a shell would complete it, or as it was: Tab then leaves the field, as everywhere. */
  readonly complete?: (line: string) => string;
}

/** A terminal window: screen, command line with the arrows' memory, and keys for typing on a phone. What runs is the scene's. */
export function Terminal({ host, path = '~', lines, onRun, keys, complete }: TerminalProps) {
  const screen = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { input, typed, write, remember, recall } = useCommandLine();
  const id = useId();

  useEffect(() => {
    if (screen.current && lines.length > 0) screen.current.scrollTop = screen.current.scrollHeight;
  }, [lines]);

  // As in any terminal, a click anywhere leads to the line; not the end of a selection, which is there to be copied.
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

/** What is on the command line, and what was typed before, which the arrows bring back. */
function useCommandLine() {
  const [input, write] = useState('');
  // `place` points into what was typed, oldest first, or just past its end while a new line is being typed.
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
