/** What comes up where nothing counts: the same subjects, and nothing of what a seat is shown. */
import type { Moment } from './artifacts.ts';
import type { Face, Faces } from './moments.server.ts';

const DRAWN_IN =
  'C’est la page qui l’écrit, pas l’appareil : elle ne peut pas savoir ce qui est installé chez vous. On regarde soi-même, dans les réglages.';

export const PRACTICE_RESTART: Faces = {
  genuine: [
    {
      screen: {
        kind: 'notification',
        title: 'Redémarrer pour finir',
        text: 'Trois correctifs attendent le prochain démarrage. Remis à plus tard 4 fois.',
        action: 'Redémarrer',
      },
      elsewhere: 'Réglages du PC : trois correctifs à terminer par un démarrage.',
      right: 'do',
      why: 'Les réglages, que vous avez ouverts vous-même, disent la même chose. Un correctif qui attend ne protège de rien.',
    },
  ],
  fake: [
    {
      screen: {
        kind: 'page',
        host: 'meteo-des-ports.example',
        path: '/brevelle',
        title: 'Système instable',
        text: 'Redémarrez avec notre outil pour retrouver votre vitesse.',
        action: 'Obtenir l’outil',
      },
      elsewhere: 'Réglages du PC : rien à terminer, dernier démarrage hier.',
      right: 'leave',
      why: `${DRAWN_IN} Personne n’a besoin d’un outil pour redémarrer.`,
    },
  ],
};

export const PRACTICE_BROWSER: Faces = {
  genuine: [
    {
      screen: { kind: 'toolbar', host: 'passerelle.brevelle.example', action: 'Mise à jour prête' },
      elsewhere: 'Navigateur, page « À propos » : relancez pour terminer.',
      right: 'do',
      why: 'Le bouton est à côté de la barre d’adresse, et la page « À propos » du navigateur le confirme.',
    },
  ],
  fake: [
    {
      screen: {
        kind: 'page',
        host: 'annuaire-camions.example',
        path: '/pont-bascule',
        title: 'Version non prise en charge',
        text: 'Cette page demande un navigateur plus récent. Un clic suffit.',
        action: 'Installer',
      },
      elsewhere: 'Navigateur, page « À propos » : dernière version installée.',
      right: 'leave',
      why: `${DRAWN_IN} La page « À propos » dit le contraire.`,
    },
  ],
};

export const PRACTICE_PHONE: Faces = {
  genuine: [
    {
      screen: {
        kind: 'settings',
        title: 'Correctif de novembre',
        text: 'Comble 9 failles. 400 Mo, dix minutes.',
        action: 'Installer ce soir',
      },
      elsewhere: 'Avis du support : correctif de novembre à passer sur les téléphones de service.',
      right: 'do',
      why: 'Vous êtes dans les réglages, et le support l’annonce. Dix minutes sur le chargeur.',
    },
  ],
  fake: [
    {
      screen: {
        kind: 'sms',
        from: 'MOBILE PRO',
        text: 'Votre appareil n’est plus conforme. Pour garder vos messages :',
        link: 'conformite-mobile.example/garder',
      },
      elsewhere: 'Réglages du téléphone : rien à installer.',
      right: 'leave',
      why: 'Les réglages ne proposent rien. Un téléphone ne se met pas à jour par le lien d’un SMS.',
    },
  ],
};

export const PRACTICE_READER: Faces = {
  genuine: [
    {
      screen: {
        kind: 'catalogue',
        name: 'Lecteur PDF 12.4',
        text: 'Corrige l’ouverture des pièces signées. Vérifié par le support.',
        action: 'Installer',
      },
      elsewhere: 'La Passerelle : « lecteur PDF 12.4, quand vous voulez cette semaine ».',
      right: 'do',
      why: 'Il est au centre logiciel, et le support l’annonce à part : deux endroits que l’on ouvre soi-même.',
    },
  ],
  fake: [
    {
      screen: {
        kind: 'mail',
        from: 'Assistance logiciels',
        address: 'contact@logiciels-brevelle.example',
        subject: 'Votre lecteur ne s’ouvrira plus demain',
        text: 'Ouvrez le fichier joint, il fait tout sans vous.',
        action: 'Correctif-PDF.exe',
      },
      elsewhere: 'Centre logiciel : le lecteur de ce poste est le dernier.',
      right: 'leave',
      why: 'L’adresse finit par logiciels-brevelle.example, et un programme ne s’ouvre pas depuis un message.',
    },
  ],
};

const options = (later: string): Moment['options'] => ({
  do: 'Je l’éjecte maintenant et je l’emporte à l’abri',
  later,
  leave: 'Je le laisse en place, il servira la prochaine fois',
});

export const PRACTICE_DISK: readonly Face[] = [
  {
    screen: { kind: 'disk', percent: 100, text: 'Sauvegarde complète : 86 dossiers.' },
    elsewhere: 'Journal : achevée à midi, relue sans erreur.',
    right: 'do',
    options: options('J’attends demain matin, puis je l’emporte'),
    why: 'Tout est copié. Resté branché, le disque serait chiffré avec le poste : à l’abri veut dire débranché.',
  },
  {
    screen: { kind: 'disk', percent: 64, text: 'Sauvegarde : encore 6 minutes.' },
    elsewhere: 'Journal : elle avance, il reste six minutes.',
    right: 'later',
    options: options('Je patiente jusqu’au bout, puis je l’emporte'),
    why: 'Coupée avant la fin, une copie n’en est pas une. Six minutes, puis on débranche.',
  },
];
