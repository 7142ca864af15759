/** French messages of the checks of server parts, for authors. */
import type { ENGLISH, Sent } from './english.ts';

export const FRENCH: typeof ENGLISH = {
  noChecker: 'n’a pas de partie serveur pour export par défaut. Écrivez : export default defineChecker({ … })',
  cannotDraw: (said) => `ne peut pas tirer ses secrets : ${said}`,
  shortPool: (asked, there) =>
    `on tire ici ${asked} ${asked === 1 ? 'élément' : 'éléments'} d’une réserve de ${there}. Ajoutez-en ${asked - there} à la réserve, ou tirez-en moins`,
  oddSecret: (odd) => `a un secret que l’on ne peut pas garder : ${odd}. ${PLAIN}`,
  otherSecrets:
    'tire d’autres secrets de la même variante : un rechargement changerait la réponse. Tirez de `variant` seulement, ni de Math.random() ni de l’heure',
  noSecret: (name, hint, allowed) =>
    `l’indice ${hint} nomme {${name}}, et la partie serveur ne tire pas de tel secret. Sont permis : ${
      allowed.map((one) => `{${one}}`).join(', ') || 'aucun, puisqu’il n’y a pas de secret'
    }`,
  cannotLayOut: (page, said) => `ne peut pas disposer les artefacts${ofPage(page)} : ${said}`,
  cannotReveal: (said) => `ne peut pas faire sa révélation : ${said}`,
  cannotName: (said) => `ne peut pas nommer ses choix : ${said}`,
  oddSent: (what, odd) => `a ${sent(what)} que l’on ne peut pas envoyer : ${odd}. ${PLAIN}`,
  heavySent: (what, kilobytes, most) =>
    `a ${sent(what)} de ${kilobytes} Ko ; on en envoie au plus ${most} à une page. Envoyez ce que la scène montre`,
  checkFails: (answer, said) =>
    `check échoue sur la réponse ${answer} : ${said}. Lisez-la avec textOf(answer) ou fieldOf(answer, name) : un navigateur envoie ce qu’il veut`,
  checkAsync: 'check est asynchrone : il juge tout de suite, et ne demande rien à personne. Enlevez `async`',
  noOutcome: (given, answer) => `check répond ${given ?? 'rien'} à ${answer}. Renvoyez correct(), incorrect() ou neutral('…')`,
  nothingIsRight: (answer) => `check tient ${answer} pour juste : qui n’envoie rien a résolu le défi`,
  isA: (place, what) => `${place || 'la valeur'} est ${KINDS[what] ?? what}`,
};

const KINDS: Readonly<Record<string, string>> = {
  function: 'une fonction',
  symbol: 'un symbole',
  bigint: 'un bigint',
  Date: 'une Date',
  Map: 'une Map',
};
const PLAIN = 'On garde textes, nombres, true et false, listes et objets de ceux-ci';
const ofPage = (page: string | undefined) => (page === undefined ? '' : ` de la page « ${page} »`);
const sent = (what: Sent) => (what === 'reveal' ? 'une révélation' : `des artefacts${ofPage(what.page)}`);
