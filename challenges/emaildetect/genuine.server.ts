/**
 * Mails that Inès really wrote, for comparison: a personal greeting, time to answer, a link to the intranet, a telephone number to ask at.
 */
import { type Annotated, annotate } from './annotated.server.ts';
import { CAMILLE } from './mails.server.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly path: string;
  readonly call: string;
  readonly attachment: { readonly name: string; readonly size: string; readonly preview: string };
}

export interface Genuine extends Annotated {
  readonly id: string;
}

const good = (name: string, text: string) => ({ kind: 'genuine', name, text }) as const;

function genuine({ subject, text, button, path, call, attachment }: Words): Genuine {
  return {
    id: path,
    ...annotate({
      head: {
        id: 'lundi',
        folder: 'inbox',
        to: CAMILLE,
        time: 'Lun.',
        date: 'lundi 16 novembre 2026, 10:20',
        attachment,
      },
      name: 'Inès Moreau',
      address: 'ines.moreau@[brevelle.example]',
      sender: good('L’adresse de l’entreprise', 'La même que dans l’annuaire, jusqu’au dernier mot.'),
      subject: { text: subject },
      lines: [
        {
          text: '[Bonjour Camille,]',
          note: good(
            'Une salutation personnalisée',
            'La voici, la vraie. Elle met en confiance, sans rien garantir : un prénom se trouve en ligne en une minute.',
          ),
        },
        { text, note: good('Du temps', 'Plus d’une semaine, et aucune menace pour celles et ceux qui l’oublieraient.') },
        {
          link: button,
          address: `https://[intranet.brevelle.example]/rh/${path}`,
          button: true,
          note: good('Un lien qui mène chez nous', 'Le nom du site finit par brevelle.example.'),
        },
        {
          text: call,
          note: good('Une porte ouverte', 'Le poste est celui de l’annuaire, et l’on vous invite à vous en servir.'),
        },
      ],
      signature: ['Inès Moreau', 'Ressources humaines, poste 4120'],
    }),
  };
}

export const SEATS: readonly Genuine[] = [
  genuine({
    subject: 'Entretiens annuels : choisissez votre créneau',
    text: 'Les entretiens annuels auront lieu du 1er au 18 décembre. Vous pouvez choisir un créneau sur La Passerelle [quand vous voudrez, d’ici au 27 novembre].',
    button: 'Choisir un créneau',
    path: 'entretiens',
    call: 'Le guide est joint. Si aucun horaire ne convient à votre équipe, [appelez-moi], nous trouverons autre chose.',
    attachment: {
      name: 'Guide_entretien_2026.pdf',
      size: '214 Ko',
      preview:
        'Guide de l’entretien annuel, 4 pages : préparer l’entretien, faire le point sur l’année, parler des formations souhaitées.',
    },
  }),
  genuine({
    subject: 'Formations 2027 : vos souhaits',
    text: 'Le catalogue de 2027 est en ligne. Vous pouvez indiquer vos souhaits sur La Passerelle, [à votre rythme, d’ici à la fin de l’année].',
    button: 'Voir le catalogue',
    path: 'catalogue-2027',
    call: 'Le mode d’emploi est joint. Une question ? [Appelez-moi], ou passez au bureau.',
    attachment: {
      name: 'Formations_2027.pdf',
      size: '188 Ko',
      preview: 'Formations 2027, mode d’emploi, 2 pages : choisir, en parler avec son responsable, suivre sa demande.',
    },
  }),
  genuine({
    subject: 'Réveillons : qui est d’astreinte ?',
    text: 'Le tableau des astreintes de fin d’année est ouvert. Vous pouvez noter vos préférences sur La Passerelle [jusqu’au 4 décembre].',
    button: 'Ouvrir le tableau',
    path: 'astreintes',
    call: 'La règle de partage est jointe. Si deux demandes se croisent, [appelez-moi], on s’arrangera.',
    attachment: {
      name: 'Astreintes_regle.pdf',
      size: '96 Ko',
      preview: 'Règle de partage des astreintes, 1 page : une année sur deux, échange possible entre collègues.',
    },
  }),
];

/** Mails for practice. */
export const PRACTICE: readonly Genuine[] = [
  genuine({
    subject: 'Visite médicale : choisissez votre date',
    text: 'Le médecin du travail reçoit du 30 novembre au 11 décembre. Vous pouvez choisir une date sur La Passerelle [d’ici au 27 novembre].',
    button: 'Choisir une date',
    path: 'visite-medicale',
    call: 'Le plan d’accès est joint. Si vous travaillez de nuit, [appelez-moi], nous déplacerons le rendez-vous.',
    attachment: {
      name: 'Plan_acces.pdf',
      size: '120 Ko',
      preview: 'Plan d’accès au cabinet, 1 page : entrée par la rue du Môle, deuxième étage.',
    },
  }),
];
