import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { ANNOTATED, GENUINE } from './annotations.server.ts';
import { type EmailDetectArtifacts, type EmailDetectReveal, SIGNALS, type Signal } from './artifacts.ts';
import { DOUBTFUL, MAILS } from './mails.server.ts';

/** The signs that the mail carries (specification, section 5): its greeting is for everybody, hence no personalised one. */
const PRESENT: readonly Signal[] = ['sender', 'urgency', 'link', 'typos'];

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): EmailDetectArtifacts => ({ mails: MAILS, doubtful: DOUBTFUL }),

  /** Exactly the set of signs, in any order. */
  check(answer: Answer) {
    const signals = fieldOf(answer, 'signals');
    if (!Array.isArray(signals) || signals.length === 0) return neutral('empty');
    const ticked = new Set<unknown>(signals);
    const found = PRESENT.filter((signal) => ticked.has(signal)).length;
    const tooMany = ticked.size > found;
    if (found === PRESENT.length && !tooMany) return correct();
    const right = SIGNALS.filter((signal) => ticked.has(signal) === PRESENT.includes(signal)).length;
    const verdict = found === PRESENT.length ? 'too-many' : tooMany ? 'incorrect' : 'too-few';
    return incorrect(verdict, { right, of: SIGNALS.length });
  },

  reveal: (): EmailDetectReveal => ({
    annotated: ANNOTATED,
    genuine: GENUINE,
    afterwards: [
      {
        when: '14 h 25',
        text: 'Camille transfère le message à l’adresse de signalement, sans y répondre ni ouvrir le lien.',
      },
      { when: '14 h 31', text: 'Fatou Diarra voit que 63 boîtes l’ont reçu ; Malik Benali bloque le site au bout du lien.' },
      {
        when: '14 h 50',
        text: 'Deux collègues avaient déjà saisi leur mot de passe. L’alerte le leur apprend : il est changé avant que quelqu’un s’en serve.',
      },
      {
        when: '17 h',
        text: 'Le délai passe, et il n’arrive rien. Fatou écrit à tout le monde : « Un jour, c’est moi qui ai cliqué, pour un faux colis. Je l’ai dit le soir seulement ; c’est l’attente qui a coûté cher, pas le clic. »',
      },
    ],
  }),
});
