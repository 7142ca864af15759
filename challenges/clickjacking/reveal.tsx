import { defineReveal, type RevealProps, Timeline, Unmasking } from '#engine/authoring';
import type { ClickjackingArtifacts, ClickjackingReveal } from './artifacts.ts';
import { Exploded } from './exploded.tsx';
import styles from './reveal.module.css';

/** The two pages drawn apart, the consequences of the click, and three protections. */
function PagesApart({ reveal: { events, barriers, afterwards } }: RevealProps<ClickjackingReveal, ClickjackingArtifacts>) {
  return (
    <>
      <h3>Les deux pages, écartées</h3>
      <div className={styles.apart}>
        <Exploded />
        <ol className={styles.layers}>
          <li>
            <strong>Au-dessus, transparente : La Passerelle.</strong> Chargée dans un cadre par la page du concours, avec votre
            session. « Autoriser le partage » y est placé au millimètre.
          </li>
          <li>
            <strong>En dessous, visible : le concours.</strong> Une image avec un faux bouton, là pour que vous visiez juste.
          </li>
          <li>
            <strong>Le clic</strong> s’arrête à la première page qu’il rencontre, visible ou non.
          </li>
        </ol>
      </div>
      <h3>Ce qu’un clic aurait lancé</h3>
      <Timeline events={events} />
      <h3>Ce qui l’arrête</h3>
      <Unmasking lines={barriers.map((line) => ({ ...line, worth: 'Protège' }))} />
      <h3>Et à Brévelle</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: PagesApart });
