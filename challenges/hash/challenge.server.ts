import {
  type Answer,
  correct,
  defineChecker,
  holdsText,
  incorrect,
  neutral,
  sameText,
  textOf,
  type Variant,
} from '#engine/authoring/server';
import { digestSha256, encodeBase64 } from '#engine/authoring/toolbox';
import type { Account, Call, HashArtifacts, HashReveal } from './artifacts.ts';

const SHIPS = ['Boussole', 'Cardinale', 'Cormoran', 'Estran', 'Hermine', 'Mascaret', 'Sirocco', 'Vigilante'] as const;

const RECIPE =
  'Aide-mémoire pour Yann, qui oublie son mot de passe : un navire de la liste des escales (son préféré, il n’en démord pas), ' +
  'un tiret, le numéro d’escale de ce navire, un point d’exclamation. Exemple de forme : Navire-0000!';
const MIGRATED = 'Compte déjà passé sur la nouvelle application. Nadia a choisi son mot de passe avec un gestionnaire.';

/** The password that the note's recipe makes of a ship's name and number. */
const wordOf = ({ ship, number }: Pick<Call, 'ship' | 'number'>) => `${ship}-${number}!`;

type Leak = {
  readonly password: string;
  readonly calls: readonly Call[];
  /** Salt and hash (`slowDigest`) of the Argon2id account, whose password cannot be guessed; both in hexadecimal. */
  readonly salt: string;
  readonly slowDigest: string;
};

function portCalls(variant: Variant): Call[] {
  return variant
    .shuffle(SHIPS)
    .map((ship) => ({ ship, berth: `Q${variant.integer(1, 4)}`, number: String(variant.integer(1000, 9999)) }));
}

/** Converts hexadecimal bytes to Base64 without padding, as Argon2 writes them. */
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
    return { password: wordOf(variant.pick(calls)), calls, salt: variant.hex(32), slowDigest: variant.hex(64) };
  },

  artifacts: (leak): HashArtifacts => ({ accounts: accountsOf(leak), calls: leak.calls }),

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { password, calls }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, password)) return correct();
    if (holdsText(entered, password)) return incorrect('almost');
    return calls.some((call) => holdsText(entered, wordOf(call))) ? incorrect('other-ship') : incorrect();
  },

  reveal: ({ password, calls }): HashReveal => ({
    note: { encoded: encodeBase64(RECIPE), text: RECIPE },
    digest: digestSha256(password),
    candidates: calls.map(({ ship, number }) => {
      const word = wordOf({ ship, number });
      return { word, digest: digestSha256(word), matches: word === password };
    }),
    accounts: [
      {
        login: 'y.ledantec',
        kept: 'SHA-256, sans sel',
        tries: '8 essais, moins d’un millième de seconde',
        because: 'Le mot de passe suivait une recette, et la recette était dans le fichier.',
        held: false,
      },
      {
        login: 'cabine-portique-4',
        kept: 'SHA-256, sans sel',
        tries: 'aucun essai',
        because: 'Même mot de passe, même empreinte : sans sel, les jumeaux se voient.',
        held: false,
      },
      {
        login: 'n.kervella',
        kept: 'Argon2id, avec un sel',
        tries: 'toutes les recettes du monde n’y suffisent pas',
        because: 'Tiré au hasard, il ne figure dans aucune liste ; et chaque essai occupe 19 Mio de mémoire, exprès.',
        held: true,
      },
    ],
    after:
      'Yann avait changé ce mot de passe avant l’essai, et celui de sa messagerie, qui était le même. Fatou a consigné la violation au registre (RGPD, art. 33.5), puis a pris la parole : « Il y a quelques années, le mien, c’était un prénom, une année et un point d’exclamation. » Malik Benali a effacé l’export, puis trois autres qui dormaient à côté.',
  }),
});
