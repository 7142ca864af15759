import { type NoonOutcome, WHEREABOUTS } from './artifacts.ts';
import styles from './noon-race.module.css';

const PLACES: Readonly<Record<NoonOutcome['at'], string>> = {
  outbox: 'Boîte d’envoi',
  inside: 'Brévelle',
  outside: 'Dehors',
};

const STANDS: Readonly<Record<NoonOutcome['at'], string>> = {
  outbox: 'encore à quai',
  inside: 'chez un collègue',
  outside: 'déjà dehors',
};

/** How far the mail sent by mistake at noon has gone, from the outbox to the open sea, and whether it is stopped there. */
export function NoonRace({ outcome: { at, stopped, says } }: { readonly outcome: NoonOutcome }) {
  const here = WHEREABOUTS.indexOf(at);
  const x = 66 + here * 154;
  return (
    <section className={styles.race} aria-labelledby="race">
      <h3 id="race" className={styles.title}>
        L’envoi de midi&nbsp;: {STANDS[at]}
      </h3>
      <svg viewBox="0 0 440 104" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
        <path d="M0 62h440v42H0z" fill="var(--sea)" />
        <path d="M0 62h296v42H0z" fill="var(--quay)" />
        <path d="M20 30h92v34H20z" fill="#8a6242" />
        <path d="M30 40h72v16H30z" fill="#3a2a1a" />
        <path d="M168 20h104v44H168z" fill="#2f6f8f" />
        <path d="M168 20l52-16 52 16z" fill="#b5400f" />
        <path d="M182 32h16v12h-16zM212 32h16v12h-16zM242 32h16v12h-16z" fill="#f8dca4" />
        <path d="M324 70h100l-12 18h-76z" fill="#17223b" />
        <path d="M350 52h22v18h-22zM376 58h22v12h-22z" fill="#d2622a" />
        <path
          d="M300 84q12-6 24 0M420 96q10-5 20 0M300 98q12-6 24 0"
          stroke="#ffffff"
          strokeWidth="2.5"
          fill="none"
          opacity="0.6"
        />
        <g className={styles.letter} style={{ transform: `translate(${x}px, 46px)` }}>
          <path d="M-22-15h44v30h-44z" fill="#fffdf4" stroke={stopped ? '#1f7a54' : '#b42318'} strokeWidth="3.5" />
          <path d="M-22-15 0 3l22-18" fill="none" stroke={stopped ? '#1f7a54' : '#b42318'} strokeWidth="3" />
          {stopped ? (
            <path d="m14 8 7 7 13-15" fill="none" stroke="#1f7a54" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
          ) : (
            <path d="M28-8h14M28 0h20M28 8h14" stroke="#b42318" strokeWidth="3.5" strokeLinecap="round" />
          )}
        </g>
      </svg>
      <ol className={styles.places} aria-hidden="true">
        {WHEREABOUTS.map((place) => (
          <li key={place} data-here={place === at || undefined}>
            {PLACES[place]}
          </li>
        ))}
      </ol>
      <p>{says}</p>
    </section>
  );
}
