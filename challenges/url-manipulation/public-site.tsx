import { Anchor } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteHeader } from '#engine/authoring';
import type { Screen } from './address.ts';
import type { UrlManipulationArtifacts } from './artifacts.ts';
import { HarbourPicture } from './harbour-picture.tsx';
import styles from './public-site.module.css';

const MENU: readonly (readonly [Screen, string])[] = [
  ['home', 'Accueil'],
  ['calls', 'Escales'],
  ['contact', 'Contact'],
];

interface PublicSiteProps {
  readonly screen: Screen;
  readonly path: string;
  readonly artifacts: UrlManipulationArtifacts;
  readonly onOpen: (screen: Screen) => void;
}

/** The company's site as visitors see it. Its comment is really in the document, for players who open the browser's tools. */
export function PublicSite({ screen, path, artifacts, onOpen }: PublicSiteProps) {
  const site = useRef<HTMLDivElement>(null);
  const robots = screen === 'robots';
  useEffect(() => {
    // The page of robots.txt has no comment; the site that follows it is another element.
    if (robots) return;
    const comment = document.createComment(` ${artifacts.comment ?? ''} `);
    site.current?.append(comment);
    return () => comment.remove();
  }, [robots, artifacts.comment]);

  if (robots) return <pre className={styles.plain}>{artifacts.robots}</pre>;
  return (
    <div className={styles.site} ref={site}>
      <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="Brévelle Maritime">
        <nav aria-label="Menu du site" className={styles.menu}>
          {MENU.map(([target, name]) => (
            <button
              key={target}
              type="button"
              aria-current={target === screen ? 'page' : undefined}
              onClick={() => onOpen(target)}
            >
              {name}
            </button>
          ))}
        </nav>
      </SiteHeader>
      <div className={styles.content}>{contentOf(screen, path)}</div>
      <footer className={styles.footer}>
        <p>© Brévelle Maritime, Port-Brévelle · Site réalisé par notre agence</p>
        <p>Moteurs de recherche : voir robots.txt</p>
      </footer>
    </div>
  );
}

function contentOf(screen: Screen, path: string): ReactNode {
  if (screen === 'calls') return <Calls />;
  if (screen === 'contact') {
    return (
      <>
        <h2>Contact</h2>
        <p>Accueil du quai : de 7 h à 19 h, tous les jours. contact@brevelle.example</p>
        <p>Un problème de sécurité sur ce site ? signalement@brevelle.example</p>
      </>
    );
  }
  if (screen === 'missing') {
    return (
      <>
        <h2>Erreur 404</h2>
        <p>
          La page <code>{path}</code> n’existe pas sur ce site.
        </p>
        <p>Vérifiez l’adresse, ou revenez à l’accueil par le menu.</p>
      </>
    );
  }
  return (
    <>
      <HarbourPicture />
      <h2>La marée n’attend pas, nous non plus.</h2>
      <p>Depuis 1987, nos équipes (180 personnes) accueillent, déchargent et acheminent vos conteneurs à Port-Brévelle.</p>
      <p className={styles.news}>
        <strong>Nouveau site !</strong> Un menu plus simple : nous n’y avons gardé que ce qui vous est utile.
      </p>
    </>
  );
}

const SHIPS = [
  ['06:40', 'Étoile du Ponant', 'Portique 2'],
  ['11:15', 'Baie des Cormorans', 'Portique 4'],
  ['17:30', 'Armorique Express', 'Portique 1'],
] as const;

function Calls() {
  return (
    <>
      <h2>Escales du jour</h2>
      <table className={styles.calls}>
        <thead>
          <tr>
            <th scope="col">Heure</th>
            <th scope="col">Navire</th>
            <th scope="col">Poste</th>
          </tr>
        </thead>
        <tbody>
          {SHIPS.map(([time, ship, berth]) => (
            <tr key={ship}>
              <td>{time}</td>
              <td>{ship}</td>
              <td>{berth}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
