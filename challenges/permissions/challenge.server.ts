import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PermissionRequest, PermissionsArtifacts } from './artifacts.ts';

/** What a scanner of documents needs (specification, section 5). */
const RIGHT: Readonly<Record<PermissionRequest['id'], 'allow' | 'deny'>> = {
  camera: 'allow',
  location: 'deny',
  contacts: 'deny',
  sms: 'deny',
};

const REQUESTS: readonly PermissionRequest[] = [
  {
    id: 'location',
    asks: 'accéder à votre position',
    reason: 'Pour mieux vous servir, où que vous soyez.',
    opens: 'Où vous êtes, à quelle heure et avec quelle régularité : votre domicile et vos horaires de quai s’en déduisent.',
  },
  {
    id: 'camera',
    asks: 'prendre des photos et des vidéos',
    reason: 'Pour cadrer le bon et le redresser.',
    opens: 'Ce que voit l’objectif quand l’application est ouverte : le papier, mais aussi ce qui l’entoure.',
  },
  {
    id: 'contacts',
    asks: 'accéder à vos contacts',
    reason: 'Pour retrouver vos collègues déjà inscrits !',
    opens: 'Les noms, numéros et adresses de tout votre carnet, y compris ceux de personnes qui n’ont rien demandé.',
  },
  {
    id: 'sms',
    asks: 'lire et envoyer des SMS',
    reason: 'Pour activer votre compte sans rien saisir.',
    opens: 'Tous vos messages, dont les codes de confirmation de la banque et de la messagerie, et des envois en votre nom.',
  },
];

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): PermissionsArtifacts => ({ requests: REQUESTS }),

  /** Every permission needs a choice; then all four must be the right one. */
  check(answer: Answer) {
    const choices = REQUESTS.map(({ id }) => ({ id, choice: fieldOf(answer, id) }));
    if (choices.some(({ choice }) => choice !== 'allow' && choice !== 'deny')) return neutral('incomplete');
    return choices.every(({ id, choice }) => choice === RIGHT[id]) ? correct() : incorrect();
  },
});
