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
      text: 'Les vraies sont faites, le reste est signalé, le disque est à l’abri. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il manque au moins un geste : décidez des cinq jours, puis validez.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous avez fait confiance une fois de trop : qui vous parlait, l’appareil, ou une page et un message ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous avez écarté une vraie mise à jour : regardez où elle s’affiche, et ce qu’on en dit ailleurs.',
    },
    'put-off': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. « Plus tard » ne tranche rien : une vraie mise à jour attend toujours, et une fausse reste ouverte.',
    },
    disk: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Il reste le disque : où en est la copie, et que risque un disque qui reste branché ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Deux sortes d’erreurs à la fois : pour chaque jour, « Vérifier ailleurs » compare avec un endroit que personne ne peut imiter.',
    },
  },
});
