/** How cards, levers and channels are called and drawn on the screen. */
import {
  Building2,
  CalendarDays,
  Coffee,
  Crown,
  FileSignature,
  Gift,
  Headset,
  HeartHandshake,
  KeyRound,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Package,
  PartyPopper,
  Phone,
  ReceiptText,
  Smartphone,
  Timer,
  TriangleAlert,
  Truck,
  UserRound,
  VenetianMask,
} from 'lucide-react';
import type { Channel, Lure, Named, Pretext, Sender } from './artifacts.ts';

export interface Word {
  readonly Icon: LucideIcon;
  readonly name: string;
  /** Within the sentence that tells the whole lure. */
  readonly within: string;
}

export const SENDER_WORDS: Readonly<Record<Sender, Word>> = {
  direction: { Icon: Building2, name: 'La direction', within: 'de la direction' },
  support: { Icon: Headset, name: 'Le support', within: 'du support' },
  fournisseur: { Icon: Truck, name: 'Un fournisseur', within: 'd’un fournisseur' },
  collegue: { Icon: UserRound, name: 'Un collègue', within: 'd’un collègue' },
};

export const PRETEXT_WORDS: Readonly<Record<Pretext, Word>> = {
  facture: { Icon: ReceiptText, name: 'Une facture', within: 'une facture' },
  colis: { Icon: Package, name: 'Un colis', within: 'un colis' },
  planning: { Icon: CalendarDays, name: 'Un planning', within: 'un planning' },
  compte: { Icon: KeyRound, name: 'Un compte', within: 'un compte à confirmer' },
  depart: { Icon: PartyPopper, name: 'Une fête', within: 'une fête de départ' },
  contrat: { Icon: FileSignature, name: 'Un contrat', within: 'un contrat' },
};

export const CHANNEL_WORDS: Readonly<Record<Channel, Word>> = {
  mail: { Icon: Mail, name: 'E-mail', within: 'Un e-mail' },
  sms: { Icon: Smartphone, name: 'SMS', within: 'Un SMS' },
  chat: { Icon: MessagesSquare, name: 'Messagerie', within: 'Un message d’équipe' },
  appel: { Icon: Phone, name: 'Appel', within: 'Un appel' },
};

export const LEVER_WORDS: Readonly<Record<Named, Word & { readonly meaning: string }>> = {
  autorite: {
    Icon: Crown,
    name: 'Autorité',
    within: 'l’autorité',
    meaning: 'On invoque un rang ou un titre, pour que vous n’osiez pas demander.',
  },
  urgence: { Icon: Timer, name: 'Urgence', within: 'l’urgence', meaning: 'On vous prive du temps de réfléchir.' },
  service: {
    Icon: HeartHandshake,
    name: 'Entraide',
    within: 'l’envie d’aider',
    meaning: 'On s’adresse à votre gentillesse.',
  },
  gain: { Icon: Gift, name: 'Gain', within: 'l’espoir d’un gain', meaning: 'On vous promet quelque chose.' },
  peur: { Icon: TriangleAlert, name: 'Peur', within: 'la peur', meaning: 'On vous montre ce que vous allez perdre.' },
  secret: {
    Icon: VenetianMask,
    name: 'Secret',
    within: 'le secret',
    meaning: 'On vous demande de n’en parler à personne.',
  },
  aucun: {
    Icon: Coffee,
    name: 'Aucun',
    within: 'rien',
    meaning: 'On ne pousse nulle part : on demande, et on vous laisse faire.',
  },
};

/** The whole lure in one sentence. */
export function tellLure({ sender, pretext, lever, channel }: Lure): string {
  return `${CHANNEL_WORDS[channel].within} ${SENDER_WORDS[sender].within}, à propos d’${PRETEXT_WORDS[pretext].within}, qui joue sur ${LEVER_WORDS[lever].within}.`;
}
