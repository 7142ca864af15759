import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { participants as English } from '../english/participants.tsx';

const count = counting('fr-FR');
const points = (n: number) => count(n, { one: 'point', other: 'points' });

export const participants: SameMessages<typeof English> = {
  title: 'Participants',
  session: 'Session',
  runningOrder: 'Déroulé',
  search: 'Rechercher par e-mail, nom ou équipe',
  refresh: 'Actualiser',
  unplayed: {
    open: 'Retirer qui n’a pas joué…',
    title: 'Retirer qui n’a pas joué',
    about:
      'Toutes les personnes arrivées entre ces deux heures, qui n’ont ouvert aucune mission et n’ont aucun point, sont retirées d’un coup : c’est fait pour des personnes inventées. Chacune peut être réintégrée depuis sa page.',
    from: 'Arrivées à partir de',
    until: 'jusqu’à',
    reason: 'Motif',
    tooShort: (n) => `Écrivez au moins ${n} lettres.`,
    noTime: 'Choisissez une heure, la seconde après la première.',
    chooseTimes: 'Choisissez les deux heures pour voir combien elles sont.',
    count: (n) =>
      count(n, { one: 'personne est arrivée alors et n’a pas joué.', other: 'personnes sont arrivées alors et n’ont pas joué.' }),
    confirm: 'Les retirer',
    removed: (n) => `${count(n, { one: 'personne a été retirée.', other: 'personnes ont été retirées.' })}`,
    failed: (reason) => `Personne d’autre n’a été retiré : ${reason}`,
  },
  couldNotLoad: (reason) => `La liste des participants n’a pas pu être chargée : ${reason}`,
  notLoaded: 'La liste des participants n’a pas pu être chargée. Réessayez avec « Actualiser ».',
  loading: 'Chargement des participants…',
  nobodyYet:
    'Personne ne s’est encore connecté. Communiquez le code de la session : chaque personne apparaît ici dès sa connexion.',
  nobodyMatches: (search) => `Aucun résultat pour « ${search} ». Effacez la recherche pour voir tout le monde.`,
  points,
  table: {
    caption: 'Participants de cette session ; l’en-tête d’une colonne trie la liste',
    columns: { username: 'Participant', team: 'Équipe', score: 'Score', solved: 'Réussites', joined: 'Arrivée' },
    status: 'Statut',
    action: 'Action',
    onTheBoards: ', au classement ',
  },
  one: {
    title: 'Participant',
    ofTheSession: 'Participants de la session',
    couldNotLoad: (reason) => `La page de ce participant n’a pas pu être chargée : ${reason}`,
    notLoaded: 'La page de ce participant n’a pas pu être chargée. Rechargez-la pour réessayer.',
    loading: 'Chargement du participant…',
    gone: 'Ce participant n’existe pas. La session a peut-être été supprimée.',
    summary: 'En bref',
    adjust: 'Ajuster les points',
    merge: 'Fusionner avec…',
    remove: 'Retirer',
    reinstate: 'Réintégrer',
  },
  facts: {
    score: 'Score',
    solved: 'Missions réussies',
    realName: 'Nom, par la liste ou l’annuaire',
    boardName: 'Nom au classement',
    personalCode: 'Code personnel',
    team: 'Équipe',
    status: 'Statut',
    joined: 'Arrivée',
    invited: 'Dernière invitation',
    reminded: 'Dernière relance',
    merged: (link) => (
      <>Fusion : {link('un autre participant')} a désormais les points ; cette adresse e-mail se connecte sous ce participant.</>
    ),
    removed: 'Retrait de la session : hors du classement, toute connexion est refusée.',
  },
  team: {
    none: 'Aucune équipe',
    gone: (team) => `${team} (n’est plus proposée)`,
    changed: (username, team) =>
      team === null ? `${username} n’a plus d’équipe.` : `${username} est maintenant dans l’équipe ${team}.`,
    failed: (reason) => `L’équipe n’a pas pu être changée : ${reason}`,
  },
  name: {
    change: 'Modifier',
    what: ' le nom au classement',
    title: (username) => `Nom au classement de ${username}`,
    confirm: 'Changer le nom',
    about: 'Les autres voient ce nom, jamais l’adresse e-mail. La personne qui joue peut en choisir un autre à tout moment.',
    done: (username, name) => `${username} s’appelle maintenant « ${name} » au classement.`,
    failed: (reason) => `Le nom n’a pas pu être changé : ${reason}`,
  },
  code: {
    given: 'Attribué',
    none: 'Pas encore attribué',
    renew: 'Nouveau code personnel',
    title: (username) => `Nouveau code personnel pour ${username}`,
    confirm: 'Donner un nouveau code',
    about:
      'Le code précédent ne servira plus. Le nouveau s’affiche une seule fois, ici : remettez-le en main propre à la personne.',
    failed: (reason) => `Le nouveau code n’a pas pu être donné : ${reason}`,
  },
  correction: {
    failed: (reason) => `La correction n’a pas pu être faite : ${reason}`,
    reason: 'Motif',
    reasonAbout: 'Reste dans l’historique des points, avec votre nom.',
    sayWhy: (letters) => `Indiquez le motif, en ${letters} lettres au moins.`,
  },
  removal: {
    title: (username) => `Retirer ${username}`,
    confirm: 'Retirer de la session',
    about: (username, score) =>
      `Retire ${username} du classement, avec ${points(score)}, déconnecte tous ses appareils et refuse toute nouvelle connexion. ${username} ne compte plus parmi les personnes venues : ni au rapport, ni sur la feuille d’émargement, ni dans la campagne ; un rapport déjà établi garde ses chiffres. Rien n’est supprimé : les parties, les points et le motif restent, et « Réintégrer », sur sa page, rend tout.`,
    done: (username) => `${username} ne participe plus à la session.`,
  },
  reinstatement: {
    title: (username) => `Réintégrer ${username}`,
    confirm: 'Réintégrer dans la session',
    about: (username) =>
      `Rend à ${username} les points que le retrait avait enlevés, et sa place au classement. Il faudra se reconnecter ; à score égal, celui-ci compte désormais comme atteint en dernier.`,
    done: (username, score) => `${username} joue de nouveau, avec ${points(score)}.`,
  },
  reopening: {
    title: (challenge) => `Rouvrir « ${challenge} »`,
    confirm: 'Rouvrir la mission',
    about: (challenge, award, username) =>
      `Reprend à ${username} ses ${points(award)} pour « ${challenge} » ; la mission peut de nouveau être réussie. Les indices vus et les essais manqués restent, et comptent dans la prochaine récompense.`,
    done: (challenge, username) => `« ${challenge} » est de nouveau ouverte pour ${username}.`,
  },
  adjustment: {
    title: 'Ajuster les points',
    confirm: 'Ajuster les points',
    noNumber: (maximum) =>
      `Saisissez un nombre autre que 0, au plus ${maximum}, positif ou négatif, avec deux décimales au plus.`,
    about: (username, score, outcome) =>
      `S’ajoute au score de ${username}, qui est de ${score}${outcome === null ? '' : ` et passe à ${outcome.score} (${outcome.change})`}. Les missions restent telles quelles.`,
    points: 'Points',
    pointsAbout: '2,5 en donne, -2,5 en retire.',
    done: (username, score) => `${username} a maintenant ${points(score)}.`,
  },
  merge: {
    title: (username) => `Fusionner ${username} avec…`,
    confirm: 'Fusionner',
    nobodyChosen: 'Choisissez le participant qui reste.',
    about: 'Pour une même personne qui a deux adresses e-mail. Choisissez celle qui reste.',
    search: 'Rechercher le participant qui reste',
    goes: (username) => `Part : ${username}`,
    stays: (username) => `Reste : ${username}`,
    outcome: (goes, stays) => (
      <>
        {stays} garde le meilleur résultat de chaque mission et reprend pénalités et ajustements. {goes} quitte le classement ;
        ses appareils continuent à jouer sous {stays}. <strong>C’est définitif.</strong>
      </>
    ),
    done: (goes, stays, score) => `${goes} a rejoint ${stays}, qui a maintenant ${points(score)}.`,
    notLoaded: (reason) => `La liste des participants n’a pas pu être chargée : ${reason}`,
    nobodyMatches: 'Personne d’autre en jeu dans cette session ne correspond.',
    into: 'Fusionner avec',
    more: 'Il y a d’autres résultats : cherchez une partie de l’adresse e-mail.',
  },
  challenges: {
    title: 'Missions',
    none: 'Aucune mission tentée pour l’instant. Chacune apparaît ici au premier indice ou à la première réponse.',
    caption: 'Missions avec un indice ou une réponse',
    challenge: 'Mission',
    solved: 'Réussie',
    notYet: 'Pas encore',
    points: 'Points',
    hints: 'Indices',
    failures: 'Essais manqués',
    correction: 'Correction',
    reopen: 'Rouvrir',
  },
  ledger: {
    title: 'Historique des points',
    none: 'Aucun point gagné ni perdu pour l’instant. La première réussite ou correction apparaît ici.',
    caption: (last) =>
      `Tout ce qui a fait le score, du plus récent au plus ancien${last === null ? '' : ` (les ${last} derniers)`}`,
    when: 'Quand',
    what: 'Quoi',
    who: 'Qui',
    by: 'Par',
    why: 'Motif',
    player: 'La personne qui joue',
  },
};
