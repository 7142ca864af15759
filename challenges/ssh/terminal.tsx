import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import type { DirectoryNode } from './file-tree.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import styles from './terminal.module.css';
import { type HistoryEntry, useTerminal } from './use-terminal.ts';

const PREFIX = { command: 'Commande', output: '', error: 'Erreur', success: '' } as const;

function Prompt({ path }: { readonly path: string }) {
  return (
    <span className={styles.prompt}>
      <span className={styles.host}>invite@quai-archives:</span>
      <span className={styles.path}>{path}</span>$
    </span>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <p className={styles.entry} data-type={entry.type}>
      {PREFIX[entry.type] && <VisuallyHidden>{PREFIX[entry.type]} : </VisuallyHidden>}
      {entry.type === 'command' && (
        <span aria-hidden="true">
          <Prompt path={entry.path} />{' '}
        </span>
      )}
      {entry.content}
    </p>
  );
}

/** A terminal window on the simulated server: screen, command line, and keys for those who type on a phone. */
export function Terminal({ home }: { readonly home: DirectoryNode }) {
  const [{ entries, path, input, typed }, dispatch] = useTerminal();
  const screen = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const inputId = useId();

  useEffect(() => {
    if (screen.current && entries.length > 0) screen.current.scrollTop = screen.current.scrollHeight;
  }, [entries]);

  // As in any terminal, a click anywhere leads to the line; not the end of a selection, which is there to be copied.
  useEffect(() => {
    const area = screen.current;
    const begin = () => {
      if (getSelection()?.isCollapsed !== false) line.current?.focus({ preventScroll: true });
    };
    area?.addEventListener('click', begin);
    return () => area?.removeEventListener('click', begin);
  }, []);

  const recall = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    dispatch({ kind: 'recall', step: event.key === 'ArrowUp' ? -1 : 1 });
  };
  const run = (text: string) => dispatch({ kind: 'run', home, line: text });
  const begin = (text: string) => {
    dispatch({ kind: 'edit', input: text });
    line.current?.focus();
  };

  return (
    <section className={styles.window} aria-label="Terminal">
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.lights}>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.title}>invite@quai-archives: {path}</span>
      </div>
      <div className={styles.screen} ref={screen}>
        <div className={styles.lines}>
          <div className={styles.log} role="log" aria-label="Sortie du terminal">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </div>
          <form
            className={styles.line}
            onSubmit={(event) => {
              event.preventDefault();
              run(input);
            }}
          >
            <label className={styles.label} htmlFor={inputId}>
              <VisuallyHidden>Ligne de commande, </VisuallyHidden>
              <Prompt path={path} />
            </label>
            <input
              ref={line}
              id={inputId}
              className={styles.input}
              value={input}
              placeholder={typed.length === 0 ? 'tapez une commande' : ''}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="send"
              onChange={(event) => dispatch({ kind: 'edit', input: event.target.value })}
              onKeyDown={recall}
            />
          </form>
        </div>
      </div>
      <ShortcutKeys onRun={run} onBegin={begin} />
    </section>
  );
}
