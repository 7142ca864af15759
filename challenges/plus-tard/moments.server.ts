/** What two weeks of a computer are drawn from: each subject with what is genuine, and what imitates it. */
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Gesture, Moment, Screen } from './artifacts.ts';
import { PRACTICE_BROWSER, PRACTICE_PHONE, PRACTICE_READER, PRACTICE_RESTART } from './practice.server.ts';

export interface Face {
  readonly screen: Screen;
  readonly elsewhere: string;
  readonly right: Gesture;
  readonly why: string;
  /** In place of the subject’s own. */
  readonly options?: Moment['options'];
}

export interface Faces {
  readonly genuine: readonly Face[];
  readonly fake: readonly Face[];
}

export interface Subject extends Pick<Moment, 'question' | 'options'>, Faces {
  readonly doing: readonly string[];
  /** What comes up where nothing counts. */
  readonly practice: Faces;
}

const LEAVE = 'Je ferme sans y toucher, et je signale';
const LATER = 'Plus tard';

const IN_PAGE =
  'L’adresse est celle d’une page, et le bandeau est dessiné dedans. Une page ne sait pas si l’appareil est à jour.';

export const SUBJECTS: readonly Subject[] = [
  {
    question: 'Ce redémarrage ?',
    options: { do: 'J’enregistre et je redémarre d’ici', later: LATER, leave: LEAVE },
    doing: ['Camille Prigent vous attend en réunion.', 'Le tableau des quarts n’est pas fini.'],
    practice: PRACTICE_RESTART,
    genuine: [
      {
        screen: {
          kind: 'notification',
          title: 'Redémarrage nécessaire',
          text: 'Une mise à jour de sécurité est installée. Elle servira au prochain démarrage. Reporté 6 fois.',
          action: 'Redémarrer',
        },
        elsewhere: 'Réglages du PC : un redémarrage attend depuis 6 jours.',
        right: 'do',
        why: 'L’avis sort du bord de l’écran, hors de toute page, et les réglages disent pareil. Tant qu’on n’a pas redémarré, la porte reste ouverte.',
      },
      {
        screen: {
          kind: 'notification',
          title: 'Terminer la mise à jour',
          text: 'Votre PC a besoin de redémarrer, cinq minutes environ. Reporté 9 fois.',
          action: 'Redémarrer',
        },
        elsewhere: 'Réglages du PC : un redémarrage attend depuis 9 jours.',
        right: 'do',
        why: 'L’avis vient du système, hors de toute page, et les réglages le confirment. Cinq minutes à midi, et la faille est fermée.',
      },
    ],
    fake: [
      {
        screen: {
          kind: 'page',
          host: 'horaires-marees.example',
          path: '/quai-3',
          title: 'Votre PC doit redémarrer',
          text: '37 fichiers système sont périmés. Téléchargez l’assistant de redémarrage.',
          action: 'Télécharger l’assistant',
        },
        elsewhere: 'Réglages du PC : à jour, aucun redémarrage n’attend.',
        right: 'leave',
        why: `${IN_PAGE} Et redémarrer ne se télécharge pas.`,
      },
    ],
  },
  {
    question: 'Cette mise à jour du navigateur ?',
    options: { do: 'Je lance la mise à jour d’ici', later: LATER, leave: LEAVE },
    doing: ['Un chauffeur attend une réponse au guichet.', 'Vous avez onze onglets ouverts.'],
    practice: PRACTICE_BROWSER,
    genuine: [
      {
        screen: { kind: 'toolbar', host: 'intranet.brevelle.example', action: 'Relancer pour mettre à jour' },
        elsewhere: 'Navigateur, page « À propos » : une mise à jour est prête, relance nécessaire.',
        right: 'do',
        why: 'Le bouton est dans la barre du navigateur, avec l’adresse : aucune page ne peut y dessiner. Les onglets reviennent après la relance.',
      },
    ],
    fake: [
      {
        screen: {
          kind: 'page',
          host: 'pleine-mer.example',
          path: '/port-brevelle',
          title: 'Navigateur dépassé !',
          text: 'Pour afficher les horaires, installez la version 2026. Gratuit, 30 secondes.',
          action: 'Mettre à jour',
        },
        elsewhere: 'Navigateur, page « À propos » : à jour, vérifié ce matin.',
        right: 'leave',
        why: `${IN_PAGE} Un navigateur se met à jour par son propre menu.`,
      },
      {
        screen: {
          kind: 'page',
          host: 'suivi-camions.example',
          path: '/rdv',
          title: 'Mise à jour critique',
          text: 'Votre navigateur ne sera plus protégé dans 04:59. Cliquez pour corriger.',
          action: 'Corriger maintenant',
        },
        elsewhere: 'Navigateur, page « À propos » : à jour, vérifié ce matin.',
        right: 'leave',
        why: `${IN_PAGE} Le compte à rebours sert à vous empêcher d’aller voir le menu du navigateur.`,
      },
    ],
  },
  {
    question: 'Cette mise à jour du téléphone ?',
    options: { do: 'Je la lance d’ici, ce soir, sur le chargeur', later: LATER, leave: LEAVE },
    doing: ['Il vous reste 34 % de batterie.', 'Vous photographiez des bons de livraison.'],
    practice: PRACTICE_PHONE,
    genuine: [
      {
        screen: {
          kind: 'settings',
          title: 'Version 16.2 disponible',
          text: 'Corrige 14 failles de sécurité. 1,2 Go, vingt minutes.',
          action: 'Installer cette nuit',
        },
        elsewhere: 'Avis du support : téléphones de service, version 16.2 à installer ce mois-ci.',
        right: 'do',
        why: 'Vous êtes dans les réglages du téléphone, la seule adresse d’une mise à jour de téléphone. La nuit, elle ne coûte rien.',
      },
    ],
    fake: [
      {
        screen: {
          kind: 'sms',
          from: frenchSpaces('06 39 98 41 07'),
          text: 'Votre mobile est en retard de 2 versions. Sans mise à jour, la ligne sera suspendue ce soir :',
          link: 'maj-mobile.example/installer',
        },
        elsewhere: 'Réglages du téléphone : à jour, version 16.2.',
        right: 'leave',
        why: 'Un lien dans un SMS, d’un numéro inconnu. Une mise à jour ne vient jamais par message, et une ligne ne se suspend pas pour cela.',
      },
      {
        screen: {
          kind: 'sms',
          from: 'INFO MOBILE',
          text: 'Faille grave sur votre modèle. Correctif officiel à installer avant 20 h :',
          link: 'correctif-telephone.example',
        },
        elsewhere: 'Réglages du téléphone : à jour, version 16.2.',
        right: 'leave',
        why: 'Le nom d’expéditeur d’un SMS se choisit. Le lien mène à une application à installer soi-même, hors des réglages et du magasin.',
      },
    ],
  },
  {
    question: 'Cette mise à jour du lecteur PDF ?',
    options: { do: 'Je l’installe d’ici', later: LATER, leave: LEAVE },
    doing: ['Nadia Kervella attend une facture signée.', 'C’est l’heure du café.'],
    practice: PRACTICE_READER,
    genuine: [
      {
        screen: {
          kind: 'catalogue',
          name: 'Lecteur PDF 12.3',
          text: 'Mise à jour de sécurité, validée par le support le 2 novembre.',
          action: 'Installer',
        },
        elsewhere: 'La Passerelle, page du support : « lecteur PDF, nouvelle version cette quinzaine ».',
        right: 'do',
        why: 'Le centre logiciel de l’entreprise ne propose que ce que le support a vérifié. C’est là que les logiciels se mettent à jour.',
      },
    ],
    fake: [
      {
        screen: {
          kind: 'mail',
          from: 'Support Brévelle',
          address: 'support@brevelle-logiciels.example',
          subject: 'Lecteur PDF : mise à jour obligatoire',
          text: 'Merci d’installer la version jointe avant ce soir. Le centre logiciel est en panne.',
          action: 'LecteurPDF-12.3.exe',
        },
        elsewhere: 'Centre logiciel : ouvert, aucun logiciel en attente.',
        right: 'leave',
        why: 'L’adresse finit par brevelle-logiciels.example, pas par brevelle.example. Un programme joint à un message ne s’installe pas, et l’excuse écarte du bon chemin.',
      },
    ],
  },
];

