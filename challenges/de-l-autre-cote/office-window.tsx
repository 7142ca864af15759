import { BellRing, Flag, type LucideIcon, Minus, PhoneCall, Reply } from 'lucide-react';
import { Figure, type FigureLook } from '#engine/authoring';
import type { Colleague, Name, Outcome, Reaction } from './artifacts.ts';
import styles from './office-window.module.css';

const LOOKS: Readonly<Record<Name, FigureLook>> = {
  nadia: { skin: '#f2cdb0', hair: '#b98a4a', top: '#1d5fa8', cut: 'long' },
  yann: { skin: '#efc2a2', hair: '#5d4632', top: '#39424f', vest: true, beard: true },
  solene: { skin: '#f0bf9c', hair: '#74391f', top: '#17506b', cut: 'long' },
  ines: { skin: '#e5ae86', hair: '#2b1a12', top: '#b5400f', cut: 'bun' },
  malik: { skin: '#b97f56', hair: '#1b1512', top: '#54616e' },
  camille: { skin: '#8d5a3b', hair: '#1b1512', top: '#6c4a86', cut: 'curls' },
  karim: { skin: '#c98f66', hair: '#22170f', top: '#2f6f5e', cut: 'cap' },
  marianne: { skin: '#f0c8ac', hair: '#9a9ca2', top: '#44536b', glasses: true },
};

const OUTCOMES: Readonly<
  Record<Outcome, { readonly Icon: LucideIcon; readonly word: string; readonly mood: FigureLook['mood'] }>
> = {
  falls: { Icon: Reply, word: 'Accepte', mood: 'worried' },
  checks: { Icon: PhoneCall, word: 'Vérifie ailleurs', mood: 'calm' },
  reports: { Icon: Flag, word: 'Signale', mood: 'smile' },
  ignores: { Icon: Minus, word: 'Laisse passer', mood: 'tired' },
  warned: { Icon: BellRing, word: 'Alerte reçue à temps', mood: 'smile' },
};

interface OfficeWindowProps {
  readonly colleague: Colleague;
  readonly reaction: Reaction | undefined;
}

/** One window of the building: the colleague behind it, their day, and their reaction to the lure. */
export function OfficeWindow({ colleague: { id, name, day, at }, reaction }: OfficeWindowProps) {
  const outcome = reaction && OUTCOMES[reaction.outcome];
  return (
    <li className={styles.window} data-outcome={reaction?.outcome}>
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path d="M0 0h160v120H0z" fill="var(--room)" />
        <path d="M14 14h46v34H14z" fill="var(--room-paper)" />
        <path d="M20 24h30M20 32h34M20 40h20" stroke="var(--room-line)" strokeWidth="4" />
        <path d="M126 0v22" stroke="var(--room-line)" strokeWidth="3" />
        <path d="M110 34q2-13 16-13t16 13z" fill="var(--room-lamp)" />
        <Figure look={{ ...LOOKS[id], mood: outcome?.mood ?? 'calm' }} x={84} y={66} size={0.82} />
        <path d="M0 104h160v16H0z" fill="#8d6240" />
        <path d="M112 74h40v28h-40z" fill="#17223b" />
        <path d="M116 78h32v20h-32z" fill="var(--screen)" />
        <path d="M128 102h8v4h-8z" fill="#17223b" />
        <path d="M0 0h160v120H0z" fill="none" stroke="var(--frame)" strokeWidth="8" />
      </svg>
      <div className={styles.told}>
        <p className={styles.name}>
          <strong>{name}</strong> <span className={styles.at}>{at}</span>
        </p>
        <p className={styles.day}>{day}</p>
        {outcome && (
          <p>
            <span className={styles.outcome}>
              <outcome.Icon size={16} aria-hidden="true" />
              {outcome.word}
            </span>
            {reaction.text}
          </p>
        )}
      </div>
    </li>
  );
}
