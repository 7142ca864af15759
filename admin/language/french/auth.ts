import type { SameMessages } from '../catalogue.ts';
import type { auth as English } from '../english/auth.ts';

export const auth: SameMessages<typeof English> = {
  signInTitle: 'Connexion à la console',
  forFacilitators: 'Pour l’équipe d’animation. Les joueurs se connectent depuis le hub, avec leur code de session.',
  username: 'Identifiant',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  withPasskey: 'Utiliser une clé d’accès',
  passkeyCancelled: 'Rien n’a été envoyé : la clé d’accès n’a pas été utilisée.',
  failed: 'Connexion refusée.',
  unreachable: 'Le serveur ne répond pas.',
  serverProblem: 'Le serveur rencontre un problème ; réessayez dans un instant.',
  check: 'Vérifiez l’identifiant et le mot de passe.',
  expired: 'Votre connexion a expiré. Connectez-vous à nouveau.',
  workKept: 'Votre connexion a expiré pendant que vous prépariez une session. Ce qui n’était pas enregistré a été gardé.',
  goOn: 'Reprendre',
  discard: 'Abandonner',
};
