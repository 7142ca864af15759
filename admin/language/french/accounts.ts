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
  fromEnvironment: 'Défini dans l’environnement du serveur',
  tasks: { role: 'Rôle', password: 'Nouveau mot de passe', 'sign-out': 'Déconnecter', remove: 'Supprimer' },
  usernameRule: (least, most) =>
    `${least} à ${most} lettres sans accent, chiffres, points, tirets, tirets bas ou @ : une adresse e-mail convient.`,
  usernameMistake: (rule) => `Il faut ${rule}`,
  password: 'Mot de passe',
  added: (name) => `Le compte ${name} a été ajouté. Transmettez l’identifiant et le mot de passe.`,
  roleOf: (name) => `Rôle de ${name}`,
  changeRole: 'Changer le rôle',
  hasRole: (name, role) => `${name} a désormais le rôle ${role}.`,
  staysSignedIn: 'Le compte reste connecté ; ses droits changent à sa prochaine action.',
  ownRole: 'C’est votre propre compte : avec un rôle moindre, seul un autre compte d’administration pourra vous rendre celui-ci.',
  newPasswordFor: (name) => `Nouveau mot de passe pour ${name}`,
  setPassword: 'Définir le mot de passe',
  hasPassword: (name) => `${name} a un nouveau mot de passe, et a été déconnecté partout.`,
  passwordBefore: 'L’ancien mot de passe ne marche plus, et le compte est déconnecté de tous les appareils.',
  newPassword: 'Nouveau mot de passe',
  signOutOf: (name) => `Déconnecter ${name}`,
  signOut: 'Déconnecter',
  signedOut: (name) => `${name} a été déconnecté partout.`,
  signOutAbout:
    'Met fin aussitôt aux connexions de ce compte, sur tous les appareils ; ce qui y était saisi sans être envoyé est perdu. Le mot de passe marche toujours : changez-le si quelqu’un d’autre peut le connaître.',
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
    signOutEverywhere: 'Se déconnecter partout',
    signOutAbout:
      'Met fin à vos connexions sur tous les appareils et dans tous les navigateurs, celui-ci compris. Votre mot de passe ne change pas : reconnectez-vous avec lui.',
    signedOut: 'Vous avez été déconnecté partout.',
    notSignedOut: (reason) => `La déconnexion n’a pas pu se faire partout : ${reason}`,
    changePassword: 'Changer le mot de passe',
    passwordAbout: 'Vous restez connecté ici ; vos autres connexions prennent fin.',
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
  intoEmpty: 'Cette installation n’a aucune session : tout peut être restauré comme c’était, avec les mêmes codes.',
  intoOther:
    'Cette installation a déjà des sessions : la sauvegarde entière ne peut pas y être restaurée. Des sessions seules le peuvent, comme nouvelles : rien d’existant n’est touché.',
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
    `La session ${code} revient comme nouvelle session, fermée, avec un nouveau code et le jour de la restauration dans son nom, avec ${participants(people)} et leurs scores. Rien de ce qui existe ici n’est touché.`,
};
