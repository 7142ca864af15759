/** What a lure made of four cards says, word for word: one part for each card, so that the lever's own sentence can be marked. */
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Channel, Lever, Lure, Pretext, Sender } from './artifacts.ts';

const HELLO: Readonly<Record<Channel, Readonly<Record<Sender, string>>>> = {
  mail: {
    direction: 'Bonjour, la direction vous écrit.',
    support: 'Bonjour, ici le support.',
    fournisseur: 'Bonjour, nous travaillons ensemble depuis longtemps.',
    collegue: 'Bonjour, on s’est croisés au quai.',
  },
  sms: {
    direction: 'Direction de Brévelle.',
    support: 'Support Brévelle.',
    fournisseur: 'Votre fournisseur.',
    collegue: 'C’est moi, du quai : j’ai un nouveau numéro.',
  },
  chat: {
    direction: 'Bonjour, un mot de la direction.',
    support: 'Bonjour, c’est le support.',
    fournisseur: 'Bonjour, c’est votre fournisseur.',
    collegue: 'Salut, c’est moi, du quai !',
  },
  appel: {
    direction: 'Allô ? Je vous passe la direction.',
    support: 'Allô ? C’est le support.',
    fournisseur: 'Allô ? Ici votre fournisseur.',
    collegue: 'Allô ? C’est moi, du quai.',
  },
};

const MATTER: Readonly<Record<Pretext, string>> = {
  facture: 'Une facture n’attend plus que vous.',
  colis: 'Un colis est arrivé à votre nom.',
  planning: 'Votre planning de décembre est prêt.',
  compte: 'Votre compte est à confirmer.',
  depart: 'Une fête de départ se prépare.',
  contrat: 'Un contrat n’attend plus que vous.',
};

const PUSH: Readonly<Record<Lever, string>> = {
  autorite: 'La consigne vient d’en haut, on ne vous demande pas votre avis.',
  urgence: 'Il me faut votre réponse dans le quart d’heure.',
  service: 'Sans vous, je n’y arrive pas : vous me rendriez un fier service.',
  gain: 'Les dix premières réponses gagnent un bon d’achat.',
  peur: 'Si vous ne répondez pas, les ennuis seront pour vous.',
  secret: 'Que cela reste entre nous : pas un mot à vos collègues.',
};

const ASK: Readonly<Record<Channel, string>> = {
  mail: 'Votre identifiant en réponse suffit.',
  sms: 'Répondez avec votre identifiant.',
  chat: 'Écrivez-moi ici votre identifiant.',
  appel: 'Dictez-moi juste votre identifiant.',
};

/** A lure's words: `push` is the sentence of its lever, the others stand before and after it. */
export function writeLure({ sender, pretext, lever, channel }: Lure): Readonly<Record<'before' | 'push' | 'after', string>> {
  return {
    before: frenchSpaces(`${HELLO[channel][sender]} ${MATTER[pretext]}`),
    push: frenchSpaces(PUSH[lever]),
    after: ASK[channel],
  };
}
