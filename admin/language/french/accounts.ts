import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { accounts as Accounts, audit as Audit, restore as Restore } from '../english/accounts.ts';

const count = counting('fr-FR');
const sessions = (n: number) => count(n, { one: 'session', other: 'sessions' });
const participants = (n: number) => count(n, { one: 'participant', other: 'participants' });

export const accounts: SameMessages<typeof Accounts> = {
  title: 'Comptes',
  add: 'Ajouter un compte',
  notLoaded: 'Les comptes n’ont pas pu être chargés.',
  couldNotLoad: (reason) => `Les comptes n’ont pas pu être chargés : ${reason}`,
  loading: 'Chargement des comptes…',
  onlyYours:
    'Le vôtre est le seul compte. Avec « Ajouter un compte », donnez-en un à chaque personne qui anime : le journal d’audit dira alors qui a fait quoi.',
  caption: 'Les comptes, leurs rôles, et ce qu’on peut faire de chacun',
  username: 'Identifiant',
  role: 'Rôle',
  created: 'Créé le',
  actions: 'Actions',
  you: 'Vous',
  unknownDepartments: (names) => `${names.length === 1 ? 'Absent' : 'Absents'} de l’annuaire : ${names.join(', ')}`,
  fromEnvironment: 'Défini dans l’environnement du serveur',
  tasks: { role: 'Rôle', password: 'Nouveau mot de passe', invite: 'Réinviter', 'sign-out': 'Déconnecter', remove: 'Supprimer' },
  usernameRule: (least, most) =>
    `${least} à ${most} lettres sans accent, chiffres, points, tirets, tirets bas ou @ : une adresse e-mail convient.`,
  usernameMistake: (rule) => `Il faut ${rule}`,
  addressMistake: 'Il faut l’adresse e-mail que le fournisseur a vérifiée : c’est par elle qu’il trouve le compte.',
  password: 'Mot de passe',
  added: (name) => `Le compte ${name} a été ajouté. Transmettez l’identifiant et le mot de passe.`,
  departments: 'Services',
  departmentsAbout: (most) =>
    `Un par ligne, ${most} au plus, comme les nomme l’annuaire. Sans service, le compte ne voit personne.`,
  signsIn: 'Se connecte',
  ways: {
    password: { name: 'Par mot de passe', about: 'À remettre avec l’identifiant.' },
    provider: {
      name: 'Par un fournisseur d’identité',
      about: 'L’identifiant est l’adresse e-mail que le fournisseur a vérifiée. La première connexion prend le compte.',
    },
  },
  invited: (name) => `Le compte ${name} est ajouté : il s’ouvre à la première connexion par le fournisseur.`,
  roleOf: (name) => `Rôle de ${name}`,
  changeRole: 'Changer le rôle',
  hasRole: (name, role) => `${name} a désormais le rôle ${role}.`,
  staysSignedIn: 'Le compte reste connecté ; ses droits changent à sa prochaine action.',
  groupsDecide:
    'Si des groupes chez le fournisseur donnent les rôles, la prochaine connexion rend à ce compte celui de ses groupes.',
  ownRole: 'C’est votre propre compte : avec un rôle moindre, seul un autre compte d’administration pourra vous rendre celui-ci.',
  newPasswordFor: (name) => `Nouveau mot de passe pour ${name}`,
  setPassword: 'Définir le mot de passe',
  hasPassword: (name) => `${name} a un nouveau mot de passe, et a été déconnecté partout.`,
  passwordBefore:
    'L’ancien mot de passe ne marche plus. Le compte est déconnecté de tous les appareils et téléphones ; ses clés d’accès, codes de secours et jetons d’API prennent fin.',
  passwordInsteadOfProvider:
    'Ce compte se connecte par un fournisseur d’identité, qui ne l’ouvrira plus une fois qu’il a un mot de passe. Il est déconnecté de tous les appareils et téléphones ; ses clés d’accès, codes de secours et jetons d’API prennent fin.',
  newPassword: 'Nouveau mot de passe',
  inviteAnewOf: (name) => `Réinviter ${name}`,
  inviteAnew: 'Réinviter',
  invitedAnew: (name) =>
    `${name} a été déconnecté partout et réinvité : la prochaine connexion par le fournisseur prend le compte.`,
  inviteAnewAbout: (name) =>
    `Le compte est déconnecté de tous les appareils ; ses clés d’accès, codes de secours et jetons d’API prennent fin. La prochaine connexion par le fournisseur le prend, si celui-ci a vérifié ${name} comme adresse e-mail.`,
  signOutOf: (name) => `Déconnecter ${name}`,
  signOut: 'Déconnecter',
  signedOut: (name) => `${name} a été déconnecté partout.`,
  signOutAbout:
    'Met fin aussitôt aux connexions de ce compte, sur tous les appareils, aux téléphones qu’il a associés et à ses jetons d’API ; ce qui y était saisi sans être envoyé est perdu.',
  passwordGoesOn: 'Le mot de passe marche toujours : changez-le si quelqu’un d’autre peut le connaître.',
  providerGoesOn:
    'Le fournisseur d’identité rouvre le compte : supprimez-le ici, ou fermez-le chez le fournisseur, si personne ne doit revenir.',
  removeOf: (name) => `Supprimer ${name}`,
  remove: 'Supprimer le compte',
  removed: (name) => `Le compte ${name} a été supprimé.`,
  noWayBack: 'Rien ne peut l’annuler.',
  removeAbout: (name) => `${name} est déconnecté de tous les appareils et ne peut plus se connecter.`,
  stays: 'Sessions, scores et corrections restent, et le journal d’audit continue de nommer ce compte.',
  nothingChanged: (reason) => `Rien n’a été changé : ${reason}`,
  passwordTooShort: (least) => `Il faut au moins ${least} caractères.`,
  passwordRule: (least, most) =>
    `${least} à ${most} caractères, quels qu’ils soient : plusieurs mots à la suite se retiennent bien.`,
  suggest: 'Proposer un mot de passe',
  suggested: 'Proposé. Copiez-le maintenant : une fois enregistré, personne ne peut plus le lire.',
  showPassword: 'Afficher le mot de passe',
  copyPassword: 'Copier le mot de passe',
  copied: 'Mot de passe copié.',
  notCopied: 'Non copié : affichez le mot de passe et copiez-le à la main.',
  own: {
    title: 'Votre compte',
    loading: 'Chargement de votre compte…',
    fromEnvironment:
      'Ce compte vient de ADMIN_USERNAME et ADMIN_PASSWORD, dans l’environnement du serveur. Son mot de passe se change là ; redémarrez ensuite le serveur.',
    fromProvider: 'Ce compte n’a pas de mot de passe : il se connecte par un fournisseur d’identité.',
    signOutEverywhere: 'Se déconnecter partout',
    signOutAbout:
      'Met fin à vos connexions sur tous les appareils et dans tous les navigateurs, celui-ci compris, et aux téléphones que vous avez associés.',
    passwordStays: 'Votre mot de passe ne change pas : reconnectez-vous avec lui.',
    providerStays: 'Reconnectez-vous par votre fournisseur d’identité.',
    signedOut: 'Vous avez été déconnecté partout.',
    devices: {
      title: 'Appareils connectés',
      about:
        'Où votre compte est connecté en ce moment. Déconnectez ce que vous ne reconnaissez pas, et changez de mot de passe.',
      unknown: 'Navigateur inconnu',
      here: 'ce navigateur',
      since: (when) => `depuis le ${when}`,
      active: (when) => `utilisé le ${when}`,
      end: 'Déconnecter',
      endThat: (device, since) => `${device}, ${since}`,
      endOthers: 'Déconnecter tous les autres',
      ended: (device) => `Déconnecté : ${device}.`,
      endedOthers: 'Tous les autres appareils sont déconnectés.',
      notEnded: (reason) => `La déconnexion n’a pas pu se faire : ${reason}`,
      notLoaded: (reason) => `Impossible de charger les appareils connectés : ${reason}`,
    },
    notSignedOut: (reason) => `La déconnexion n’a pas pu se faire partout : ${reason}`,
    passkeys: {
      title: 'Clés d’accès',
      about:
        'Vous vous connectez avec votre empreinte, votre visage ou le code de votre appareil. Il n’y a rien à saisir, donc rien qu’une fausse page pourrait recueillir.',
      unavailable:
        'Ici, aucune clé d’accès ne peut être ajoutée : ouvrez la console sous un nom, en HTTPS (ou sous localhost), dans un navigateur qui connaît les clés d’accès.',
      expected:
        'Cette installation demande une clé d’accès à votre compte. Dès que vous en avez une, votre mot de passe seul ne suffit plus.',
      name: 'Nom de la clé d’accès',
      nameAbout: 'L’appareil ou le gestionnaire de mots de passe qui la garde : « Portable du bureau ».',
      missing: 'Donnez-lui un nom, pour la reconnaître.',
      add: 'Ajouter une clé d’accès',
      added: (name) => `La clé d’accès « ${name} » est ajoutée. Connectez-vous avec elle la prochaine fois.`,
      notAdded: (reason) => `Aucune clé d’accès n’a été ajoutée : ${reason}`,
      cancelled: 'l’opération a été annulée, ou cet appareil en a déjà une.',
      none: 'Aucune clé d’accès pour l’instant.',
      used: (when) => `utilisée pour la dernière fois le ${when}`,
      unused: 'pas encore utilisée',
      remove: 'Retirer',
      removed: (name) => `La clé d’accès « ${name} » est retirée.`,
      notRemoved: (reason) => `La clé d’accès n’a pas été retirée : ${reason}`,
    },
    recovery: {
      title: 'Codes de secours',
      about:
        'Pour le jour où votre clé d’accès est perdue : chaque code connecte une fois, avec votre mot de passe. Imprimez-les, et gardez-les loin de votre appareil.',
      none: 'Vous n’avez pas de code de secours.',
      left: (n) => (n === 1 ? 'Il reste un code.' : `Il reste ${n} codes.`),
      few: 'C’est peu : créez-en de nouveaux.',
      make: 'Créer dix codes',
      makeAnew: 'Créer dix nouveaux codes',
      voids: 'De nouveaux codes annulent tous les précédents.',
      made: 'Dix codes de secours ont été créés.',
      notMade: (reason) => `Aucun code n’a été créé : ${reason}`,
      shownOnce: 'Copiez-les ou imprimez-les maintenant : ils ne s’affichent qu’une fois.',
      allCodes: 'les codes',
      done: 'Je les ai gardés',
      of: (username) => `Vigie, compte ${username} : codes de secours, un seul usage chacun`,
    },
    apiTokens: {
      title: 'Jetons d’API',
      about:
        'Avec un jeton, un script appelle le serveur en votre nom, pour un seul usage et jusqu’à un jour donné. Il n’ouvre aucun compte, ne change aucun mot de passe et n’efface personne.',
      none: 'Pas encore de jeton.',
      name: 'Nom du jeton',
      nameAbout: 'Le script, et où il tourne : « Sauvegarde de nuit, serveur 2 ».',
      missing: 'Donnez-lui un nom, pour le reconnaître plus tard.',
      scope: 'À quoi il sert',
      scopes: {
        figures: {
          name: 'Lire les chiffres',
          about: 'Sessions, classements, émargements, bilans et tableurs. Ne change rien.',
        },
        workshops: { name: 'Planifier des ateliers', about: 'Crée les ateliers d’un tableau dans une campagne.' },
        people: { name: 'Importer des personnes', about: 'Lit l’annuaire, et y importe une liste de personnes.' },
        backups: {
          name: 'Télécharger des sauvegardes',
          about: 'Télécharge des sauvegardes complètes, là où elles sont chiffrées.',
        },
      },
      ends: 'Il prend fin après',
      days: (n) => (n === 365 ? 'un an' : `${n} jours`),
      make: 'Créer un jeton',
      made: (name) => `Le jeton « ${name} » est créé.`,
      notMade: (reason) => `Aucun jeton n’a été créé : ${reason}`,
      shownOnce: 'Copiez-le maintenant : il ne s’affiche qu’une fois.',
      copy: 'le jeton',
      done: 'Je l’ai gardé',
      until: (when) => `jusqu’au ${when}`,
      used: (when) => `dernier usage le ${when}`,
      unused: 'pas encore utilisé',
      revoke: 'Révoquer',
      revoked: (name) => `Le jeton « ${name} » est révoqué : il n’ouvre plus rien.`,
      notRevoked: (reason) => `Le jeton n’a pas été révoqué : ${reason}`,
      notLoaded: (reason) => `Les jetons d’API n’ont pas pu être chargés : ${reason}`,
    },
    changePassword: 'Changer le mot de passe',
    passwordAbout: 'Votre connexion reste ouverte ici ; vos autres connexions prennent fin.',
    current: 'Mot de passe actuel',
    missing: 'Saisissez votre mot de passe actuel.',
    wrong: 'Ce n’est pas votre mot de passe actuel.',
    same: 'Choisissez-en un autre que l’actuel.',
    changed: 'Votre mot de passe a été changé. Vos autres connexions ont pris fin.',
    notChanged: (reason) => `Votre mot de passe n’a pas pu être changé : ${reason}`,
  },
};

