import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { components as English } from '../english/components.tsx';

const count = counting('fr-FR');

export const components: SameMessages<typeof English> = {
  ownMachine: (address) =>
    `Seul cet ordinateur atteint ${address} : avant de transmettre, démarrez Vigie pour la salle, ou ouvrez la console à l’adresse de la salle.`,
  notes: 'Notes',
  notesLoading: 'Chargement des notes…',
  notesNotLoaded: (reason) => `Les notes n’ont pas pu être chargées : ${reason}`,
  preview: 'Aperçu',
  of: (title) => <> de {title}</>,
  ofInNewTab: (title) => (
    <>
      {' de '}
      {title}, dans un nouvel onglet
    </>
  ),
  created: 'Session créée. Communiquez le code aux joueurs.',
  waysToInvite: 'Lien, code QR et invitation',
  statuses: { active: 'Active', scheduled: 'Programmée', ended: 'Terminée', closed: 'Fermée' },
  lengthOf: (missions, minutes) => `${count(missions, { one: 'mission', other: 'missions' })}, ${minutes} min`,
  projector: {
    button: 'Projection',
    ofSession: (code) => ` de la session ${code}`,
    title: (code) => `Projection de la session ${code}`,
    about:
      'Un écran pour la salle : comment rejoindre, le temps, la progression et le classement, l’ordre final, le débriefing. Déplacez son onglet sur le vidéoprojecteur et appuyez sur F ; ? affiche les touches.',
    access:
      'Avec cette adresse, pendant 24 heures, on peut regarder la session et, une fois celle-ci terminée, mener son débriefing ; rien d’autre. Aucune adresse e-mail n’y apparaît.',
    open: 'Ouvrir la projection',
    revoke: 'Révoquer les adresses de projection',
    elsewhere: (address) => (
      <>Elle s’ouvre dans un autre onglet. S’il n’est pas venu, ou pour un autre ordinateur : {address('cette adresse')}</>
    ),
    copy: 'Copier l’adresse',
    copied: 'Copiée.',
    notCopied: 'Non copiée : ouvrez l’adresse et copiez-la là.',
    failed: (reason) => `Cela n’a pas fonctionné : ${reason}`,
    noneRevoked: 'Cette session n’avait aucune adresse de projection.',
    revoked: (n) =>
      n === 1
        ? 'Une adresse révoquée : les pages qui l’affichent le disent en quelques secondes.'
        : `${count(n, { one: 'adresse révoquée', other: 'adresses révoquées' })} : les pages qui les affichent le disent en quelques secondes.`,
  },
  time: {
    start: 'Démarrer',
    plannedFor: (when) => `Cet atelier est prévu ${when}.`,
    startEarlyQuestion: 'Le démarrer maintenant\u00a0? Le jeu commence aussitôt.',
    startEarlyYes: 'Démarrer maintenant',
    endEarly: (days) =>
      `C’est ${count(days, { one: 'jour', other: 'jours' })} avant sa fin : les invitations et les rappels déjà envoyés qui y mènent ne serviront plus.`,
    started: 'Le jeu a commencé.',
    pause: 'Pause',
    paused: 'En pause : personne ne gagne de points avant la reprise.',
    resume: 'Reprendre',
    resumed: 'Le jeu reprend.',
    more: '+5 min',
    selfPaced:
      'Session à son rythme : ni minutes à ajouter, ni classement à figer, ni dernière mission. « Modifier » déplace sa fin.',
    gaveMore: 'Cinq minutes de plus.',
    playOnQuestion:
      'Jouer cinq minutes de plus ? Les corrigés se referment pour tout le monde. Une mission dont on a lu le corrigé sans l’avoir réussie ne rapporte plus rien ; si la projection a montré son débriefing, c’est vrai pour tout le monde et pour chaque mission non réussie.',
    playOn: 'Jouer cinq minutes de plus',
    freeze: 'Figer',
    froze: 'Les classements sont figés.',
    reveal: 'Révéler',
    revealed: 'Les classements sont de nouveau à jour.',
    end: 'Terminer',
    endReminded: (people) =>
      `Un rappel a proposé cette session à ${count(people, { one: 'personne qui n’est pas encore venue', other: 'personnes qui ne sont pas encore venues' })}.`,
    endQuestion: 'Terminer la session ? Plus personne n’entre ni ne gagne de points ensuite ; le débriefing s’ouvre alors.',
    endAbsent: (people, atLeast) =>
      `${atLeast ? 'Au moins ' : ''}${count(people, { one: 'personne invitée n’est pas encore venue et ne pourra plus venir', other: 'personnes invitées ne sont pas encore venues et ne pourront plus venir' })}.`,
    endYes: 'Terminer la session',
    ended: 'La session est terminée.',
    archive: 'Archiver',
    archiveQuestion: 'Archiver la session ? Elle quitte la liste de l’accueil ; rien n’en est perdu.',
    archiveYes: 'Archiver la session',
    archived: 'La session est archivée.',
    unarchive: 'Sortir des archives',
    unarchived: 'La session est de nouveau dans la liste.',
    frozen: 'Classements figés',
    failed: (action, reason) => `« ${action} » a échoué : ${reason}`,
  },
  paging: {
    pages: 'Pages de participants',
    rows: (first, last, total) => `${first}–${last} sur ${total}`,
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  wallNames: {
    title: 'Noms au mur',
    about:
      'Une pression met un pseudonyme à la place d’un nom sur tous les classements, et prévient la personne. Les points restent.',
    none: 'Aucun nom n’est affiché au mur.',
    isHidden: 'à la place d’un nom masqué',
    hide: 'Masquer',
    show: 'Réafficher',
    hidden: (name) => `« ${name} » est masqué.`,
    shown: 'Le nom choisi est de nouveau affiché.',
    failed: (reason) => `Le nom n’a pas été changé : ${reason}`,
  },
  copy: {
    copy: 'Copier',
    copied: 'Copié',
    codeOf: (code) => `le code ${code}`,
    whatCopied: (what) => `Copié : ${what}`,
    notCopied: 'Non copié : sélectionnez et copiez à la main.',
  },
  sharedScreen: {
    title: 'Écran partagé',
    about: 'Masque les adresses et les noms réels des participants sur toutes les pages de la console',
    hidden: 'adresse masquée',
    turnedOn:
      'L’écran est partagé : ni adresse ni nom réel n’est affiché jusqu’à ce que vous appuyiez de nouveau sur « Écran partagé ».',
    turnedOff: 'L’écran n’est plus partagé : les adresses et les noms réels sont de nouveau affichés.',
    showAnyway: 'Afficher quand même',
    exportTitle: 'L’écran est partagé',
    exportAbout: 'Ce fichier contient des adresses ou des noms réels. Quiconque voit cet écran les lira dès qu’il y sera ouvert.',
    exportAnyway: 'Enregistrer quand même',
    attendance: 'La feuille d’émargement nomme tout le monde, et l’écran est partagé.',
    attestations: 'Les attestations portent les vrais noms, et l’écran est partagé.',
    heldData: 'Ce qui est conservé d’une personne contient de vrais noms, et l’écran est partagé.',
    peopleList: (n) => `La liste des personnes (${n}) est masquée : l’écran est partagé.`,
  },
  exports: {
    button: 'Tableur…',
    title: 'Fichiers pour tableur',
    about: (zone, whole) =>
      `Des fichiers qu’Excel ou LibreOffice en français ouvre tels quels : titres français, points-virgules, virgules décimales, heures de ${zone}, les meilleurs d’abord. ${whole ? 'Toutes les sessions' : 'Cette session'}, sans les participants retirés ou fusionnés. « Export CSV », à côté du classement, est un autre fichier : identifiant et score du classement affiché.`,
    files: {
      scores: { label: 'Scores', rows: 'Une ligne par participant : rang, score, missions réussies' },
      solves: { label: 'Réussites', rows: 'Une ligne par mission réussie : points, date et heure' },
      attempts: { label: 'Essais', rows: 'Une ligne par mission tentée : essais manqués, réussie ou non' },
      hints: { label: 'Indices', rows: 'Une ligne par mission avec indices : combien ont été vus' },
    },
    saved: (name) => `Enregistré : ${name}.`,
    failed: (reason) => `Le fichier n’a pas pu être préparé : ${reason}`,
  },
  backup: {
    saved: (name, size) => `Sauvegarde complète enregistrée : ${name} (${size}).`,
    failed: (reason) => `La sauvegarde n’a pas pu être faite : ${reason}`,
  },
};
