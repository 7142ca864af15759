/** The notices for practice: the same subjects, with no text that occurs in play that counts. */
import { DONE, STOPPED, UNDER_WAY } from './acts.server.ts';
import type { Moment } from './artifacts.ts';
import type { DiskFace, Faces } from './moments.server.ts';

export const PRACTICE_RESTART: Faces = {
  genuine: [
    {
      sender: 'device',
      screen: {
        kind: 'notice',
        from: 'Système',
        title: 'Redémarrer pour finir',
        text: 'Trois correctifs attendent le prochain démarrage. Remis à plus tard 4 fois.',
        action: 'Redémarrer maintenant',
      },
      elsewhere: 'Trois correctifs, à terminer par un démarrage.',
      why: 'Les réglages, que vous avez ouverts vous-même, disent pareil. Un correctif qui attend ne protège de rien.',
    },
  ],
  fake: [
    {
      sender: 'site',
      screen: {
        kind: 'page',
        host: 'meteo-des-ports.example',
        path: '/brevelle',
        title: 'Système instable',
        text: 'Redémarrez avec notre outil pour retrouver votre vitesse.',
        action: 'Obtenir l’outil',
      },
      elsewhere: 'Rien à terminer : dernier démarrage hier.',
      why: 'Redémarrer ne demande aucun outil, et les réglages n’en ont pas besoin.',
    },
  ],
};

export const PRACTICE_BROWSER: Faces = {
  genuine: [
    {
      sender: 'device',
      screen: { kind: 'toolbar', host: 'passerelle.brevelle.example', action: 'Nouvelle version prête' },
      elsewhere: 'Page « À propos » : relancez pour terminer.',
      why: 'Ce que dit le bouton, la page « À propos » du menu le confirme.',
    },
  ],
  fake: [
    {
      sender: 'site',
      screen: {
        kind: 'page',
        host: 'annuaire-camions.example',
        path: '/pont-bascule',
        title: 'Version non prise en charge',
        text: 'Cette page demande un navigateur plus récent. Un clic suffit.',
        action: 'Télécharger',
      },
      elsewhere: 'Page « À propos » : dernière version en place, rien à installer.',
      why: 'La page « À propos », ouverte par vous, dit le contraire.',
    },
  ],
};

export const PRACTICE_PHONE: Faces = {
  genuine: [
    {
      sender: 'stranger',
      screen: {
        kind: 'sms',
        from: 'SUPPORT BRV',
        text: 'Téléphones de service : pensez au correctif du mois, dans vos réglages. Explications :',
        link: 'passerelle.brevelle.example/mobile',
      },
      elsewhere: 'Un correctif de 400 Mo, à installer.',
      why: 'Vous l’avez trouvé vous-même dans les réglages. Dix minutes sur le chargeur.',
    },
  ],
  fake: [
    {
      sender: 'site',
      screen: {
        kind: 'phone-notice',
        from: 'Explorateur web',
        via: 'conformite-mobile.example',
        title: 'Appareil non conforme',
        text: 'Pour garder vos messages, appliquez le correctif officiel.',
        action: 'Garder',
      },
      elsewhere: 'Rien à installer.',
      why: 'Les réglages ne proposent rien. La petite ligne nomme le site qui écrit.',
    },
  ],
};

export const PRACTICE_READER: Faces = {
  genuine: [
    {
      sender: 'house',
      screen: {
        kind: 'notice',
        from: 'Explorateur web',
        via: 'passerelle.brevelle.example',
        title: 'Lecteur PDF 26.5',
        text: 'Corrige l’ouverture des pièces signées. Quand vous voulez cette semaine.',
        action: 'Lire l’avis',
      },
      elsewhere: 'Lecteur PDF 26.5 : à installer.',
      why: 'Le catalogue de l’entreprise, ouvert par vous, l’a vraiment.',
    },
  ],
  fake: [
    {
      sender: 'stranger',
      screen: {
        kind: 'mail',
        from: 'Assistance logiciels',
        address: 'contact@logiciels-brevelle.example',
        subject: 'Votre lecteur ne s’ouvrira plus demain',
        text: 'Ouvrez le fichier joint, il fait tout sans vous.',
        action: 'Correctif-PDF.exe',
      },
      elsewhere: 'Rien à installer : le lecteur de ce poste est le dernier.',
      why: 'Un programme ne s’ouvre pas depuis un message, et le catalogue n’a rien à faire.',
    },
  ],
};

/** The options for the disk in practice. */
export const PRACTICE_DISK_OPTIONS: Moment['options'] = {
  here: 'Je débranche le disque et je l’emporte à l’abri',
  self: 'Je n’y touche pas, jusqu’à la prochaine fois',
  report: 'J’appelle le support : cette copie est en panne',
  later: 'Je patiente jusqu’au bout, puis je l’emporte',
};

export const PRACTICE_DISK: readonly DiskFace[] = [
  {
    screen: { kind: 'disk', percent: 100, text: 'Copie sur le disque du support : 86 dossiers sur 86.' },
    elsewhere: 'Achevée il y a dix minutes, relue sans erreur.',
    acts: DONE,
    why: 'Tout est copié. Resté branché, le disque serait chiffré avec le poste.',
  },
  {
    screen: { kind: 'disk', percent: 60, text: 'Copie sur le disque du support : 52 dossiers sur 86.' },
    elsewhere: 'Elle avance, il reste six minutes.',
    acts: UNDER_WAY,
    why: 'Coupée avant la fin, une copie n’en est pas une. Six minutes, puis on débranche.',
  },
  {
    screen: { kind: 'disk', percent: 55, text: 'Copie sur le disque du support : 47 dossiers sur 86.' },
    elsewhere: 'Interrompue ce matin : le câble a bougé.',
    acts: STOPPED,
    why: 'Elle ne reprendra pas seule : le support la relance, et l’on vérifie.',
  },
];