export const audit: SameMessages<typeof Audit> = {
  entries: 'Entrées',
  notLoaded: 'Le journal d’audit n’a pas pu être chargé. Réessayez avec Actualiser.',
  couldNotLoad: (reason) => `Le journal d’audit n’a pas pu être chargé : ${reason}`,
  loading: 'Chargement du journal d’audit…',
  older: 'Entrées plus anciennes',
  all: (filtered) => (filtered ? 'Ce sont toutes celles qui correspondent.' : 'Ce sont toutes les entrées.'),
  noneOfNewest: 'Aucune des dernières entrées ne correspond.',
  searchOlder: 'Chercher plus loin',
  noMatch: 'Aucune entrée ne correspond à ces filtres.',
  showAll: 'Afficher toutes les entrées',
  nothing: 'Rien n’a encore été fait. Tout ce qui se fait dans la console apparaît ici.',
  exportCsv: 'Export CSV',
  exported: (name) => `Journal d’audit enregistré : ${name}.`,
  notExported: (reason) => `Le journal d’audit n’a pas pu être exporté : ${reason}`,
  caption: 'Qui a fait quoi dans la console, le plus récent d’abord',
  columns: { when: 'Quand', who: 'Qui', what: 'Quoi', onWhat: 'Sur quoi', details: 'Détails' },
  by: 'Par',
  on: 'Sur',
  from: 'Du',
  to: 'Au',
  session: 'Session',
  allSessions: 'Toutes les sessions',
  deleted: (session) => `${session} (supprimée)`,
  account: 'Compte',
  allAccounts: 'Tous les comptes',
  action: 'Action',
  allActions: 'Toutes les actions',
  search: 'Chercher des mots',
  hideSignIns: 'Masquer les connexions',
  hideSignInsAbout: 'Les échecs restent visibles.',
};

