/** The pool of moments: four subjects, each with genuine and fake notices, and the backup disk. */
import { type Acts, DONE, STOPPED, UNDER_WAY } from './acts.server.ts';
import type { Moment, Screen } from './artifacts.ts';
import { PRACTICE_BROWSER, PRACTICE_PHONE, PRACTICE_READER, PRACTICE_RESTART } from './practice.server.ts';

/** The apparent sender: the device or a program on it, somebody of the company, a website, a stranger. It proves nothing. */
export type Sender = 'device' | 'house' | 'site' | 'stranger';

export interface Face {
  readonly screen: Screen;
  readonly sender: Sender;
  readonly elsewhere: string;
  readonly why: string;
}

export interface Faces {
  readonly genuine: readonly Face[];
  readonly fake: readonly Face[];
}

export interface Subject extends Pick<Moment, 'question' | 'subject' | 'place'>, Faces {
  /** Label of the button in `place`. */
  readonly self: string;
  readonly doing: readonly string[];
  /** Notices for practice. */
  readonly practice: Faces;
}

/** Labels of the buttons: the notice's own, and those of the computer. */
export function buttonsOf(screen: Screen, self: string): Moment['options'] {
  const here = screen.kind === 'sms' ? screen.link : screen.kind === 'disk' ? '' : screen.action;
  return { self, here, later: LATER[screen.kind], report: 'Signaler au support' };
}

/** Label for putting a notice off: a button's; a message is left in its list instead, and a page imitates the button. */
const LATER: Readonly<Record<Screen['kind'], string>> = {
  notice: 'Plus tard',
  'phone-notice': 'Plus tard',
  toolbar: 'Plus tard',
  page: 'Plus tard',
  sms: 'Laisser pour plus tard',
  mail: 'Laisser pour plus tard',
  disk: '',
};

