import styles from './directory.module.css';

const PEOPLE = [
  ['Fatou Diarra', 'Sécurité (RSSI)', 4301],
  ['Gwenaëlle Riou', 'Direction générale', 4100],
  ['Inès Moreau', 'Ressources humaines', 4120],
  ['Karim Haddad', 'Services généraux', 4150],
  ['Malik Benali', 'Support informatique', 4210],
  ['Nadia Kervella', 'Comptabilité fournisseurs', 4132],
  ['Solène Autret', 'Communication', 4108],
  ['Théo Vasseur', 'Développement web', 4215],
  ['Yann Le Dantec', 'Portiques, nuit', 4405],
] as const;

export function Directory() {
  return (
    <section className={styles.directory} aria-labelledby="directory-title">
      <h2 id="directory-title" className={styles.title}>
        Annuaire
      </h2>
      <ul className={styles.people}>
        {PEOPLE.map(([name, role, extension]) => (
          <li key={name}>
            <strong>{name}</strong>
            <br />
            {role}, poste {extension}
          </li>
        ))}
      </ul>
    </section>
  );
}
