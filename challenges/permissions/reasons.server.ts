/** Reasons that the app's publisher gives for each permission. Keep length and tone alike: they must not tell which permission is needed. */
import type { PermissionRequest } from './artifacts.ts';

type Reasons = Readonly<Record<PermissionRequest['id'], readonly string[]>>;

export const SEAT_REASONS: Reasons = {
  location: [
    'Pour mieux vous servir, où que vous soyez.',
    'Pour classer vos bons par quai.',
    'Pour dater et situer chaque bon, sans rien taper.',
  ],
  camera: [
    'Pour cadrer le bon et le redresser.',
    'Pour saisir un bon froissé, même la nuit.',
    'Pour ne plus recopier un seul papier !',
  ],
  contacts: [
    'Pour retrouver vos collègues déjà inscrits !',
    'Pour envoyer le PDF en deux gestes.',
    'Pour proposer le bon destinataire, sans faute de frappe.',
  ],
  sms: [
    'Pour activer votre compte sans rien saisir.',
    'Pour prévenir le bureau à chaque envoi.',
    'Pour confirmer la réception du bon.',
  ],
};

/** Reasons for practice. */
export const PRACTICE_REASONS: Reasons = {
  location: ['Pour vous proposer le quai le plus proche.', 'Pour nos statistiques.'],
  camera: ['Pour saisir le bon entier, sans ombre.', 'Pour transformer le papier en image.'],
  contacts: ['Pour partager avec toute l’équipe.', 'Pour inviter vos collègues à nous rejoindre dès ce soir.'],
  sms: ['Pour ne plus jamais taper de code.', 'Pour envoyer un rappel au transporteur.'],
};
