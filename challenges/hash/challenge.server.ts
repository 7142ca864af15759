import {
  type Answer,
  correct,
  defineChecker,
  incorrect,
  neutral,
  sameText,
  textOf,
  type Variant,
} from '#engine/authoring/server';
import { digestSha256, encodeBase64 } from '#engine/authoring/toolbox';
import type { Account, Call, HashArtifacts } from './artifacts.ts';

const SHIPS = ['Boussole', 'Cardinale', 'Cormoran', 'Estran', 'Hermine', 'Mascaret', 'Sirocco', 'Vigilante'] as const;

const RECIPE =
  'Aide-mémoire pour Yann, qui oublie son mot de passe : un navire de la liste des escales (son préféré, il n’en démord pas), ' +
  'un tiret, le numéro d’escale de ce navire, un point d’exclamation. Exemple de forme : Navire-0000!';
const MIGRATED = 'Compte déjà passé sur la nouvelle application. Nadia a choisi son mot de passe avec un gestionnaire.';

type Leak = {
  readonly password: string;
  readonly calls: readonly Call[];
  /** Bytes of a password that nobody will find: salt and hash, in hexadecimal. */
  readonly salt: string;
  readonly slowDigest: string;
};

function portCalls(variant: Variant): Call[] {
  return variant
    .shuffle(SHIPS)
    .map((ship) => ({ ship, berth: `Q${variant.integer(1, 4)}`, number: String(variant.integer(1000, 9999)) }));
}

/** Bytes in hexadecimal → Base64 without padding, as Argon2 writes them. */
function phcBase64(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
}

function accountsOf({ password, salt, slowDigest }: Leak): Account[] {
  const fast = { algorithm: 'SHA-256', salt: null, digest: digestSha256(password) } as const;
  return [
    { login: 'y.ledantec', ...fast, note: encodeBase64(RECIPE) },
    { login: 'cabine-portique-4', ...fast, note: null },
    {
      login: 'n.kervella',
      algorithm: 'Argon2id',
      salt: phcBase64(salt),
      digest: `$argon2id$v=19$m=19456,t=2,p=1$${phcBase64(salt)}$${phcBase64(slowDigest)}`,
      note: encodeBase64(MIGRATED),
    },
  ];
}

export default defineChecker({
  secrets: (variant): Leak => {
    const calls = portCalls(variant);
    const { ship, number } = variant.pick(calls);
    return { password: `${ship}-${number}!`, calls, salt: variant.hex(32), slowDigest: variant.hex(64) };
  },

  artifacts: (leak): HashArtifacts => ({ accounts: accountsOf(leak), calls: leak.calls }),

  /** Trimmed, exact (specification, section 5). */
  check(answer: Answer, { password }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    return sameText(entered, password) ? correct() : incorrect();
  },
});
