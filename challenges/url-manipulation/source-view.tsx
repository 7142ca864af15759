import type { Screen } from './address.ts';
import styles from './public-site.module.css';

const TITLES: Readonly<Record<Screen, string>> = {
  home: 'Accueil',
  calls: 'Escales du jour',
  contact: 'Contact',
  robots: 'robots.txt',
  missing: 'Erreur 404',
};

/** The page's source as the server sends it, with its comments. */
export function SourceView({
  screen,
  robots,
  comment,
}: {
  readonly screen: Screen;
  readonly robots: string;
  readonly comment: string;
}) {
  const source = `<!doctype html>
<html lang="fr">
<head>
  <title>${TITLES[screen]} · Brévelle Maritime</title>
</head>
<body>
  <nav>
    <a href="accueil">Accueil</a>
    <a href="escales">Escales</a>
    <a href="contact">Contact</a>
    <!-- ${comment} -->
  </nav>
  <main>…</main>
  <footer>Moteurs de recherche : voir robots.txt</footer>
</body>
</html>`;
  // Focusable, so that the keyboard can scroll the source.
  return (
    <section className={styles.plain} aria-label="Code source de la page" tabIndex={0}>
      <pre>{screen === 'robots' ? robots : source}</pre>
    </section>
  );
}
