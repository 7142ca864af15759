import { CalendarDays, IdCard } from 'lucide-react';
import { AnswerForm, AppWindow, defineScene, FailurePrice, type SceneProps } from '#engine/authoring';
import type { BadgeArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';

/** What the badge did beside what the player did, and the form that declares it lost. */
function LostBadge({ artifacts: { slip, passages, diary }, challenge, failures }: SceneProps<BadgeArtifacts>) {
  return (
    <div className={styles.scene}>
      <div className={styles.sheets}>
        <AppWindow icon={<IdCard size={18} aria-hidden="true" />} title="Mes accès du jour" note="Votre badge">
          <dl className={styles.rows}>
            {passages.map(({ at, door }) => (
              <div key={at}>
                <dt>{at}</dt>
                <dd>{door}</dd>
              </div>
            ))}
          </dl>
        </AppWindow>
        <AppWindow icon={<CalendarDays size={18} aria-hidden="true" />} title="Mon agenda" note="Aujourd’hui">
          <dl className={styles.rows}>
            {diary.map(({ at, text }) => (
              <div key={at}>
                <dt>{at}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </AppWindow>
      </div>
      <section className={styles.slip} aria-labelledby="slip">
        <h2 id="slip">Le bon de remise, dans votre tiroir</h2>
        <dl className={styles.numbers}>
          {slip.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.form} aria-labelledby="form">
        <h2 id="form">Déclarer un badge perdu</h2>
        <AnswerForm
          fields={[
            { name: 'badge', label: 'Numéro du badge' },
            { name: 'last', label: 'Mon dernier passage avec lui (heure)', placeholder: '9 h 00' },
          ]}
          submitLabel="Déclarer"
        >
          <FailurePrice challenge={challenge} failures={failures} />
        </AnswerForm>
      </section>
    </div>
  );
}

export default defineScene({
  Scene: LostBadge,
  messages: {
    correct: { tone: 'success', text: 'Badge éteint ; la suite de sa journée sera vérifiée. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'Il manque le numéro, ou l’heure comme les accès l’écrivent. Rien n’est compté.' },
    'wrong-badge': {
      tone: 'danger',
      text: 'Ce numéro n’éteint aucun badge. Le bon de remise en porte trois : lequel est celui du badge ?',
    },
    'no-passage': {
      tone: 'danger',
      text: 'À cette heure, le badge n’a ouvert aucune porte : prenez l’heure d’un de ses passages.',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Un passage plus tardif était encore le vôtre : l’agenda le dit. Allez jusqu’au dernier qui ne fait pas de doute.',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'À cette heure, étiez-vous vraiment devant cette porte ? Regardez ce que dit votre agenda.',
    },
  },
});
