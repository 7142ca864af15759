import { AddressText, defineScene, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { GESTURES, type PlusTardArtifacts, type Screen } from './artifacts.ts';
import styles from './day-seen.module.css';
import { DaySeen } from './day-seen.tsx';
import { Fortnight } from './fortnight.tsx';

const SHOWN_BY = {
  notice: 'Notification',
  'phone-notice': 'Notification',
  page: 'Page web',
  toolbar: 'Navigateur',
  sms: 'SMS',
  mail: 'E-mail',
  disk: 'Disque',
} as const satisfies Readonly<Record<Screen['kind'], string>>;

/** Five days out of two weeks: each asks for one gesture, and the calendar shows the outcome of each, up to Friday evening. */
function TwoWeeks({ artifacts: { moments }, challenge, failures }: SceneProps<PlusTardArtifacts>) {
  return (
    <Sequence
      items={moments}
      unit="Jour"
      title={({ day, hour }) => (
        <>
          {day}, <span className={styles.hour}>{hour}</span>
        </>
      )}
      name={({ screen: { kind }, subject }) => `${SHOWN_BY[kind]} : ${subject}`}
      question={({ question }) => question}
      gestures={({ options }) => GESTURES.map((value) => ({ value, label: <AddressText text={options[value]} /> }))}
      limits={(_decided, { screen, options: { later } }) =>
        screen.kind === 'disk' ? 'Signaler ne coûte rien' : `Une fausse alerte ne coûte rien, « ${later} » non plus`
      }
      inScene
      progress={(at) => <Fortnight moments={moments} {...at} />}
      finish="Finir la quinzaine"
      challenge={challenge}
      failures={failures}
    >
      {(moment, consequence) => <DaySeen moment={moment} consequence={consequence} last={moment.id === moments.at(-1)?.id} />}
    </Sequence>
  );
}

export default defineScene({
  Scene: TwoWeeks,
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: {
      tone: 'success',
      text: 'Vendredi soir : les vraies mises à jour sont faites, les fausses signalées, et le disque a sauvé la journée. Points gagnés : {points}.',
    },
    'too-trusting': {
      tone: 'danger',
      text: '{says} L’endroit où un avis s’affiche ne prouve rien : qu’en dit celui que vous ouvrez vous-même ?',
    },
    disk: { tone: 'danger', text: '{says} Que dit le journal de la copie ?' },
  },
});
