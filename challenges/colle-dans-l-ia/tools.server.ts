/** Three assistants for one task: the house's own, one on a private account, and an extension. Their names tell nothing. */
import type { Variant } from '#engine/authoring/server';

const NAMES = ['Alizé', 'Boussole', 'Cormoran', 'Lagune', 'Sextant', 'Sirocco'] as const;

const BRANDING = [
  'Au catalogue du support. Un peu lent.',
  'Au catalogue du support. Trois pages au plus.',
  'Au catalogue du support. Ne lit pas les images.',
] as const;
const PRIVATE = [
  'Gratuit et très rapide. « Vos échanges nous font progresser. »',
  'Le plus connu. L’historique s’efface d’un geste.',
  'Version payante, que vous avez déjà chez vous.',
] as const;
const EXTENSION = [
  'Résume d’un clic. Lit toutes les pages ouvertes.',
  'Conseillée par un collègue. Lit et modifie vos pages.',
  'Très bien notée. Garde vos textes « pour plus tard ».',
] as const;

export type ToolKind = 'house' | 'private' | 'extension';

export interface Tool {
  readonly id: string;
  readonly kind: ToolKind;
  readonly name: string;
  readonly account: string;
  readonly promise: string;
}

/** In an order of their own. */
export function drawTools(variant: Variant): readonly Tool[] {
  const [first = '', second = '', third = ''] = variant.shuffle(NAMES);
  const tools = variant.shuffle([
    { kind: 'house', name: first, account: 'Avec votre compte Brévelle', promise: variant.pick(BRANDING) },
    { kind: 'private', name: second, account: 'Avec votre adresse personnelle', promise: variant.pick(PRIVATE) },
    { kind: 'extension', name: third, account: 'Extension du navigateur', promise: variant.pick(EXTENSION) },
  ] as const);
  return tools.map((tool, index) => ({ id: `outil-${index + 1}`, ...tool }));
}

/** What each does with a text, told once it is over. */
export const TOOL_TRUTHS: Readonly<Record<ToolKind, string>> = {
  house:
    'Celui de l’entreprise : un contrat dit où va le texte, combien de temps il reste, et qu’il n’entraîne rien. Il n’autorise pas tout pour autant : le rouge n’y entre pas.',
  private:
    'Le texte quitte Brévelle sous votre nom. Il peut être conservé, relu, réutilisé ; effacer l’historique à l’écran ne l’efface pas toujours en face.',
  extension:
    'Pour résumer une page, elle les lit toutes, messagerie comprise. Elle change de mains sans prévenir, et se met à jour seule.',
};

/** What the two others answer, whatever is sent. */
export const WRONG_TOOL_ANSWERS: Readonly<Record<Exclude<ToolKind, 'house'>, string>> = {
  private: 'C’est fait ! Merci : cet échange est enregistré et aidera à améliorer nos réponses.',
  extension: 'C’est fait ! J’ai aussi lu vos onze autres onglets, au cas où.',
};
