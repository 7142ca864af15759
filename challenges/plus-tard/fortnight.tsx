import type { Choices, GivenConsequence } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './fortnight.module.css';

interface FortnightProps {
  readonly moments: readonly Moment[];
  /** The gestures so far, by moment. */
  readonly decided: Choices;
  /** Index of the moment that is shown. */
  readonly index: number;
  /** Consequence of that moment's gesture. */
  readonly consequence: GivenConsequence | undefined;
}

/** The two weeks as a calendar with the outcome of each day, and Friday evening at its end. Decoration: the consequences say the same. */
export function Fortnight({ moments, decided, index, consequence }: FortnightProps) {
  const over = moments.every(({ id }) => decided[id] !== undefined);
  const wrong = consequence?.act === 'unsafe' ? consequence.gesture : undefined;
  // A notice that was put off comes back on every later day.
  const putOff = consequence?.gesture === 'later' && consequence.act === 'tolerated' && moments[index]?.screen.kind !== 'disk';
  return (
    <ol className={styles.days}>
      {moments.map(({ id, day, screen }, at) => {
        const disk = screen.kind === 'disk';
        const gesture = decided[id];
        const haunted = putOff && at > index;
        return (
          <li key={id} className={styles.day} data-current={at === index || undefined} data-haunted={haunted || undefined}>
            {short(day)}
            <svg viewBox="0 0 32 32" aria-hidden="true">
              {gesture !== undefined && <Done disk={disk} gesture={gesture} />}
              {at === index && wrong !== undefined && <Wrong disk={disk} />}
              {haunted && <Bell />}
              {gesture === undefined && !haunted && (at !== index || wrong === undefined) && (
                <circle cx="16" cy="16" r="3" fill="var(--line-strong)" />
              )}
            </svg>
          </li>
        );
      })}
      <li className={styles.day} data-evening={over || undefined}>
        Ven. 13
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M2 24h28" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          <path d="M7 24a9 9 0 0 1 18 0z" fill={over ? '#f5b841' : 'var(--line-strong)'} />
          {over && <path d="M16 5v5M5 12l4 3M27 12l-4 3" stroke="#f5b841" strokeWidth="3" strokeLinecap="round" />}
        </svg>
      </li>
    </ol>
  );
}

/** Shortens « Lundi 2 » as a calendar does. */
const short = (day: string) => day.replace(/^(...)\S*/, '$1.');

/** The outcome of a day. @param gesture the one that decided the day */
function Done({ disk, gesture }: { readonly disk: boolean; readonly gesture: string }) {
  if (disk && gesture !== 'report')
    return (
      <>
        <path d="M4 14h24v14H4z" fill="#8a6242" />
        <path d="M8 6h16v12H8z" fill="#d2622a" />
        <path d="M12 10h8" stroke="#fbeee6" strokeWidth="2.5" />
        <path d="M4 18h24v10H4z" fill="#a57a55" />
      </>
    );
  if (gesture === 'report')
    return (
      <>
        <path d="M9 4v25" stroke="var(--text-soft)" strokeWidth="3" strokeLinecap="round" />
        <path d="M9 5h18l-5 6 5 6H9z" fill="var(--signal)" />
      </>
    );
  return (
    <>
      <path d="M16 3l11 4v8q0 9-11 14Q5 24 5 15V7z" fill="var(--success)" />
      <path d="m10 16 4 4 8-9" fill="none" stroke="var(--surface)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}

function Wrong({ disk }: { readonly disk: boolean }) {
  if (disk)
    return (
      <>
        <path d="M5 9h22v15H5z" fill="#d2622a" />
        <path d="m15 5-4 9 8 3-5 10" fill="none" stroke="var(--text)" strokeWidth="2.5" strokeLinejoin="round" />
      </>
    );
  return (
    <>
      <path d="M16 4 29 27H3z" fill="var(--danger)" strokeLinejoin="round" />
      <path d="M16 12v7M16 23v.1" stroke="var(--surface)" strokeWidth="3.5" strokeLinecap="round" />
    </>
  );
}

function Bell() {
  return (
    <>
      <path d="M5 24q4-3 4-11 0-7 7-7t7 7q0 8 4 11z" fill="var(--warning)" />
      <path d="M13 26a3 3 0 0 0 6 0z" fill="var(--warning)" />
      <path d="M2 9q1-4 4-6M30 9q-1-4-4-6" fill="none" stroke="var(--warning)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}
