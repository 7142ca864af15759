import { defineReveal, type RevealProps } from '#engine/authoring';
import type { SshArtifacts, SshReveal } from './artifacts.ts';
import styles from './reveal.module.css';

/** Periods between 1 March and 12 November, as percentages of these 256 days. */
const OPEN = [
  {
    name: 'Le compte « invite »',
    from: 0,
    to: 100,
    due: 11.7,
    text: 'Prévu jusqu’au 31 mars, fermé le 12 novembre : 226 jours de trop.',
  },
  {
    name: 'Les clés d’origine',
    from: 0,
    to: 91,
    due: 0,
    text: 'Lisibles par tous du 1er mars au 20 octobre. Lues ce jour-là, à 02:15, depuis 203.0.113.57, sans que personne le voie.',
  },
  {
    name: 'Le nouvel accès (flag.txt)',
    from: 91,
    to: 100,
    due: 91,
    text: 'Les clés changent chaque automne. La nouvelle est allée au même endroit : une autre serrure, la clé sous le même paillasson, 23 jours.',
  },
];

/** The path to the file with the rights of each step, then what could be read, by whom and for how long. */
function WayIn({ reveal: { tree } }: RevealProps<SshReveal, SshArtifacts>) {
  return (
    <>
      <h3>Le chemin, et les droits que personne n’avait regardés</h3>
      <ul className={styles.tree}>
        {tree.map(({ depth, name, rights, role, note }) => (
          <li key={name} className={styles.entry} data-role={role}>
            <code className={styles.name} style={{ paddingInlineStart: `${depth}rem` }}>
              {name}
            </code>
            <code className={styles.rights}>
              {rights.slice(0, -3)}
              <strong>{rights.slice(-3)}</strong>
            </code>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
      <p>
        Les trois derniers signes, soulignés, sont les droits de tout le monde. Un <code>r</code> s’y lit « peut lire », et il est
        partout, jusque dans <code>secrets</code>.
      </p>
      <h3>Qui pouvait lire, et depuis quand</h3>
      <ul className={styles.spans}>
        {OPEN.map(({ name, from, to, due, text }) => (
          <li key={name} className={styles.span}>
            <strong>{name}</strong>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.planned} style={{ insetInlineStart: `${from}%`, inlineSize: `${due - from}%` }} />
              <span className={styles.over} style={{ insetInlineStart: `${due}%`, inlineSize: `${to - due}%` }} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        En gris, ce qui était prévu ; en hachuré, ce qui ne l’était pas. Lecteurs prévus : Malik Benali et l’application des
        portiques. Lecteurs possibles : quiconque essayait le mot « invite ».
      </p>
      <h3>Ce que votre rapport a changé</h3>
      <p>
        La carte 4G était déjà retirée, la machine allumée : plus personne n’entrait, rien ne s’effaçait. À 8 h 40, les accès des
        portiques sont révoqués, puis refaits dans le gestionnaire de mots de passe. Fatou cherche dans les journaux ce que les
        clés lues le 20 octobre ont ouvert : rien. La direction porte plainte dans les 72 h, comme l’assurance l’exige, et
        prévient le CERT-FR de l’ANSSI : un port peut relever de NIS 2. Quatre autres comptes oubliés sont fermés, dont un ouvert
        « pour une semaine » il y a deux ans.
      </p>
    </>
  );
}

export default defineReveal({ Reveal: WayIn });
