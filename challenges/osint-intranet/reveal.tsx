import { defineReveal, type RevealProps } from '#engine/authoring';
import type { OsintIntranetArtifacts, OsintIntranetReveal } from './artifacts.ts';
import { Desk } from './desk.tsx';
import { content } from './picture-drawing.tsx';
import styles from './reveal.module.css';

/** Position of each clue in its picture: the ring around it, and the part that the enlargement shows. */
const PLACES = {
  desk: { ring: [303, 218, 54, 36], part: '252 190 96 60' },
  call: { ring: [588, 100, 28, 26], part: '560 82 56 35' },
  badges: { ring: [372, 268, 52, 36], part: '326 240 88 55' },
  sharing: { ring: [538, 346, 100, 52], part: '442 300 192 92' },
} as const;

/** Each picture with a ring around its clue, beside the enlarged clue; then the photo of the desk again, tidied. */
function Ringed({ reveal: { flag, lines } }: RevealProps<OsintIntranetReveal, OsintIntranetArtifacts>) {
  return (
    <>
      <h3>Ce qu’il y avait derrière</h3>
      <ol className={styles.clues}>
        {lines.map((clue) => {
          const { ring, part } = PLACES[clue.kind];
          const [cx, cy, rx, ry] = ring;
          return (
            <li key={clue.kind} className={styles.clue}>
              <div className={styles.pictures}>
                <svg viewBox="0 0 640 400" aria-hidden="true">
                  {content(clue)}
                  <ellipse cx={cx} cy={cy} rx={rx + 4} ry={ry + 4} fill="none" stroke="#ffffff" strokeWidth="14" />
                  <ellipse cx={cx} cy={cy} rx={rx + 4} ry={ry + 4} fill="none" stroke="#b42318" strokeWidth="8" />
                </svg>
                <svg className={styles.near} viewBox={part} aria-hidden="true">
                  {content(clue)}
                </svg>
              </div>
              <p>{clue.seen}</p>
              {clue.line !== '' && <p className={styles.line}>{clue.line}</p>}
            </li>
          );
        })}
      </ol>
      <p>
        Bout à bout, sans espace : <code className={styles.flag}>{flag}</code>
      </p>
      <h3>La même fête, trente secondes plus tard</h3>
      <div className={styles.tidied}>
        <svg viewBox="0 0 640 400" role="img" aria-label="La photo de la fête : le papier a disparu, l’écran est verrouillé.">
          <Desk line="" tidied />
        </svg>
        <ul>
          <li>Écran verrouillé : plus de code, plus d’onglets, plus de notifications.</li>
          <li>Papier décollé. Le mot de passe est dans le coffre de l’équipe, où chaque personne le lit sans le recopier.</li>
          <li>
            En visio, l’arrière-plan flouté, comme celui de Malik. Pour des badges, un plateau vide aurait dit la même chose.
          </li>
          <li>Pour une capture : une seule fenêtre, recadrée.</li>
        </ul>
      </div>
      <h3>Et ensuite, à Brévelle</h3>
      <p>
        Le nouveau mot de passe est dans un coffre partagé : c’est parce qu’il n’y en avait pas qu’un papier circulait. Fatou a
        écrit à Théo et aux trois autres, un par un. Inès, Solène et Malik ont remplacé leurs images, personne n’a été montré du
        doigt. Karim a refait le plan du parking sans noms ni absences. Le compte inconnu du serveur de test s’est présenté une
        fois encore, le lendemain ; il est resté dehors.
      </p>
    </>
  );
}

export default defineReveal({ Reveal: Ringed });
