/** Labels and icons of the cards, levers and channels. */
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
  Phone,
  PiggyBank,
  ReceiptText,
  Smartphone,
  Timer,
  TriangleAlert,
  Truck,
  UserRound,
  VenetianMask,
} from 'lucide-react';
import type { Channel, Named, Pretext, Sender } from './artifacts.ts';

export interface Word {
  readonly Icon: LucideIcon;
  readonly name: string;
}

export const SENDER_WORDS: Readonly<Record<Sender, Word>> = {
  direction: { Icon: Building2, name: 'La direction' },
  support: { Icon: Headset, name: 'Le support' },
  fournisseur: { Icon: Truck, name: 'Un fournisseur' },
  collegue: { Icon: UserRound, name: 'Un collègue' },
};

export const PRETEXT_WORDS: Readonly<Record<Pretext, Word>> = {
  facture: { Icon: ReceiptText, name: 'Une facture' },
  colis: { Icon: Package, name: 'Un colis' },
  planning: { Icon: CalendarDays, name: 'Un planning' },
  compte: { Icon: KeyRound, name: 'Un compte' },
  cagnotte: { Icon: PiggyBank, name: 'Une cagnotte' },
  contrat: { Icon: FileSignature, name: 'Un contrat' },
};

export const CHANNEL_WORDS: Readonly<Record<Channel, Word>> = {
  mail: { Icon: Mail, name: 'E-mail' },
  sms: { Icon: Smartphone, name: 'SMS' },
  chat: { Icon: MessagesSquare, name: 'Messagerie' },
  appel: { Icon: Phone, name: 'Appel' },
};

export const LEVER_WORDS: Readonly<Record<Named, Word>> = {
  autorite: { Icon: Crown, name: 'Autorité' },
  urgence: { Icon: Timer, name: 'Urgence' },
  service: { Icon: HeartHandshake, name: 'Entraide' },
  gain: { Icon: Gift, name: 'Gain' },
  peur: { Icon: TriangleAlert, name: 'Peur' },
  secret: { Icon: VenetianMask, name: 'Secret' },
  aucun: { Icon: Coffee, name: 'Aucun' },
};
