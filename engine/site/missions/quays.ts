/** Groups of missions by theme, shown as quays of a port. Pure functions. */

import type { Theme } from '#schemas/manifest/card.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';

/** Quays in the order in which they are shown; `about` tells players the subjects of a quay. */
export const QUAYS = [
  { key: 'messages', title: 'Quai des messages', about: 'E-mails, téléphone, virements' },
  { key: 'keys', title: 'Quai des clés', about: 'Mots de passe, connexions, secrets' },
  { key: 'machines', title: 'Quai des machines', about: 'Mises à jour, rançongiciels, applications' },
  { key: 'sharing', title: 'Quai du partage', about: 'Données, IA, réseaux sociaux' },
  { key: 'premises', title: 'Quai de l’accueil', about: 'Locaux, déplacements' },
  { key: 'code', title: 'Quai du code', about: 'Sites, bases, serveurs' },
  { key: 'open-sea', title: 'Quai du large', about: 'Un peu de tout, et signaler' },
] as const;

type QuayKey = (typeof QUAYS)[number]['key'];

const QUAY_OF: Readonly<Record<Theme, QuayKey>> = {
  email: 'messages',
  phone: 'messages',
  chat: 'messages',
  qr: 'messages',
  payment: 'messages',
  'fake-support': 'messages',
  manipulation: 'messages',
  mfa: 'keys',
  password: 'keys',
  secrets: 'keys',
  ransomware: 'machines',
  updates: 'machines',
  backups: 'machines',
  apps: 'machines',
  ai: 'sharing',
  'personal-data': 'sharing',
  sharing: 'sharing',
  'social-networks': 'sharing',
  premises: 'premises',
  travel: 'premises',
  'web-access': 'code',
  code: 'code',
  databases: 'code',
  servers: 'code',
  reporting: 'open-sea',
  'round-up': 'open-sea',
};

/** Quay of a mission: that of its first theme. */
export function quayOf({ themes: [first] }: Pick<CatalogueEntry, 'themes'>): QuayKey {
  return first === undefined ? 'open-sea' : QUAY_OF[first];
}

export interface Quay {
  readonly key: QuayKey;
  readonly title: string;
  readonly about: string;
  /** Missions in the order of the session. */
  readonly entries: readonly CatalogueEntry[];
}

/** Quays that have missions. */
export function quaysOf(entries: readonly CatalogueEntry[]): Quay[] {
  return QUAYS.map((quay) => ({ ...quay, entries: entries.filter((entry) => quayOf(entry) === quay.key) })).filter(
    (quay) => quay.entries.length > 0,
  );
}
