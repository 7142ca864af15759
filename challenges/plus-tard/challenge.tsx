import { type FormEvent, useRef } from 'react';
import { Button, defineScene, FailurePrice, type SceneProps, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { GESTURES, type PlusTardArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { MomentCard } from './moment-card.tsx';

/** Two weeks in five moments; each asks for one gesture. */
function TwoWeeks({ artifacts: { moments }, challenge, failures }: SceneProps<PlusTardArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [chosen, setChosen] = useChoices(GESTURES);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(chosen);
    if (reply?.verdict !== 'incomplete') return;
    const undecided = moments.find(({ id }) => !chosen[id]);
    form.current?.querySelector<HTMLInputElement>(`[data-moment="${undecided?.id}"] input`)?.focus();
  };

  return (
    <form ref={form} className={styles.scene} onSubmit={submit} noValidate>
      <ol className={styles.days}>
        {moments.map((moment, place) => (
          <MomentCard
            key={moment.id}
            moment={moment}
            count={`Jour ${place + 1} sur ${moments.length}`}
            chosen={chosen[moment.id]}
            onChoose={(gesture) => setChosen({ ...chosen, [moment.id]: gesture })}
          />
        ))}
      </ol>
      <VerdictRegion />
      <FailurePrice challenge={challenge} failures={failures} />
      {!solved && (
        <Button type="submit" className={styles.send} pending={pending}>
          Valider la quinzaine
        </Button>
      )}
    </form>
  );
}

export default defineScene({
  Scene: TwoWeeks,
  messages: {
    correct: {
      tone: 'success',
      text: 'Les vraies sont faites, le disque a le bon geste, les fausses sont signalées. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il manque au moins un geste : décidez des cinq jours, puis validez.' },
    'by-luck': {
      tone: 'info',
      text: 'Presque : vous avez cliqué dans un avis qui était vrai, et cela n’a rien coûté. Quel geste aurait tenu aussi s’il avait été faux ?',
    },
    'nothing-there': {
      tone: 'info',
      text: 'Presque : vous avez bien ouvert vous-même, et cela n’a rien coûté. Mais pour un jour au moins, rien n’y attendait. Que faire de l’avis, qui va revenir chez vous et chez d’autres ?',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Un clic de trop : l’endroit où un avis s’affiche ne prouve rien. Qu’en dit celui que vous ouvrez vous-même ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Une vraie mise à jour a été écartée : un site ou un inconnu peut dire vrai. Qu’en dit l’endroit que vous ouvrez vous-même ?',
    },
    'put-off': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. « Plus tard » ne tranche rien : une vraie mise à jour attend toujours, et sur une fausse, c’est encore un clic.',
    },
    disk: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Il reste le disque : que dit le journal de la copie, et que risque un disque qui reste branché ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Plusieurs sortes d’erreurs à la fois : pour chaque jour, comparez l’avis avec l’endroit que vous ouvrez vous-même.',
    },
  },
});
