import styles from './about.module.css';

const FACTS = [
  ['Travaille chez', 'Brévelle Maritime, communication. Administre la page de l’entreprise.'],
  ['Habite à', 'Port-Brévelle'],
  ['Née le', '8 avril 1993'],
  ['Vit avec', 'Biscotte, chat tigré du refuge'],
  ['Sports', 'Handball de 2005 à 2015, course à pied depuis'],
  ['Qui voit ce profil', 'Tout le monde, même sans compte'],
] as const;

export function About() {
  return (
    <dl className={styles.about}>
      {FACTS.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
