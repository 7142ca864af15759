import type { ReactNode } from 'react';
import type { Block } from './artifacts.ts';
import styles from './file-content.module.css';

/** A file's content as React elements, so that nothing in it can run. */
export function FileContent({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.content}>
      {blocks.map((block) => (
        <Shown key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Shown({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p className={styles.text}>{block.text}</p>;
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
}
