import { useEffect, useState } from 'react';
import { colourOf, THEMES } from './contrast.ts';
import styles from './gallery.module.css';
import type { Token } from './token-groups.ts';

/** A colour as the page has it now, so that colours of an installation show up too. */
export function Swatch({ name, role }: Token) {
  const [values, setValues] = useState<readonly string[]>([]);
  useEffect(() => setValues([...new Set(THEMES.map((theme) => colourOf(name, theme) ?? ''))]), [name]);
  return (
    <li>
      <span className={styles.swatch} style={{ background: `var(--${name})` }} />
      <code>--{name}</code>
      <p>{role}</p>
      <p className={styles.value}>{values.join(' · ')}</p>
    </li>
  );
}