const DISK_OPTIONS: Moment['options'] = {
  do: 'Je l’éjecte tout de suite et je le range',
  later: 'J’attends la fin, puis je l’éjecte et je le range',
  leave: 'Je le laisse branché pour la semaine prochaine',
};

const UNPLUGGED =
  'Branché, il serait chiffré ou effacé avec le reste. Une copie à l’abri est une copie débranchée, rangée ailleurs.';

/** The backup disk: there is nothing fake about it, but a copy may still be under way. */
export const DISK = {
  question: 'Ce disque de sauvegarde ?',
  options: DISK_OPTIONS,
  doing: ['Votre bus part dans six minutes.', 'Karim Haddad vous attend en bas, moteur allumé.'],
  done: {
    screen: { kind: 'disk', percent: 100, text: 'Copie terminée : 1 248 fichiers.' },
    elsewhere: 'Journal de sauvegarde : terminée il y a neuf minutes, vérifiée.',
    right: 'do',
    options: { ...DISK_OPTIONS, later: 'J’attends encore une heure, puis je l’éjecte et je le range' },
    why: `La copie est finie. ${UNPLUGGED}`,
  },
  underWay: {
    screen: { kind: 'disk', percent: 71, text: 'Copie en cours : reste 4 minutes.' },
    elsewhere: 'Journal de sauvegarde : en cours, fin prévue dans quatre minutes.',
    right: 'later',
    why: `La copie n’est pas finie : quatre minutes, c’est le seul « plus tard » utile de la quinzaine. ${UNPLUGGED}`,
  },
} as const satisfies Omit<Subject, keyof Faces | 'practice'> & { readonly done: Face; readonly underWay: Face };
