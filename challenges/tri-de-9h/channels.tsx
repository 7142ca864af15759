import { Mail, MessageSquareText, MessagesSquare, ScanQrCode } from 'lucide-react';
import type { Channel } from './artifacts.ts';

/** Each channel's icon, its name, and its words in the question. */
export const CHANNELS: Readonly<Record<Channel, { readonly Icon: typeof Mail; readonly name: string; readonly that: string }>> = {
  mail: { Icon: Mail, name: 'E-mail', that: 'de cet e-mail' },
  sms: { Icon: MessageSquareText, name: 'SMS', that: 'de ce SMS' },
  chat: { Icon: MessagesSquare, name: 'Discussion', that: 'de ce message' },
  paper: { Icon: ScanQrCode, name: 'Papier', that: 'de ce papier' },
};