export const SUBJECTS: readonly Subject[] = [
  {
    question: 'Ce redémarrage ?',
    subject: 'redémarrage du PC',
    place: 'les réglages du PC',
    self: 'Redémarrer ce soir, d’ici',
    doing: ['Camille Prigent vous attend en réunion.', 'Le tableau des quarts n’est pas fini.'],
    practice: PRACTICE_RESTART,
    genuine: [
      {
        sender: 'device',
        screen: {
          kind: 'notice',
          from: 'Mises à jour du PC',
          title: 'Redémarrage nécessaire',
          text: 'Un correctif de sécurité est installé. Il servira au prochain démarrage. Reporté 6 fois.',
          action: 'Redémarrer',
        },
        elsewhere: 'Un redémarrage attend depuis 6 jours.',
        why: 'Les réglages, ouverts par vous, l’attendent depuis six jours. Tant qu’on n’a pas redémarré, la porte reste ouverte.',
      },
      {
        sender: 'house',
        screen: {
          kind: 'mail',
          from: 'Malik Benali',
          address: 'malik.benali@brevelle.example',
          subject: 'Votre PC attend un redémarrage',
          text: 'Un correctif est posé, il lui manque un démarrage. Merci de le faire aujourd’hui.',
          action: 'intranet.brevelle.example/redemarrer',
        },
        elsewhere: 'Un redémarrage attend depuis 9 jours.',
        why: 'L’adresse est celle de Malik, et surtout, les réglages disent pareil. Cinq minutes, et la faille est fermée.',
      },
    ],
    fake: [
      {
        sender: 'site',
        screen: {
          kind: 'notice',
          from: 'Navigateur',
          via: 'horaires-marees.example',
          title: 'Redémarrage nécessaire',
          text: '37 fichiers système sont périmés. Votre PC n’est plus protégé.',
          action: 'Redémarrer',
        },
        elsewhere: 'Tout est à jour. Aucun redémarrage n’attend.',
        why: 'Un site autorisé un jour écrit lui aussi au bord de l’écran, son nom en petit. Les réglages n’attendent rien.',
      },
      {
        sender: 'device',
        screen: {
          kind: 'notice',
          from: 'Centre de mises à jour',
          title: 'Redémarrage conseillé',
          text: 'Votre PC est lent. Redémarrez avec l’assistant pour terminer trois mises à jour.',
          action: 'Continuer',
        },
        elsewhere: 'Tout est à jour. « Centre de mises à jour » : programme ajouté en octobre, avec un convertisseur gratuit.',
        why: 'Ce nom sonne juste, et se choisit : le programme est venu avec un convertisseur gratuit. Les réglages n’attendent rien.',
      },
    ],
  },
  {
    question: 'Cette mise à jour du navigateur ?',
    subject: 'mise à jour du navigateur',
    place: 'le menu du navigateur',
    self: 'Relancer aujourd’hui, d’ici',
    doing: ['Un chauffeur attend une réponse au guichet.', 'Vous avez onze onglets ouverts.'],
    practice: PRACTICE_BROWSER,
    genuine: [
      {
        sender: 'device',
        screen: { kind: 'toolbar', host: 'intranet.brevelle.example', action: 'Relancer pour mettre à jour' },
        elsewhere: '« À propos » : une nouvelle version est prête, relance nécessaire.',
        why: 'Le menu du navigateur annonce la même version. Les onglets reviennent après la relance.',
      },
      {
        sender: 'site',
        screen: {
          kind: 'page',
          host: 'rdv-quais.example',
          path: '/camions',
          title: 'Votre navigateur a vieilli',
          text: 'Certaines pages s’afficheront mal tant qu’une version récente ne sera pas installée.',
          action: 'Comment faire ?',
        },
        elsewhere: '« À propos » : version de septembre, une nouvelle attend.',
        why: 'Un site inconnu peut dire vrai. Son bouton ne sert à rien : le menu du navigateur avait la nouvelle version.',
      },
    ],
    fake: [
      {
        sender: 'site',
        screen: {
          kind: 'page',
          host: 'pleine-mer.example',
          path: '/port-brevelle',
          title: 'Navigateur dépassé !',
          text: 'Pour afficher les horaires, installez la version 2026. Gratuit, 30 secondes.',
          action: 'Mettre à jour',
        },
        elsewhere: '« À propos » : tout est à jour, vérifié ce matin.',
        why: 'Une page peut tout dessiner, même une mise à jour. Celle du navigateur vient de son menu, qui n’attendait rien.',
      },
      {
        sender: 'device',
        screen: { kind: 'toolbar', host: 'suivi-camions.example', action: 'Onglets+ : mise à jour prête' },
        elsewhere: '« À propos » : tout est à jour. Extension « Onglets+ » : le support ne la connaît pas.',
        why: 'La barre n’est pas réservée au navigateur : une extension y pose son bouton. Le support ne connaît pas celle-ci.',
      },
    ],
  },
  {
    question: 'Cette mise à jour du téléphone ?',
    subject: 'mise à jour du téléphone',
    place: 'les réglages du téléphone',
    self: 'Chercher et installer ce soir, d’ici',
    doing: ['Il vous reste 34 % de batterie.', 'Vous photographiez des bons de livraison.'],
    practice: PRACTICE_PHONE,
    genuine: [
      {
        sender: 'device',
        screen: {
          kind: 'phone-notice',
          from: 'Réglages',
          title: 'Correctif de sécurité prêt',
          text: 'Correctif 2026-10 : 14 failles comblées, vingt minutes.',
          action: 'Installer cette nuit',
        },
        elsewhere: 'Correctif 2026-10 : prêt, en attente.',
        why: 'Les réglages, ouverts par vous, ont bien ce correctif. La nuit, sur le chargeur, il ne coûte rien.',
      },
      {
        sender: 'stranger',
        screen: {
          kind: 'sms',
          from: '06 39 98 12 60',
          text: 'Malik, du support, depuis le portable d’astreinte : un correctif à passer aujourd’hui, par vos réglages. Le pas à pas :',
          link: 'intranet.brevelle.example/telephones',
        },
        elsewhere: 'Correctif 2026-10 : prêt, en attente.',
        why: 'Un numéro inconnu ne prouve rien, ni pour ni contre. Les réglages, eux, ont bien ce correctif.',
      },
    ],
    fake: [
      {
        sender: 'site',
        screen: {
          kind: 'phone-notice',
          from: 'Navigateur',
          via: 'colis-du-quai.example',
          title: 'Correctif de sécurité prêt',
          text: 'Virus possible : il manque un correctif à votre téléphone.',
          action: 'Installer',
        },
        elsewhere: 'Tout est à jour : correctif 2026-10 installé.',
        why: 'Un site autorisé par mégarde écrit aussi dans les notifications, son nom en petit. Les réglages sont à jour.',
      },
      {
        sender: 'house',
        screen: {
          kind: 'sms',
          from: 'BREVELLE',
          text: 'Support : votre mobile est en retard de deux versions, la ligne sera suspendue ce soir. Pour l’éviter :',
          link: 'maj-mobile.example/installer',
        },
        elsewhere: 'Tout est à jour : correctif 2026-10 installé.',
        why: 'Le nom qui signe un SMS se choisit. Les réglages sont à jour, et une ligne ne se suspend pas pour cela.',
      },
    ],
  },
  {
    question: 'Cette mise à jour du lecteur PDF ?',
    subject: 'mise à jour du lecteur PDF',
    place: 'le centre logiciel',
    self: 'Chercher et installer, d’ici',
    doing: ['Nadia Kervella attend une facture signée.', 'Votre réunion commence dans dix minutes.'],
    practice: PRACTICE_READER,
    genuine: [
      {
        sender: 'device',
        screen: {
          kind: 'notice',
          from: 'Centre logiciel',
          title: 'Lecteur PDF 26.4',
          text: 'Correctif de sécurité, vérifié par le support. Cinq minutes.',
          action: 'Installer',
        },
        elsewhere: 'Lecteur PDF 26.4 : en attente sur ce poste.',
        why: 'Le centre logiciel, ouvert par vous, propose bien cette version. Le support l’a vérifiée.',
      },
      {
        sender: 'house',
        screen: {
          kind: 'page',
          host: 'intranet.brevelle.example',
          path: '/accueil',
          title: 'Lecteur PDF : à mettre à jour',
          text: 'Une faille est exploitée en ce moment. La nouvelle version vous attend.',
          action: 'Ouvrir le centre logiciel',
        },
        elsewhere: 'Lecteur PDF 26.4 : en attente sur ce poste.',
        why: 'Un bandeau dans une page n’est pas toujours faux : celui-ci est de La Passerelle, et le centre logiciel le confirme.',
      },
      {
        sender: 'house',
        screen: {
          kind: 'notice',
          from: 'Navigateur',
          via: 'intranet.brevelle.example',
          title: 'Lecteur PDF : nouvelle version',
          text: 'Le support l’a vérifiée ce matin. Merci de l’installer aujourd’hui.',
          action: 'Voir',
        },
        elsewhere: 'Lecteur PDF 26.4 : en attente sur ce poste.',
        why: 'Cette notification vient d’un site, mais du vôtre : La Passerelle. Le centre logiciel, ouvert par vous, le confirme.',
      },
    ],
    fake: [
      {
        sender: 'stranger',
        screen: {
          kind: 'mail',
          from: 'Support Brévelle',
          address: 'support@brevelle-logiciels.example',
          subject: 'Lecteur PDF : mise à jour obligatoire',
          text: 'Merci d’installer la version jointe avant ce soir. Le centre logiciel est en panne.',
          action: 'LecteurPDF-26.4.exe',
        },
        elsewhere: 'Il est ouvert. Aucun logiciel en attente sur ce poste.',
        why: 'Un programme joint ne s’installe pas, et l’excuse écarte du bon chemin : le centre logiciel n’est pas en panne.',
      },
      {
        sender: 'house',
        screen: {
          kind: 'mail',
          from: 'Camille Prigent',
          address: 'camille.prigent@brevelle.example',
          subject: 'Tr : lecteur PDF, version à installer',
          text: 'On m’a envoyé ça, je fais suivre. À installer avant ce soir, il paraît.',
          action: 'LecteurPDF-26.4.exe',
        },
        elsewhere: 'Aucun logiciel en attente sur ce poste.',
        why: 'C’est bien Camille, qui croit rendre service. Un programme joint ne s’installe pas ; le centre logiciel n’attendait rien.',
      },
    ],
  },
];

