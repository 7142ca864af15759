import { useId } from 'react';
import { type Line, MARK_WORDS } from './artifacts.ts';
import { withCommas } from './commas.ts';
import styles from './marked-paper.module.css';

interface MarkedPaperProps {
  readonly owner: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Ids of the struck passages. */
  readonly struck: ReadonlySet<string>;
  /** Null once the paper is sent. */
  readonly onToggle: ((id: string) => void) | null;
}

/** The paper on the desk: each passage that can be struck is a button in the text. */
export function MarkedPaper({ owner, title, lines, struck, onToggle }: MarkedPaperProps) {
  const heading = useId();
  const rule = useId();
  return (
    <section className={styles.paper} aria-labelledby={heading} aria-describedby={rule}>
      <Clip />
      <p className={styles.owner}>{owner}</p>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.lines}>
        {lines.map(({ id, pieces, pale }) => (
          <p key={id} className={styles.line} data-pale={pale || undefined}>
            {withCommas(pieces).map(({ piece, comma }) =>
              typeof piece === 'string' ? (
                <span key={piece}>{piece}</span>
              ) : (
                <span key={piece.id} className={styles.held}>
                  <button
                    type="button"
                    className={styles.passage}
                    aria-pressed={struck.has(piece.id)}
                    data-sorted={MARK_WORDS[struck.has(piece.id) ? 'struck' : 'kept']}
                    disabled={onToggle === null}
                    onClick={() => onToggle?.(piece.id)}
                  >
                    {piece.text}
                  </button>
                  {comma}
                </span>
              ),
            )}
          </p>
        ))}
      </div>
      <p id={rule} className={styles.rule}>
        <Marker />
        <span>
          Les passages soulignés sont des boutons&nbsp;: une pression barre, une autre rend.{' '}
          <strong>Barrés&nbsp;: {struck.size}</strong>
        </span>
      </p>
    </section>
  );
}

function Clip() {
  return (
    <svg className={styles.clip} viewBox="0 0 24 56" aria-hidden="true" focusable="false">
      <path
        d="M17 14v26a6 6 0 0 1-12 0V10a4 4 0 0 1 8 0v28a2 2 0 0 1-4 0V16"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Marker() {
  return (
    <svg className={styles.marker} viewBox="0 0 96 28" aria-hidden="true" focusable="false">
      <path d="M2 24h30" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
      <g transform="rotate(-14 40 20)">
        <path d="M30 18l9-7h6v14h-6z" fill="var(--line-strong)" />
        <path d="M45 9h38a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H45z" fill="var(--night)" stroke="var(--line-strong)" />
        <path d="M60 9h6v18h-6z" fill="var(--beam)" />
      </g>
    </svg>
  );
}
