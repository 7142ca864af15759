import { Notice, type NoticeProps } from '#engine/authoring';
import type { LoginQuery, Outcome } from './login-query.ts';

/** The reasons for which the filter of the attacked application stops a query, as the application's history lists them. */
export const FILTER_REASONS: Readonly<Partial<Record<Outcome, string>>> = {
  'listed-word': 'il refuse les commandes de SQL (union, select, like…)',
  comment: 'il refuse les commentaires (--)',
  'added-condition': 'il refuse toute condition ajoutée, sauf une, que l’outil écrit lui-même (voir « À propos de cet outil »)',
};

/** A sentence with the number of accounts for which the condition is true without a password. */
function opened({ accounts }: LoginQuery): string {
  const count = accounts > 1 ? `${accounts} comptes` : 'un compte';
  return `Votre saisie n’est plus un mot de passe : elle rend la condition vraie pour ${count}, sans rien vérifier.`;
}

interface Note {
  readonly tone: NoticeProps['tone'];
  readonly title: string;
  readonly text: (query: LoginQuery, password: string) => string;
}

const NOTES: Readonly<Record<Outcome, Note>> = {
  waiting: {
    tone: 'info',
    title: 'Analyse : en attente',
    text: () => 'Tapez un mot de passe : la requête se complète sous vos yeux.',
  },
  text: {
    tone: 'info',
    title: 'Analyse : simple texte',
    text: (_query, password) =>
      /’|‘/.test(password)
        ? "L’apostrophe courbe (’) n’est qu’une lettre pour la base. Celle de SQL est droite ('). Votre saisie reste un texte."
        : 'Votre saisie reste entre les apostrophes de l’outil. La base cherche ce mot de passe, lettre pour lettre : aucun compte.',
  },
  'listed-word': {
    tone: 'warning',
    title: 'Analyse : mot interdit',
    text: () => `La partie injectée contient une commande, et le filtre l’arrêtera : ${FILTER_REASONS['listed-word']}.`,
  },
  unclosed: {
    tone: 'warning',
    title: 'Analyse : texte non refermé',
    text: () =>
      'Il y a une apostrophe de trop, ou une de moins : un texte s’ouvre et rien ne le referme. La base répondra par une erreur.',
  },
  syntax: {
    tone: 'warning',
    title: 'Analyse : erreur de syntaxe',
    text: ({ near }) =>
      near === ''
        ? 'La base attend encore quelque chose : la condition s’arrête trop tôt.'
        : `Votre apostrophe a refermé le texte. La base lit la suite comme une instruction, et se perd à « ${near} ».`,
  },
  column: {
    tone: 'warning',
    title: 'Analyse : colonne inconnue',
    text: ({ near }) => `La base lit « ${near} » comme un nom de colonne de la table, et n’en a pas de ce nom.`,
  },
  false: {
    tone: 'warning',
    title: 'Analyse : condition fausse',
    text: () => 'Votre saisie est bien lue comme une instruction, mais la condition n’est vraie pour aucun compte.',
  },
  comment: {
    tone: 'warning',
    title: 'Analyse : injection détectée, arrêtée par le filtre',
    text: (query) => `${opened(query)} Mais le filtre relira la requête : ${FILTER_REASONS.comment}.`,
  },
  'added-condition': {
    tone: 'warning',
    title: 'Analyse : injection détectée, arrêtée par le filtre',
    text: (query) => `${opened(query)} Mais le filtre relira la requête : ${FILTER_REASONS['added-condition']}.`,
  },
  true: {
    tone: 'info',
    title: 'Analyse : injection détectée',
    text: (query) =>
      `${opened(query)} Le filtre y reconnaît une formule de l’outil : rien n’arrêtera la requête.${query.cut ? ' Ce qui suit la formule est coupé.' : ''}`,
  },
};

/** The effect that the query would have, shown before it is sent. For display only: the server judges. */
export function Analysis({ query, password }: { readonly query: LoginQuery; readonly password: string }) {
  const { tone, title, text } = NOTES[query.outcome];
  return (
    <div role="status">
      <Notice tone={tone} title={title}>
        <p>{text(query, password)}</p>
        {query.quoteAdded && (
          <p>Le correcteur a ajouté l’apostrophe qui lui semblait oubliée. Un site ordinaire ne le ferait pas.</p>
        )}
        {query.spaceAdded && <p>Le correcteur a remis l’espace qui manquait derrière OR.</p>}
        {query.quoteRemoved && <p>Le correcteur retire l’apostrophe qui resterait seule à la fin.</p>}
      </Notice>
    </div>
  );
}
