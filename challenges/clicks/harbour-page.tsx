import { Anchor, Droplets, Waves, Wind } from 'lucide-react';
import styles from './harbour-page.module.css';
import { HarbourView } from './harbour-view.tsx';

const HOURS = [
  ['9 h', '13 °C', 'NO 18 nd'],
  ['12 h', '15 °C', 'NO 22 nd'],
  ['15 h', '16 °C', 'O 26 nd'],
  ['18 h', '14 °C', 'O 36 nd'],
] as const;

const NEWS = [
  'Coup de vent attendu ce soir : portiques 3 et 4 arrêtés à partir de 18 h.',
  'Pleine mer à 10 h 05, coefficient 47.',
  'Le chenal nord rouvre après balisage.',
] as const;

/** The weather page that the player came to read. */
export function HarbourPage({ dimmed }: { readonly dimmed: boolean }) {
  return (
    <article className={styles.page} aria-label="Page « Météo du port »">
      <header className={styles.head}>
        <Anchor size={18} aria-hidden="true" />
        <strong>Météo du port</strong>
        <span className={styles.when}>mardi 17 novembre, 8 h 50</span>
      </header>
      <div className={styles.now}>
        <HarbourView />
        <div className={styles.today}>
          <p className={styles.town}>Port-Brévelle</p>
          <p className={styles.degrees}>13 °C</p>
          <p>Éclaircies, puis pluie</p>
        </div>
      </div>
      <ul className={styles.measures}>
        <li>
          <Wind size={18} aria-hidden="true" /> NO 18 nœuds
        </li>
        <li>
          <Waves size={18} aria-hidden="true" /> Houle 1,4 m
        </li>
        <li>
          <Droplets size={18} aria-hidden="true" /> Humidité 82 %
        </li>
      </ul>
      <ul className={styles.hours} aria-label="Heure par heure">
        {HOURS.map(([hour, degrees, wind]) => (
          <li key={hour}>
            <span>{hour}</span>
            <strong>{degrees}</strong>
            <span>{wind}</span>
          </li>
        ))}
      </ul>
      <section className={styles.news} aria-label="Actualités du port">
        <p className={styles.kicker}>Actualités du port</p>
        <ul>
          {NEWS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {dimmed && <div className={styles.veil} aria-hidden="true" />}
    </article>
  );
}