export const restore: SameMessages<typeof Restore> = {
  checkFile: '1. Vérifier un fichier',
  about:
    'Le fichier est lu jusqu’au bout et vérifié avant toute écriture : sa somme de contrôle, sa version et chaque ligne. Un fichier abîmé, étranger ou plus récent est refusé, avec la raison.',
  file: 'Fichier de sauvegarde (.json)',
  check: 'Vérifier le fichier',
  checking: (size) => `Vérification de ${size}… Un gros fichier prend du temps.`,
  refused: (reason) => `Ce fichier ne peut pas être restauré : ${reason} Rien n’a été écrit.`,
  choose: '2. Choisir ce qui est restauré',
  failed: (reason) => `Rien n’a été restauré : ${reason}`,
  done: 'Fait\u00A0',
  toSessions: 'Aller aux sessions',
  withoutOutcome: (reason) => reason.replace(/ Rien n’a été (restauré|écrit)\.$/, ''),
  restoredSession: (name, code, people) =>
    `Restaurée comme nouvelle session, fermée : « ${name} », code ${code}, avec ${participants(people)}. Ouvrez-la quand vous en avez besoin.`,
  restored: (sessionCount, people, events) =>
    `Restauré : ${sessions(sessionCount)}, ${participants(people)} et ${count(events, { one: 'mouvement de points', other: 'mouvements de points' })}.`,
  madeOn: 'Faite le',
  madeWith: (n) => `, avec ${sessions(n)}. Le fichier est entier.`,
  expired: (day) => `Cette sauvegarde devait être gardée jusqu’au ${day} : elle est périmée.`,
  pastRetention: (n) =>
    n === 1
      ? 'Une session dépasse la durée de conservation de cette installation : restaurée avec le tout, elle est supprimée aussitôt, avec ses participants.'
      : `${sessions(n)} dépassent la durée de conservation de cette installation : restaurées avec le tout, elles sont supprimées aussitôt, avec leurs participants.`,
  keptAnew:
    'Une session restaurée seule, comme nouvelle, est gardée de nouveau toute cette durée : supprimez-la une fois qu’elle a servi.',
  intoEmpty:
    'Cette installation n’a ni session, ni campagne, ni annuaire : tout peut être restauré comme c’était, avec les mêmes codes.',
  intoOther:
    'Cette installation a déjà des sessions, des campagnes ou un annuaire : la sauvegarde entière ne peut pas y être restaurée. Des sessions seules le peuvent, comme nouvelles : rien d’existant n’est touché.',
  everything: 'Tout restaurer',
  noSession: 'Cette sauvegarde ne contient aucune session : il n’y a rien à restaurer.',
  everythingQuestion: 'Tout restaurer ?',
  asNewQuestion: 'Restaurer comme nouvelle session ?',
  confirm: 'Restaurer',
  caption: 'Les sessions de la sauvegarde',
  columns: { code: 'Code', name: 'Nom', status: 'État d’alors', participants: 'Participants', action: 'Action' },
  asNew: 'Restaurer comme nouvelle',
  asNewFrom: (code) => ` session, depuis ${code}`,
  everythingAbout: (n) =>
    `Seront écrits : ${sessions(n)}, avec tous les participants, les scores et le journal de ce qui leur a été fait. Les comptes de la console restent tels qu’ils sont ici.`,
  asNewAbout: (code, people) =>
    `La session ${code} revient comme nouvelle session, fermée, avec un nouveau code et le jour de la restauration dans son nom, avec ${participants(people)} et ${people < 2 ? 'ses' : 'leurs'} scores. Rien de ce qui existe ici n’est touché.`,
};