export interface DiskFace extends Pick<Face, 'screen' | 'elsewhere' | 'why'> {
  readonly acts: Acts;
}

/**
 * The options for the disk. If the copy is under way, waiting and taking away swap their values in the answer (`UNDER_WAY`); on the screen
 * their order is always the same (`DaySeen`).
 */
export function diskOptions(options: Moment['options'], acts: Acts): Moment['options'] {
  return acts === UNDER_WAY ? { ...options, here: options.later, later: options.here } : options;
}

/** The backup disk. It is never fake, but its copy is finished, under way or stopped; the log tells which. */
export const DISK = {
  question: 'Ce disque de sauvegarde ?',
  subject: 'copie de sauvegarde',
  place: 'le journal de sauvegarde',
  options: {
    self: 'Le garder branché en permanence',
    here: 'L’éjecter et le ranger',
    later: 'Le laisser finir, puis le ranger',
    report: 'Signaler une copie bloquée',
  },
  doing: ['Votre bus part dans six minutes.', 'Karim Haddad vous attend en bas, moteur allumé.'],
} as const satisfies Pick<Moment, 'question' | 'subject' | 'place' | 'options'> & { readonly doing: readonly string[] };

export const DISK_FACES: readonly DiskFace[] = [
  {
    screen: { kind: 'disk', percent: 100, text: 'Sauvegarde sur le disque remis par le support : 1 248 fichiers sur 1 248.' },
    elsewhere: 'Terminée il y a neuf minutes, vérifiée.',
    acts: DONE,
    why: 'La copie est finie. Branché, le disque serait chiffré ou effacé avec le reste : à l’abri veut dire débranché, ailleurs.',
  },
  {
    screen: { kind: 'disk', percent: 71, text: 'Sauvegarde sur le disque remis par le support : 886 fichiers sur 1 248.' },
    elsewhere: 'En cours, fin prévue dans quatre minutes.',
    acts: UNDER_WAY,
    why: 'Quatre minutes, et la copie est entière : le seul « plus tard » utile de la quinzaine. Puis on débranche.',
  },
  {
    screen: { kind: 'disk', percent: 64, text: 'Sauvegarde sur le disque remis par le support : 798 fichiers sur 1 248.' },
    elsewhere: 'Arrêtée hier soir : disque plein. 450 fichiers n’ont pas été copiés.',
    acts: STOPPED,
    why: 'Arrêtée depuis hier, elle ne finira pas : la ranger ainsi donnerait une sauvegarde qui manque le jour venu.',
  },
];
