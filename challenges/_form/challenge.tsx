import { AnswerForm, defineScene, type SceneProps } from '#engine/authoring';
import type { MyChallengeArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';

/** The scene: what the player sees and touches. Make it look like the real thing. The frame adds briefing, hints and debrief. */
function OfficePhoto({ artifacts }: SceneProps<MyChallengeArtifacts>) {
  return (
    <section className={styles.scene} aria-label="Publication de Solène Autret">
      <p className={styles.author}>
        <strong>Solène Autret</strong> · communication
      </p>
      <p>Nouveau bureau, même équipe.</p>
      <figure className={styles.photo}>
        <div className={styles.screen} aria-hidden="true" />
        {/* Text that matters stays text: it can be read aloud, enlarged and copied. */}
        <div className={styles.note}>
          {artifacts.note.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <figcaption>Un écran allumé, un pense-bête collé dessous.</figcaption>
      </figure>
      <AnswerForm label="Mot de passe" autoComplete="off" />
    </section>
  );
}

export default defineScene({
  Scene: OfficePhoto,
  // One message for each verdict of challenge.server.ts; `{points}` becomes the points won.
  messages: {
    correct: { tone: 'success', text: 'Bien vu. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Entrez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Ce n’est pas ce mot de passe. Regardez bien le décor.' },
  },
});
