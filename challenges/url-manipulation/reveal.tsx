import { EyeOff, FileText, ShieldOff } from 'lucide-react';
import { defineReveal, type RevealProps } from '#engine/authoring';
import type { UrlManipulationArtifacts, UrlManipulationReveal } from './artifacts.ts';
import styles from './reveal.module.css';

const MENU = ['Accueil', 'Escales', 'Contact'] as const;

/** The site map with the hidden page and the traces that led to it; then the two responses that a server may give. */
function MapOfTheSite({ reveal }: RevealProps<UrlManipulationReveal, UrlManipulationArtifacts>) {
  const { hidden, traces, given, refused } = reveal;
  return (
    <>
      <h3>Le plan du site, en entier</h3>
      <div className={styles.map}>
        <p className={styles.root}>www.brevelle.example</p>
        <ul className={styles.menu} aria-label="Dans le menu">
          {MENU.map((name) => (
            <li key={name}>
              <FileText size={18} aria-hidden="true" /> {name}
            </li>
          ))}
        </ul>
        <p className={styles.hidden}>
          <EyeOff size={18} aria-hidden="true" /> <code>{hidden}</code> hors du menu, mais en ligne
        </p>
        <ul className={styles.traces} aria-label="Ce qui y menait">
          {traces.map(({ where, before, marked, after, told }) => (
            <li key={where}>
              <strong>{where}</strong>
              <code>
                {before}
                <mark>{marked}</mark>
                {after}
              </code>
              <span>{told}</span>
            </li>
          ))}
        </ul>
      </div>
      <h3>Deux réponses à la même demande</h3>
      <pre className={styles.request}>GET {hidden}</pre>
      <div className={styles.answers}>
        <Response tone="danger" status="200 OK" title="Ce que le serveur a répondu" body={given} />
        <Response tone="success" status="403 Forbidden" title="Ce qu’un serveur qui vérifie répond" body={refused} />
      </div>
      <p>
        403 : demande comprise, et refusée. Sans connexion, beaucoup de sites proposent d’abord de se connecter ; d’autres
        répondent 404, pour ne pas même dire que la page existe. Dans les trois cas, connaître l’adresse ne suffit plus.
      </p>
      <h3>Et ensuite, à Brévelle</h3>
      <p>
        Solène a transmis votre constat à l’agence, sans reproche : « Vous nous avez livré ce que nous avions demandé, et nous
        n’avions pas demandé de porte. » Une heure plus tard, la page exigeait une connexion, et la clé de maintenance avait
        changé. La semaine suivante, un robot venu de 203.0.113.88 a essayé 212 noms en une nuit. Il a trouvé le bon, et reçu 403.
      </p>
    </>
  );
}

interface ResponseProps {
  readonly tone: 'danger' | 'success';
  readonly status: string;
  readonly title: string;
  readonly body: string;
}

function Response({ tone, status, title, body }: ResponseProps) {
  return (
    <div className={styles.answer} data-tone={tone}>
      <p className={styles.title}>
        {tone === 'danger' && <ShieldOff size={18} aria-hidden="true" />}
        {title}
      </p>
      <pre>
        <strong>{status}</strong>
        {'\n\n'}
        {body}
      </pre>
    </div>
  );
}

export default defineReveal({ Reveal: MapOfTheSite });
