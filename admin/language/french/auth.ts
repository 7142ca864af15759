import type { SameMessages } from '../catalogue.ts';
import type { auth as English } from '../english/auth.ts';

export const auth: SameMessages<typeof English> = {
  signInTitle: 'Connexion à la console',
  forFacilitators: 'Pour l’équipe d’animation. Les joueurs se connectent depuis le hub, avec leur code de session.',
  username: 'Identifiant',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  withPasskey: 'Utiliser une clé d’accès',
  withProvider: (name) => `Se connecter avec ${name}`,
  returning: 'Connexion…',
  serverAccount: 'Avec le mot de passe du compte du serveur',
  passkeyCancelled: 'Rien n’a été envoyé : la clé d’accès n’a pas été utilisée.',
  recoveryCode: 'Code de secours',
  recoveryAbout:
    'L’un des dix que vous avez imprimés ou gardés en les créant. Majuscules, espaces et tirets sont sans importance.',
  codeUsed: (left) =>
    left === 0
      ? 'C’était votre dernier code de secours. Créez-en de nouveaux dans « Votre compte ».'
      : `Connexion faite avec un code de secours, qui ne servira plus. Il en reste ${left}.`,
  fewCodes: 'Créez-en de nouveaux dans « Votre compte » avant d’en avoir besoin.',
  failed: 'Connexion refusée.',
  unreachable: 'Le serveur ne répond pas.',
  serverProblem: 'Le serveur rencontre un problème ; réessayez dans un instant.',
  check: 'Vérifiez l’identifiant et le mot de passe.',
  idle: (hour) =>
    `Personne ne s’est servi de la console depuis longtemps : elle vous déconnecte à ${hour}. Appuyez sur une touche ou cliquez pour rester.`,
  ends: (hour) => `Cette connexion a douze heures et prend fin à ${hour}. Enregistrez votre travail, puis reconnectez-vous.`,
  newBrowsers: (signIns) =>
    `Votre mot de passe a servi dans un navigateur qui ne s’était encore jamais connecté : ${signIns}. Si ce n’était pas vous, changez de mot de passe sous « Votre compte ».`,
  newBrowser: (device, when) => `${device}, ${when}`,
  expired: 'Votre connexion a expiré. Connectez-vous à nouveau.',
  workKept: 'Votre connexion a expiré pendant que vous prépariez une session. Ce qui n’était pas enregistré a été gardé.',
  goOn: 'Reprendre',
  discard: 'Abandonner',
};
