import type { Role } from '#schemas/facilitators.ts';
import type { SameMessages } from '../catalogue.ts';
import type { shell as English } from '../english/shell.ts';

const WHOM: Readonly<Record<Role, string>> = {
  department: 'à tout le monde',
  observer: 'à l’observation, à l’animation et à l’administration',
  facilitator: 'à l’animation et à l’administration',
  administrator: 'à l’administration',
};

export const shell: SameMessages<typeof English> = {
  console: 'Console d’animation',
  theConsole: 'Console',
  pagesOfTheConsole: 'Pages de la console',
  darkTheme: 'Thème sombre',
  logout: 'Se déconnecter',
  pageLoading: 'Chargement de la page…',
  pageUnavailable: 'Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.',
  pageForRole: (least, role) =>
    `Cette page est réservée ${WHOM[least]} ; votre rôle : ${role}. Demandez à une personne de l’administration ce qu’il vous en faut.`,
  diskFull:
    'Le disque du serveur est plein : plus rien n’est enregistré, ni ici ni sur les pages des joueurs. Faites de la place ; aucun redémarrage n’est nécessaire.',
  dismiss: 'Fermer ce message',
  languageNotKept: (reason) => `La langue n’a pas pu être gardée avec votre compte : ${reason}`,
  tones: { error: 'Erreur\u00A0', warning: 'Attention\u00A0', information: 'Information\u00A0', success: 'Succès\u00A0' },
  titles: {
    dashboard: 'Console d’animation',
    'new-workshop': 'Préparer un atelier',
    'new-session': 'Préparer une session',
    'edit-session': 'Modifier une session',
    room: 'Salle',
    presenter: 'Débriefing',
    invite: 'Inviter',
    'delete-session': 'Supprimer la session',
    participants: 'Participants',
    participant: 'Participant',
    attendance: 'Feuille d’émargement',
    attestations: 'Attestations',
    'running-order': 'Déroulé',
    missions: 'Missions',
    campaigns: 'Campagnes',
    campaign: 'Campagne',
    'own-departments': 'Mes services',
    people: 'Annuaire',
    report: 'Rapports',
    accounts: 'Comptes',
    'audit-log': 'Journal d’audit',
    installation: 'Installation',
    'personal-data': 'Données personnelles',
    restore: 'Restaurer une sauvegarde',
    guide: 'Animer un atelier',
  },
  links: {
    dashboard: 'Sessions',
    missions: 'Missions',
    campaigns: 'Campagnes',
    'own-departments': 'Mes services',
    report: 'Rapports',
    accounts: 'Comptes',
    'audit-log': 'Journal d’audit',
    installation: 'Installation',
  },
};
