import { Fragment, type ReactNode } from 'react';
import type { ProseBlock, ProseLine } from '#engine/toolbox/prose.ts';
import styles from './prose.module.css';

/** French prose: notes of a mission, chapters of the guide. */
export function Prose({ blocks }: { /** Paragraphs and lists. */ readonly blocks: readonly ProseBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map(({ list, lines }) =>
        list ? (
          <ul key={textOf(lines)}>
            {lines.map((line) => (
              <li key={textOf([line])}>{stretches(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={textOf(lines)}>{lines.map(stretches)}</p>
        ),
      )}
    </div>
  );
}

function stretches(line: ProseLine): ReactNode {
  let from = 0;
  return line.map(({ style, text }) => {
    from += text.length;
    if (style === 'strong') return <strong key={from}>{text}</strong>;
    if (style === 'code') return <code key={from}>{text}</code>;
    return <Fragment key={from}>{text}</Fragment>;
  });
}

function textOf(lines: readonly ProseLine[]): string {
  return lines.flatMap((line) => line.map(({ text }) => text)).join('');
}
