import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import styles from './arrived.module.css';
import type { MartinArtifacts } from './artifacts.ts';
import type { Sent } from './correspondence.tsx';
import { NoonRace } from './noon-race.tsx';
import { type Reader, readersOf } from './readers.ts';
import { Grid } from './workbook.tsx';

interface ArrivedProps {
  readonly artifacts: MartinArtifacts;
  readonly sent: Sent;
  readonly onBack: () => void;
}

/**
 * The answer as each reader receives it, and how far the mail sent by mistake at noon has gone. It shows the effect of the choices without
 * judging them.
 */
export function Arrived({ artifacts, sent: { chosen, outcome }, onBack }: ArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The page scrolls so that the verdict above the heading is in sight as well.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { open, hidden } = artifacts.workbook;
  const card = (reader: Reader) => (
    <li key={reader.who} className={styles.reader}>
      <h3 className={styles.who}>
        <Eyes />
        {reader.who}
      </h3>
      <ul className={styles.seen}>
        {reader.sees.map((line) => (
          <li key={line}>{frenchSpaces(line)}</li>
        ))}
      </ul>
      {reader.sheets && (
        <div className={styles.sheets}>
          <Grid sheet={open} />
          {reader.sheets === 'both' && <Grid sheet={hidden} wasHidden />}
        </div>
      )}
    </li>
  );
  return (
    <section className={styles.arrived} aria-labelledby="arrived">
      <h2 id="arrived" ref={heading} tabIndex={-1} className={styles.title}>
        Ce que chacun a reçu
      </h2>
      <ul className={styles.readers}>{readersOf(artifacts, chosen).map(card)}</ul>
      <NoonRace outcome={outcome} />
      <Button onClick={onBack}>
        <Undo2 size={18} aria-hidden="true" /> Revenir avant l’envoi
      </Button>
    </section>
  );
}

/** A pair of eyes, wide open. */
function Eyes() {
  return (
    <svg viewBox="0 0 40 20" className={styles.eyes} aria-hidden="true" focusable="false">
      <path d="M1 10q9-12 18 0-9 12-18 0zM21 10q9-12 18 0-9 12-18 0z" fill="#fff" stroke="#17223b" strokeWidth="1.5" />
      <circle cx="11" cy="11" r="4" fill="#1d5fa8" />
      <circle cx="31" cy="11" r="4" fill="#1d5fa8" />
      <circle cx="12" cy="10" r="1.6" fill="#10182b" />
      <circle cx="32" cy="10" r="1.6" fill="#10182b" />
    </svg>
  );
}
