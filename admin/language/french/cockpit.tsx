import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { cockpit as English } from '../english/cockpit.tsx';

const count = counting('fr-FR');
const people = (n: number) => count(n, { one: 'personne', other: 'personnes' });
const failures = (n: number) => count(n, { one: 'essai manqué', other: 'essais manqués' });
const hints = (n: number) => count(n, { one: 'indice', other: 'indices' });

export const cockpit: SameMessages<typeof English> = {
  notLoaded: (reason) => `La session n’a pas pu être chargée : ${reason}`,
  room: 'Session',
  invite: 'Inviter',
  runningOrder: 'Déroulé',
  presenter: 'Débriefing',
  participants: 'Participants',
  report: 'Rapport',
  noSession: 'Cette session n’existe pas. Elle a peut-être été supprimée.',
  loading: 'Chargement de la session…',
  lessThanAMinute: 'moins d’une minute',
  days: (days) => `${days} j`,
  names: {
    real: 'Noms réels',
    about: 'Le prénom et le nom de la liste, à la place du nom de mer ; gardé dans ce navigateur',
    notShared: 'Un écran partagé montre les noms de mer',
    boardName: 'Nom de mer',
  },
  door: {
    title: (n) => (n === 0 ? 'À la porte' : `À la porte : ${n}`),
    byAccount: 'Les joueurs entrent avec le compte de l’entreprise : ces adresses sont vérifiées.',
    nowRefused: (addresses) => `Connexion refusée : ${addresses}.`,
    reasons: { 'not-invited': 'Pas sur la liste', removed: 'Retiré de la session' },
    tries: (n, ago) => `${count(n, { one: 'essai', other: 'essais' })}, le dernier il y a ${ago}`,
    perhaps: (address) => <>Peut-être {address} : faites retaper l’adresse, sans laisser entrer celle-ci.</>,
    perhapsCame: (address) => (
      <>Sans doute {address}, déjà dans la session : laisser entrer cette adresse compterait la personne deux fois.</>
    ),
    letIn: 'Laisser entrer',
    letInWhom: (email) => `Laisser entrer ${email}`,
    isLetIn: (email) => `${email} est maintenant sur la liste : le prochain essai réussira.`,
    notLetIn: (reason) => `Personne n’est entré : ${reason}`,
    dismiss: 'Ignorer',
    dismissWhom: (email) => `Ignorer ${email}`,
    isDismissed: 'Ignoré jusqu’au prochain essai.',
    notDismissed: (reason) => `Rien n’a été ignoré : ${reason}`,
    waiting: (n) => `${count(n, { one: 'personne attend', other: 'personnes attendent' })} d’entrer`,
    waitsSince: (since) => `attend depuis ${since}`,
    furtherWaiting: (n) => `et ${count(n, { one: 'autre', other: 'autres' })}`,
    letAllIn: 'Laisser entrer tout le monde',
    refuse: 'Refuser',
    refuseWhom: (email) => `Refuser ${email}`,
    refuseAll: 'Refuser tout le monde',
    lateComer: 'Laisser entrer une adresse',
    lateComerAbout:
      'D’une personne qui est dans la salle : elle entre à son prochain essai, quel que soit le nombre de ceux qui attendent.',
    hasEntry: (email) => `${email} entrera au prochain essai.`,
    allIn: 'Les personnes qui attendaient entrent.',
    areRefused: 'Refusé. C’est dit au prochain essai.',
    notDecided: (reason) => `Rien n’a été décidé : ${reason}`,
    devices: (name, n, hour) => `${name} : ${n} connexions depuis ${hour}, peut-être sur plusieurs appareils`,
  },
  openDebrief: 'Ouvrir le débriefing',
  needsHelp: 'À aider',
  needsHelpCount: (n) => `À aider : ${n}`,
  nobodyStuck: 'Personne ne semble bloqué.',
  nowNeedHelp: (names) => `À aider : ${names}.`,
  others: (n) => count(n, { one: 'autre', other: 'autres' }),
  peopleWhoNeedHelp: 'Personnes à aider',
  reasons: {
    time: (waited, usual) => `Pas d’avancée depuis ${waited} ; il faut d’ordinaire ${usual}`,
    failures,
    hints: (n) => (n === 1 ? 'Le seul indice est utilisé' : `Les ${n} indices sont utilisés`),
    notStarted: (waited) => `Ici depuis ${waited}, aucune mission ouverte`,
  },
  alreadyGiven: (n) => `Aide donnée : ${count(n, { one: 'indice offert', other: 'indices offerts' })}`,
  hint: 'Indice',
  giveHint: (name) => `Donner un indice à ${name}`,
  gotHint: (name) => `${name} a reçu l’indice suivant.`,
  gotHints: (n) => count(n, { one: 'personne a reçu un indice.', other: 'personnes ont reçu un indice.' }),
  hintToAll: 'Un indice pour toute cette mission',
  solutionAndNotes: 'Solution et notes',
  message: 'Message',
  messageTo: (name) => `Message à ${name}`,
  holdsBack: (mission, n, waited, usual) => (
    <>
      {mission} retient la salle : {people(n)} dessus depuis {waited} ; il faut d’ordinaire {usual}.
    </>
  ),
  theRoom: 'La salle',
  theSession: 'La session',
  came: 'Venues',
  stillToCome: 'Invitées, pas encore venues',
  stillToComeCount: (n) => `Invitées, pas encore venues : ${n}`,
  here: 'Dans la salle',
  notCome: 'Invités, pas encore là',
  solved: 'Missions réussies',
  messageButton: 'Message…',
  sameAnswers: (n) => `Mêmes réponses : ${n}`,
  unlikeOthers: (n) => `Réussites inhabituelles : ${n}`,
  notComeCount: (n) => `Invités, pas encore là : ${n}`,
  more: (n) => `Et ${n} de plus.`,
  somebodyGone: 'une personne partie',
  sameAnswer: (name, other, mission) => (
    <>
      {name} a envoyé la même réponse que {other} sur {mission}.
    </>
  ),
  unusualSolve: (solve) => (
    <>
      {solve.name} a réussi {solve.mission} en {solve.time} avec {count(solve.answers, { one: 'réponse', other: 'réponses' })} ;
      d’ordinaire, c’est {solve.usual} et {solve.usualAnswers}.
    </>
  ),
  failed: (reason) => `Cela n’a pas pu se faire : ${reason}`,
  everybody: 'Tout le monde',
  search: 'Chercher par nom, e-mail ou équipe',
  order: 'Ordre',
  orders: {
    joined: 'Ordre d’arrivée',
    behind: 'Moins de missions réussies d’abord',
    quiet: 'Silence le plus long d’abord',
    name: 'Nom',
    team: 'Équipe',
  },
  nobodyYet: 'Personne n’est encore là. Communiquez le code de session : chacun apparaît ici dès sa connexion.',
  noMatch: (search) => `Personne ne correspond à « ${search} ».`,
  legend: {
    untouched: 'pas ouverte',
    open: 'ouverte, avec ses minutes',
    solved: 'réussie, avec les minutes qu’il a fallu',
    stuck: 'à aider',
    failures: '✕2 essais manqués',
    solvedAfterFailures: '✕ seul : réussie après des essais manqués',
    hints: '?1 indice',
  },
  solvedAfter: ' réussies',
  activeNow: 'actif à l’instant',
  quietFor: (time) => `silence depuis ${time}`,
  quietShort: (time, heard) => (
    <>
      {heard('silence depuis ')}
      {time}
    </>
  ),
  stuck: 'à aider',
  caption: 'Participants et missions. Les flèches vont de case en case, Entrée ouvre ce qu’il y a à savoir et à faire.',
  participant: 'Participant',
  solvedBy: (solved, among, heard) => (
    <>
      {heard(', réussie par ')}
      {solved}
      {heard(` sur ${among}`)}
    </>
  ),
  cell: {
    notOpened: 'pas ouverte',
    open: (time) => (time === null ? 'ouverte' : `ouverte depuis ${time}`),
    solved: (time) => (time === null ? 'réussie' : `réussie en ${time}`),
    failures,
    hints: (n, given) => hints(n) + (given > 0 ? `, dont ${count(given, { one: 'offert', other: 'offerts' })}` : ''),
    named: (person, mission, state) => `${person}, ${mission} : ${state}`,
  },
  dialog: {
    gone: 'Personne partie',
    left: 'Cette personne a quitté la session.',
    state: 'État',
    notOpened: 'Pas ouverte',
    open: 'Ouverte',
    solved: 'Réussies',
    solvedState: 'Réussie',
    timeOnIt: 'Temps passé',
    usualTime: 'Temps d’ordinaire',
    failures: 'Essais manqués',
    hints: 'Indices',
    hintsOf: (seen, all, given) =>
      `${seen} sur ${all}${given > 0 ? `, dont ${count(given, { one: 'offert', other: 'offerts' })}` : ''}`,
    points: 'Points',
    giveNext: (left) => `Donner l’indice suivant (reste ${left})`,
    reopen: 'Rouvrir…',
    allMissionsOf: (name) => `Toutes les missions de ${name}`,
    everybodyOnIt: 'Tout le monde sur cette mission',
    email: 'E-mail',
    team: 'Équipe',
    solvedOf: (solved, all) => `${solved} sur ${all}`,
    lastActive: 'Dernière activité',
    now: 'à l’instant',
    ago: (time) => `il y a ${time}`,
    ledger: 'Points et corrections',
    solvedBy: 'Réussie par',
    peopleOf: (solved, all) => `${solved} sur ${all}`,
    openNotSolved: 'Ouverte, pas réussie',
    usualTimeHere: 'Temps d’ordinaire ici',
    giveToAll: 'Donner l’indice suivant à toute cette mission',
    hideName: 'Masquer le nom',
    nameHidden: (name) => `Le nom est masqué : au classement, c’est maintenant « ${name ?? ''} ».`,
    hiddenName: 'Nom masqué',
    showName: 'Réafficher le nom',
    nameShown: (name) => `« ${name ?? ''} » est de nouveau au classement.`,
    reopenTitle: (mission) => `Rouvrir « ${mission} »`,
    reopenConfirm: 'Rouvrir la mission',
    reopened: (mission, name) => `« ${mission} » est de nouveau ouverte pour ${name}.`,
    reopenAbout: (mission, name) =>
      `Retire à ${name} les points de « ${mission} », à réussir de nouveau. Les indices vus et les essais manqués restent, et comptent dans le prochain gain.`,
  },
  finale: {
    title: 'Dernière mission',
    state: 'Toute la salle face à une même attaque',
    about:
      'Cinq messages, l’un après l’autre : sur son écran, chacun dit s’il est authentique ou piégé, et la majorité décide. La projection suit d’elle-même. Il faut dix minutes environ, et aucun point ne bouge ; les joueurs n’ont besoin que de leur page.',
    close: (round) => `Clore la manche ${round}`,
    open: (round) => `Ouvrir la manche ${round}`,
    failed: (reason) => `Cela n’a pas fonctionné : ${reason}`,
    over: 'C’est fini : la projection montre comment la salle s’en est tirée, et ce qu’elle en retient.',
    round: 'Manche',
    roundOf: (round, all, closed) => `${round} sur ${all}${closed ? ', close' : ''}`,
    judged: 'Ont jugé',
    judgedOf: (answered, people) => `${answered} sur ${people}`,
    right: 'Bien jugés',
    rightOf: (right, all) => `${right} sur ${all}`,
    result: (genuine, right) =>
      `Le message était ${genuine ? 'authentique' : 'piégé'}, et la salle a vu ${right ? 'juste' : 'faux'}.`,
  },
  messages: {
    title: 'Message aux participants',
    send: 'Envoyer',
    notSent: (reason) => `Le message n’a pas été envoyé : ${reason}`,
    sent: (to) => `Le message a été envoyé à ${to ?? 'tout le monde'}.`,
    to: 'À',
    everybody: 'Tout le monde',
    teams: 'Équipes',
    participants: 'Participants',
    prepared: 'Message préparé',
    ownWords: 'Aucun : vos propres mots',
    message: 'Message',
    about: 'Les joueurs le voient aussitôt, sur n’importe quelle page.',
    empty: 'Écrivez un message.',
  },
};
