import { Database } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import styles from './live-query.module.css';
import type { LoginQuery, QueryPart } from './login-query.ts';

const LEGEND = {
  typed: 'votre saisie, lue comme un texte',
  injected: 'partie injectée, lue comme une instruction',
  added: 'apostrophe ajoutée par le correcteur',
  ignored: 'suite que la base ne lit pas',
} as const;

/** Ignored text, struck out, except for the dashes that begin the comment. */
function Ignored({ text }: { readonly text: string }) {
  const mark = /^(?:--)?/.exec(text)?.[0] ?? '';
  return (
    <span className={styles.ignored}>
      {mark}
      <s>{text.slice(mark.length)}</s>
    </span>
  );
}

function Part({ part: { kind, text } }: { readonly part: QueryPart }) {
  if (kind === 'tool') return text;
  if (kind === 'ignored') return <Ignored text={text} />;
  if (kind !== 'injected') return <span className={styles[kind]}>{text}</span>;
  return (
    <mark className={styles.injected}>
      <VisuallyHidden> début de l’injection : </VisuallyHidden>
      {text}
      <VisuallyHidden> fin de l’injection </VisuallyHidden>
    </mark>
  );
}

interface LiveQueryProps {
  readonly query: Pick<LoginQuery, 'parts'>;
  readonly title?: string;
}

/** The query built from the typed password. Its parts differ in shape as well as in colour. */
export function LiveQuery({ query, title = 'Diagnostic : requête en direct' }: LiveQueryProps) {
  const id = useId();
  const shown = (Object.keys(LEGEND) as (keyof typeof LEGEND)[]).filter((kind) => query.parts.some((part) => part.kind === kind));
  return (
    <section className={styles.console} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <Database size={16} aria-hidden="true" /> {title}
      </h3>
      <p className={styles.query}>
        <code>
          {query.parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
          ;
        </code>
      </p>
      {shown.length > 0 && (
        <ul className={styles.legend}>
          {shown.map((kind) => (
            <li key={kind}>
              <span aria-hidden="true">
                {kind === 'ignored' ? <Ignored text="--abc" /> : <span className={styles[kind]}>abc</span>}
              </span>{' '}
              {LEGEND[kind]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
