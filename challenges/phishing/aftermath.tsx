import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Timeline } from '#engine/authoring';
import styles from './aftermath.module.css';
import { EVENTS } from './events.ts';
import { SignReview } from './sign-review.tsx';

const REFLEXES = [
  ['Changer', 'le mot de passe tout de suite, depuis le vrai site ouvert par vous, et partout où il servait aussi.'],
  ['Prévenir', 'signalement@brevelle.example, ou par téléphone : les sessions ouvertes seront fermées, les collègues avertis.'],
  ['Vérifier', 'avec le support les appareils connectés, la double authentification et les règles de la messagerie.'],
] as const;

/** Consequences of submitting the form, and what limits them. */
export function Aftermath({ ref, onBack }: { readonly ref: Ref<HTMLElement>; readonly onBack: () => void }) {
  return (
    <section ref={ref} className={styles.panel} aria-labelledby="aftermath-title" tabIndex={-1}>
      <h2 id="aftermath-title" className={styles.title}>
        Ce qui se serait passé ensuite
      </h2>
      <p>Rien n’est arrivé : c’est un exercice, et ce que vous avez tapé n’a été ni lu ni envoyé.</p>
      <Timeline events={EVENTS} />
      <h3 className={styles.name}>Ce qui limite les dégâts, à chaque étape</h3>
      <ul className={styles.reflexes}>
        {REFLEXES.map(([verb, text]) => (
          <li key={verb}>
            <strong>{verb}</strong> {text}
          </li>
        ))}
      </ul>
      <SignReview />
      <Button onClick={onBack}>
        <Undo2 size={18} aria-hidden="true" />
        Revenir avant l’envoi
      </Button>
    </section>
  );
}
