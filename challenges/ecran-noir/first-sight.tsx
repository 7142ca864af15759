import { Megaphone, MessageCircle, MonitorX } from 'lucide-react';
import { useState } from 'react';
import { WindowFrame } from '#engine/authoring';
import type { EcranNoirArtifacts } from './artifacts.ts';
import styles from './first-sight.module.css';
import { PlaceDrawing } from './place-drawing.tsx';

interface FirstSightProps {
  readonly artifacts: EcranNoirArtifacts;
  /** Minutes since 7 h 05. They change the light of the drawing only. */
  readonly minutes: number;
}

/** The facts that one hears or reads at the place. Small screens show one at a time. */
const FACTS = [
  { id: 'note', Icon: MonitorX, name: 'L’écran' },
  { id: 'yann', Icon: MessageCircle, name: 'Yann' },
  { id: 'notice', Icon: Megaphone, name: 'L’avis' },
] as const;

/** A drawing of the place of the attack, and the three facts that one hears or reads there. */
export function FirstSight({ artifacts: { device, place, view, ransomNote, yann, notice }, minutes }: FirstSightProps) {
  const [open, setOpen] = useState<(typeof FACTS)[number]['id']>('note');
  return (
    <WindowFrame aria-labelledby="first-sight">
      <div className={styles.bar}>
        <h2 id="first-sight" className={styles.title}>
          {place}
        </h2>
        <span className={styles.clock}>7 h {String(5 + minutes).padStart(2, '0')}</span>
      </div>
      <ul className={styles.strip} aria-label="Ce qu’on lit et ce qu’on entend">
        {FACTS.map(({ id, Icon, name }) => (
          <li key={id}>
            <button type="button" className={styles.look} aria-pressed={id === open} onClick={() => setOpen(id)}>
              <Icon size={18} aria-hidden="true" /> {name}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.sight} data-begun={minutes > 0 || undefined}>
        <PlaceDrawing device={device} label={view} light={minutes} />
        <div className={styles.facts}>
          <figure className={styles.note} data-open={open === 'note' || undefined}>
            <figcaption>
              <MonitorX size={18} aria-hidden="true" /> Sur l’écran, des fichiers en <strong>.maree</strong>, et ceci :
            </figcaption>
            <blockquote>{ransomNote}</blockquote>
          </figure>
          <figure className={styles.fact} data-open={open === 'yann' || undefined}>
            <figcaption>
              <MessageCircle size={18} aria-hidden="true" /> Yann Le Dantec{device === 'laptop' && ' (au téléphone)'}
            </figcaption>
            <blockquote>« {yann} »</blockquote>
          </figure>
          <figure className={styles.fact} data-open={open === 'notice' || undefined}>
            <figcaption>
              <Megaphone size={18} aria-hidden="true" /> Affiché depuis vendredi
            </figcaption>
            <blockquote>{notice}</blockquote>
          </figure>
        </div>
      </div>
    </WindowFrame>
  );
}
