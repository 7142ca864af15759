/** One element that the browser found in a message. */
export interface MarkupElement {
  /** Lower-case, e.g. `img`. */
  readonly tag: string;
  /** Lower-case names. */
  readonly attributes: readonly string[];
  /** Values of href, src and the like. */
  readonly addresses: readonly string[];
}

type Case = readonly [test: (element: MarkupElement) => boolean, remark: (element: MarkupElement) => string];

const has = (...tags: readonly string[]) => {
  return ({ tag }: MarkupElement) => tags.includes(tag);
};

/** From what harms most to what harms least: the first that fits is told. */
const CASES: readonly Case[] = [
  [
    has('script'),
    () => 'La balise <script> a été lue comme une instruction : son contenu s’exécute chez chaque personne qui ouvre le fil.',
  ],
  [
    ({ attributes }) => attributes.some((name) => name.startsWith('on')),
    ({ tag, attributes }) =>
      `Bien vu : sur un site sans défense, ${attributes.find((name) => name.startsWith('on'))} aurait exécuté du code sans balise <script>, par un simple <${tag}>. Notre aperçu bloque ces scripts-là ; l’exercice attend la balise.`,
  ],
  [
    ({ addresses }) => addresses.some((address) => /^\s*javascript:/i.test(address)),
    () => 'Un clic sur ce lien aurait exécuté du code au nom de la personne qui clique. L’aperçu l’a désactivé.',
  ],
  [
    has('iframe', 'object', 'embed'),
    () =>
      'Une page étrangère se serait ouverte dans le fil, sous le nom de l’intranet : un décor idéal pour une fausse connexion.',
  ],
  [
    has('form', 'input', 'button', 'select', 'textarea'),
    () => 'Un formulaire au milieu du fil : il suffirait de demander « Votre session a expiré, mot de passe ?» pour en récolter.',
  ],
  [
    has('img', 'video', 'audio', 'svg'),
    () =>
      'Une image chargée depuis ailleurs aurait dit à son propriétaire qui a lu le message, et quand. Ici, rien n’est chargé.',
  ],
  [
    has('a'),
    () => 'Un lien dont le texte et la destination n’ont rien à voir : de quoi emmener ailleurs des collègues confiants.',
  ],
  [
    ({ tag, attributes }) => tag === 'style' || attributes.includes('style'),
    () => 'Quelques lignes de style suffisent à cacher un avertissement ou à imiter une fenêtre de l’intranet.',
  ],
  [
    () => true,
    ({ tag }) =>
      `Le navigateur n’a pas affiché <${tag}> : il l’a lu comme du code. Ce que vous tapez n’est donc pas traité comme un simple texte.`,
  ],
];

/** What the page made of a message, and what an attacker could have done with it. `elements` is what the browser read. */
export function remarkOn(content: string, elements: readonly MarkupElement[]): string {
  for (const [test, remark] of CASES) {
    const element = elements.find(test);
    if (element) return remark(element);
  }
  if (/<script/i.test(content))
    return 'La balise est commencée, mais rien ne la referme : sans le signe >, le navigateur l’abandonne.';
  if (/&lt;/i.test(content))
    return 'Vous avez écrit le signe < sous sa forme neutralisée : c’est exactement ce que fait l’aperçu protégé.';
  if (/<\/[a-z]/i.test(content)) return 'Une balise de fin sans début : le navigateur l’ignore.';
  return 'Du texte ordinaire : les deux aperçus disent la même chose.';
}
