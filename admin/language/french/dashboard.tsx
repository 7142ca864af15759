import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { dashboard as English } from '../english/dashboard.tsx';

const count = counting('fr-FR');
const sessions = (n: number) => count(n, { one: 'session', other: 'sessions' });
const players = (n: number) => count(n, { one: 'joueur', other: 'joueurs' });
const OF_STATUS = { all: '', active: 'active', closed: 'inactive', archived: 'archivée' };

export const dashboard: SameMessages<typeof English> = {
  refresh: 'Actualiser',
  parts: { sessions: 'les sessions', times: 'les horaires', scores: 'les scores', storage: 'les chiffres du stockage' },
  notRefreshed: (what, reason) => `Impossible d’actualiser ${what} : ${reason}`,
  create: {
    title: 'Créer une session',
    makes: (length) =>
      `Crée une session ouverte tout de suite, pour quiconque a son code, sans jour ni limite de temps${length === null ? '' : ` : ${length}`}.`,
    failed: (reason) => `La session n’a pas pu être créée : ${reason}`,
    name: 'Nom de la session (facultatif)',
    nameAbout: 'Il vous aide à distinguer vos sessions. Le code des joueurs est fait pour vous.',
    whatIsPlayed: 'Ce qui se joue',
  },
  demo: {
    title: 'Session de démonstration, avec des joueurs simulés',
    about:
      'Jouez aussi, avec son code et une adresse qui finit par @visite.example. La retirer supprime sa session et arrête ses joueurs.',
    remove: 'Retirer la démonstration',
    removed: 'La démonstration a été retirée.',
    notRemoved: (reason) => `La démonstration n’a pas pu être retirée : ${reason}`,
  },
  metrics: {
    activeSessions: 'Sessions actives',
    noSession: 'Aucune session pour l’instant',
    outOf: (n) => `sur ${sessions(n)}`,
    players: 'Joueurs suivis',
    size: 'Taille de la base',
    contents: (sessionCount, scoreCount) => `${sessions(sessionCount)}, ${count(scoreCount, { one: 'score', other: 'scores' })}`,
    loading: 'Chargement…',
    noScore: 'Aucun score pour l’instant',
    noPoints: 'Personne n’a encore de points',
    top: (player, points) => (
      <>
        En tête : {player} ({count(points, { one: 'point', other: 'points' })})
      </>
    ),
    tied: (players, points) =>
      `En tête, à égalité : ${count(players, { one: 'personne', other: 'personnes' })} (${count(points, { one: 'point', other: 'points' })})`,
    currentSession: 'session en cours',
    allSessions: 'toutes les sessions',
    selectedSession: 'session choisie',
  },
  next: {
    title: 'Prochaine session',
    room: (words) => <>Salle{words(' de la prochaine session')}</>,
    invite: (words) => <>Inviter{words(' à la prochaine session')}</>,
    forEveryone: 'pour toute personne qui a le code',
    invited: (n) => count(n, { one: 'personne invitée', other: 'personnes invitées' }),
    seats: (n) => `${count(n, { one: 'place', other: 'places' })}, pour toute personne qui a le code`,
  },
  reopen: {
    title: (session) => `Rouvrir ${session} ?`,
    confirm: 'Rouvrir',
    failed: (code, reason) => `La session ${code} n’a pas pu être ouverte : ${reason}`,
    about: 'Cette session est terminée. Rouverte, elle ne l’est plus :',
    timeLoading: 'Chargement de son horaire…',
    listed: 'Toute personne de sa liste qui a le code peut se connecter et jouer.',
    everyone: 'Toute personne qui a le code peut se connecter et jouer.',
    debriefs:
      'Ses corrigés se referment. Une mission dont on a lu le corrigé sans l’avoir réussie ne rapporte plus rien ; si la projection a montré son débriefing, c’est vrai pour tout le monde et pour chaque mission non réussie.',
    points: 'Les points gagnés ensuite s’ajoutent à ses scores. Son rapport les compte aussi, tant qu’il n’est pas établi.',
    pointsAfterReport:
      'Les points gagnés ensuite s’ajoutent à ses scores. Son rapport est déjà établi : ses chiffres ne changeront pas, et qui vient maintenant n’y figurera jamais.',
    toEnd: 'Pour la terminer de nouveau : Temps, puis Terminer. Ce qui a été marqué entre-temps reste.',
    fullDuration: 'Elle reprend, avec toute sa durée.',
    untilYouEnd: 'jusqu’à ce que vous la terminiez',
    forMinutes: (n) => `pour ${count(n, { one: 'minute', other: 'minutes' })}, toute sa durée`,
    atOnce: (length) => `Elle reprend aussitôt, ${length}.`,
    lobby: (length) => `Sa salle d’attente ouvre. Le jeu commence quand vous le démarrez, ${length}.`,
  },
  scoreboard: {
    title: 'Classement',
    session: 'Session',
    current: 'Session en cours',
    all: 'Toutes les sessions',
    closed: (session) => `${session} (inactive)`,
    severalOpen: (n) => `${n} sessions sont ouvertes : voici les scores de toutes.`,
    inEach: 'Une personne qui a joué dans plusieurs sessions y compte à chaque fois, avec une ligne dans chacune.',
    notLoaded: 'Les scores n’ont pas pu être chargés. Réessayez avec Actualiser.',
    loading: 'Chargement des scores…',
    best: (bars, total, rows) =>
      `Le graphique montre les ${bars} meilleurs de ${players(total)}${rows === null ? '' : `, le tableau les ${rows} meilleurs`} ; le CSV contient tout le monde.`,
    asTable: (rows, best) => `Scores en tableau (${best ? 'les meilleurs : ' : ''}${players(rows)})`,
    noneOpen: 'Aucune session n’est ouverte. Créez-en ou ouvrez-en une, ou choisissez-en une autre pour voir ses scores.',
    nobody:
      'Personne ne s’est encore connecté. Communiquez le code de session : les joueurs apparaissent ici dès qu’ils se connectent.',
    exported: (rows, name) => `${count(rows, { one: 'ligne exportée', other: 'lignes exportées' })} dans ${name}.`,
    notExported: (reason) => `Les scores n’ont pas pu être exportés : ${reason}`,
    exportCsv: 'Export CSV',
    chart: (title) => `Graphique des scores, ${title}`,
    caption: (title) => `Scores : ${title}`,
    rank: 'Rang',
    player: 'Joueur',
    score: 'Score',
    showMore: (n) => `Afficher ${count(n, { one: 'ligne de plus', other: 'lignes de plus' })}`,
  },
  sessions: {
    title: 'Sessions',
    search: 'Chercher par code ou par nom',
    status: 'État',
    statuses: { all: 'Toutes', active: 'Actives', closed: 'Inactives', archived: 'Archivées' },
    updated: (at) => `À jour à ${at}`,
    notRefreshedSince: (at) => `Pas d’actualisation depuis ${at}`,
    autoRefresh: (on) => `Actualisation auto : ${on ? 'OUI' : 'NON'}`,
    shown: (found, all) => `Affichage : ${found} sur ${sessions(all)}`,
    notLoaded: 'Les sessions n’ont pas pu être chargées. Réessayez avec Actualiser.',
    loading: 'Chargement des sessions…',
    none: 'Aucune session pour l’instant.',
    createOne:
      '« Préparer un atelier » prévoit tout, de l’accueil à la dernière question ; « Créer une session » donne tout de suite un code à communiquer.',
    skip: 'Aller au classement',
    setUp: 'Préparer une session',
    noMatch: (search, all) => `Aucune session ne correspond à « ${search} ». Effacez la recherche pour les voir toutes (${all}).`,
    noneOfStatus: (status, all) =>
      `Aucune session n’est ${OF_STATUS[status]}. Choisissez l’état « Toutes » pour les voir toutes (${all}).`,
    noMatchOfStatus: (status, search, all) =>
      `Aucune session ${OF_STATUS[status]} ne correspond à « ${search} ». Choisissez l’état « Toutes » et effacez la recherche pour les voir toutes (${all}).`,
    caption: 'Les sessions, avec le code que les joueurs saisissent et ce qu’on peut faire de chacune',
    when: 'Quand',
    where: 'Lieu',
    by: 'Propriétaire',
    people: 'Personnes',
    everyone: 'Tout le monde',
    thisWeek: 'Cette semaine',
    coming: (month) => `À venir : ${month}`,
    group: (title, n) => `${title}, ${sessions(n)}`,
    more: 'Plus',
    forWhom: 'Pour qui',
    owner: 'Propriétaire',
    nobody: 'personne',
    deletionRequested: 'Suppression demandée',
    created: 'Création',
    createdAt: (day, by) => (by === null ? day : `${day}, par ${by}`),
    code: 'Code',
    name: 'Nom',
    actions: 'Actions',
    id: 'ID',
    session: (code) => ` la session ${code}`,
    ofSession: (code) => ` de la session ${code}`,
    toSession: (code) => ` à la session ${code}`,
    room: 'Salle',
    participants: 'Participants',
    invite: 'Inviter',
    time: 'Temps',
    timeOf: (session) => `Temps de ${session}`,
    boardsFrozen: 'classements figés',
    viewChart: 'Graphique',
    edit: 'Modifier',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    open: 'Ouvrir',
    close: 'Fermer',
    notOpened: (code, reason) => `La session ${code} n’a pas pu être ouverte : ${reason}`,
    notClosed: (code, reason) => `La session ${code} n’a pas pu être fermée : ${reason}`,
    reopened: (code) => `La session ${code} est de nouveau ouverte. Pour la terminer : Temps, puis Terminer.`,
  },
  deletion: {
    title: 'Supprimer une session',
    loading: 'Chargement des détails de la session…',
    unknown: (id) => `Aucune session n’a l’identifiant « ${id} ». Elle a peut-être déjà été supprimée.`,
    deleted: (code) => `La session ${code} a été supprimée.`,
    failed: (reason) => `La session n’a pas pu être supprimée : ${reason}`,
    noWayBack: 'Rien ne peut l’annuler.',
    what: 'La suppression retire la session, tous ses participants, tous leurs points et ce qui était noté ou envoyé de ses invitations. Ses joueurs sont déconnectés, et leurs attestations ne se vérifient plus qu’avec le code et le nom, pendant cinq ans.',
    ifNeeded: (backup) => <>{backup} si vous pouvez en avoir besoin.</>,
    askForBackup: 'Demandez d’abord une sauvegarde complète à l’administration',
    backupFirst: 'Téléchargez d’abord une sauvegarde complète',
    goWithIt: (n, emphasis) => (
      <>
        {emphasis(count(n, { one: 'participant', other: 'participants' }))} {n < 2 ? 'partira' : 'partiront'} avec elle.
      </>
    ),
    fromCampaign: (campaign, n) =>
      `La campagne « ${campaign} » compte toujours ${count(n, { one: 'personne venue', other: 'personnes venues' })} ici. Jusqu’à sa fin, elle garde, de qui elle attend, l’adresse, le jour et si tout est terminé ; des autres, seulement le nombre.`,
    fromEndedCampaign: (campaign) => `La campagne « ${campaign} » est terminée : ses chiffres de présence restent.`,
    fromReports: 'Le rapport de cette session disparaît : enregistrez d’abord son PDF.',
    returnsEnd: (until) =>
      `Les retours de ces personnes, attendus jusqu’au ${until} au plus tard, si une invitation part en retard, n’auront plus lieu, et ceux qui sont faits sans être encore dans les chiffres n’y seront pas. Pour les garder, supprimez la session après ce jour.`,
    typeCode: (code) => `Cette session est ouverte : saisissez son code, ${code}, pour la supprimer`,
    confirm: 'Supprimer la session',
    facts: {
      id: 'Identifiant',
      code: 'Code',
      name: 'Nom',
      owner: 'Propriétaire',
      status: 'État',
      participants: 'Participants',
    },
    nobody: 'personne',
    warning: 'Attention',
    lookAt: 'Voir la demande',
    requested: (by, until) => `${by} a demandé la suppression de cette session ; la demande tient jusqu’au ${until}.`,
    twoPeople: (owner) =>
      owner === null
        ? 'Cette session n’est à personne, et ici on supprime à deux ce qui est à autrui : vous la demandez, un compte d’administration autre que le vôtre confirme.'
        : `Cette session est à ${owner}, et ici on supprime à deux ce qui est à autrui : vous la demandez, ${owner} ou un compte d’administration autre que le vôtre confirme.`,
    yourRequest: (owner, until) =>
      `Vous avez demandé cette suppression. ${owner === null ? 'Un compte d’administration autre que le vôtre' : `${owner}, ou un compte d’administration autre que le vôtre,`} peut la confirmer jusqu’au ${until} ; rien n’est supprimé avant.`,
    notForYou: (by, owner, until) =>
      `${by} a demandé cette suppression. La décision revient à ${owner === null ? 'un compte d’administration' : `${owner} ou à un compte d’administration`}, jusqu’au ${until}.`,
    yourDecision: (by, until) =>
      `${by} a demandé cette suppression et attend votre décision, jusqu’au ${until}. Confirmer supprime la session aussitôt.`,
    request: 'Demander la suppression',
    withdraw: 'Retirer la demande',
    refuse: 'Refuser',
    confirmRequest: 'Confirmer et supprimer',
    requestSent: (code) => `La suppression de la session ${code} est demandée.`,
    requestGone: (code) => `La demande de suppression de la session ${code} n’existe plus ; la session reste.`,
    requestFailed: (reason) => `La demande n’a pas pu être modifiée : ${reason}`,
  },
  handOver: {
    button: 'Confier',
    title: (session) => `Confier ${session}`,
    about: (owner) =>
      `${owner === null ? 'La session n’est à personne.' : `La session est à ${owner}.`} Son ou sa propriétaire en répond, et décide de sa suppression là où il faut être deux. Tous les comptes qui animent y travaillent comme avant.`,
    to: 'Identifiant du nouveau compte propriétaire',
    needed: 'Écrivez l’identifiant d’un compte.',
    confirm: 'Confier',
    done: (code, owner) => `La session ${code} est à ${owner}.`,
    failed: (reason) => `La session n’a pas pu être confiée : ${reason}`,
  },
};
