/**
 * Three assistants for one task, and doing without. Neither the name nor the access is right by itself: the catalogue lists both together.
 */
import type { Variant } from '#engine/authoring/server';

/** Names of assistants. Some contain the company's name, which proves nothing: any assistant can have such a name. */
const NAMES = [
  'Alizé',
  'Boussole',
  'Cormoran',
  'Sextant',
  'Sirocco',
  'Assistant Brévelle',
  'Brévelle Résumé',
  'Le Quai IA',
] as const;

/** Ways to open an assistant that anybody can offer. A link on the company's own intranet is none of them: a trap could not have one. */
const ACCESSES = ['Par une icône du bureau', 'Dans la messagerie', 'Dans le tableur', 'Avec votre compte Brévelle'] as const;

/** Descriptions, each of which fits any kind of assistant. */
const PROMISES = [
  'Un peu lent. Trois pages au plus.',
  'Très rapide. Ne lit pas les images.',
  'Le plus connu. Conseillé par un collègue.',
  'Déjà utilisé dans deux services.',
  'Très bien noté. L’historique s’efface d’un geste.',
] as const;

/**
 * `house`: name and access are in the catalogue. `lookalike`: the name is not. `private`: the name is, but the account is a private one.
 * `extension`: a browser extension that is not in the catalogue. `hand`: no assistant.
 */
export type ToolKind = 'house' | 'lookalike' | 'private' | 'extension' | 'hand';

export interface Tool {
  readonly id: string;
  readonly kind: ToolKind;
  readonly name: string;
  readonly account: string;
  readonly promise: string;
}

export interface DrawnTools {
  /** The offered assistants in a drawn order, then the entry for doing without any. */
  readonly tools: readonly Tool[];
  readonly catalogue: readonly { readonly name: string; readonly access: string }[];
  /** Kind of the right tool. */
  readonly right: ToolKind;
}

/** Label for doing without an assistant. */
export const BY_HAND = 'Aucun des trois';

/** Draws the tools. @param byHand whether no assistant may be given this task */
export function drawTools(variant: Variant, byHand: boolean): DrawnTools {
  const [listed = '', alsoListed = '', unlisted = '', plugin = ''] = variant.shuffle(NAMES);
  const [access = '', otherAccess = '', thirdAccess = ''] = variant.shuffle(ACCESSES);
  const absent = !byHand && variant.integer(1, 4) === 1;
  const [first = '', second = '', third = ''] = variant.shuffle(PROMISES);
  const house = { kind: 'house', name: listed, account: access, promise: first } as const;
  const lookalike = {
    kind: 'lookalike',
    name: unlisted,
    account: variant.pick([thirdAccess, access]),
    promise: second,
  } as const;
  const personal = {
    kind: 'private',
    name: alsoListed,
    account: 'Sur son site, avec votre adresse personnelle',
    promise: third,
  } as const;
  const extension = {
    kind: 'extension',
    name: plugin,
    account: 'Extension du navigateur',
    promise: 'Résume d’un clic. Lit et modifie vos pages.',
  } as const;
  const offered = absent ? [lookalike, personal, extension] : [house, lookalike, variant.pick([personal, extension])];
  const hand = {
    kind: 'hand',
    name: BY_HAND,
    account: 'À la main, à deux, avec une collègue',
    promise: 'Vingt minutes. Elle lit ce que vous n’avez pas barré.',
  } as const;
  return {
    tools: [...variant.shuffle(offered), hand].map((tool, index) => ({ id: `outil-${index + 1}`, ...tool })),
    catalogue: variant.shuffle([
      { name: listed, access },
      { name: alsoListed, access: otherAccess },
    ]),
    right: byHand || absent ? 'hand' : 'house',
  };
}

/** The catalogue's rule for using assistants. */
export const CATALOGUE_RULE =
  'Pour résumer, rédiger, calculer, chercher une panne. Jamais pour noter, classer ou écarter des personnes.';

/** Explanation of how each kind of tool treats a text; shown after the solve. */
export const TOOL_TRUTHS: Readonly<Record<ToolKind, string>> = {
  house:
    'Au catalogue, avec cet accès : un contrat dit où va le texte, et qu’il n’entraîne rien. Le rouge n’y entre pas pour autant.',
  lookalike: 'Absent du catalogue : ni un nom, ni un « compte Brévelle » ne valent un contrat.',
  private: 'Ce nom est au catalogue, cet accès non : sous votre adresse, le texte peut être conservé, relu, réutilisé.',
  extension: 'Absente du catalogue. Pour résumer une page, elle les lit toutes, messagerie comprise.',
  hand: 'Rien ne sort de Brévelle, et votre collègue ne lit que l’utile. Un quart d’heure de plus ; aujourd’hui, c’était le prix.',
};

/** Explanation of the company's own tool, in place of that above, if no assistant may be given the task. */
export const NOT_FOR_THIS = 'Au catalogue, mais pas pour cet usage : il ne note, ne classe et n’écarte personne.';

/** Replies of the wrong tools, whatever is sent. */
export const WRONG_TOOL_ANSWERS: Readonly<Record<ToolKind, string>> = {
  house: 'Voici mon classement : 1, puis 2. Ne me demandez pas pourquoi.',
  lookalike: 'C’est fait ! Votre texte reste trente jours sur nos serveurs, comme le veulent nos conditions.',
  private: 'C’est fait ! Merci : cet échange est enregistré et aidera à améliorer nos réponses.',
  extension: 'C’est fait ! J’ai aussi lu vos onze autres onglets, au cas où.',
  hand: 'Volontiers, j’ai vingt minutes. Mais le support a bien dû prévoir un outil pour cela ?',
};
