/** How a browser would read a message: as text, as markup or as an instruction. For display only: the server judges. */
export type Reading = 'text' | 'unfinished' | 'markup' | 'handler';

const HANDLER = /<[a-z][^>]*[\s/"']on[a-z]+\s*=|<[a-z][^>]*javascript:/i;
const TAG = /<\/?[a-z][^>]*>/i;
/** A script tag that is incomplete, has a space or is encoded, so that a browser shows it as text. */
const UNFINISHED = /<\s*\/?\s*script|&lt;\s*script/i;

export function readingOf(content: string): Reading {
  if (HANDLER.test(content)) return 'handler';
  if (TAG.test(content)) return 'markup';
  return UNFINISHED.test(content) ? 'unfinished' : 'text';
}

const NOTES: Readonly<Record<Reading, string>> = {
  text: 'Du texte, rien d’autre : les deux aperçus disent la même chose.',
  unfinished: 'Le navigateur n’y voit pas une balise entière : elle commence par < collé à son nom, et finit par >.',
  markup:
    'Dans l’aperçu vulnérable, le navigateur a pris vos signes < et > pour des consignes : votre message a changé la page. Un faux formulaire ou un faux lien passerait aussi. Mais rien ne s’exécute encore.',
  handler:
    'Bien vu : c’est une vraie injection. Sur un site ordinaire, ce code partirait dès l’affichage ou au premier clic, sans balise script ; ici, l’aperçu est enfermé. Le banc d’essai de Fatou ne sait reconnaître que la balise, la preuve la plus connue : il n’a rien compté, et il a tort. Toute liste oublie quelque chose.',
};

export function noteOf(content: string): string {
  return NOTES[readingOf(content)];
}

/** How a browser would treat a message with an opening script tag. For display only: the server judges. */
export type Fate = 'ran' | 'fetched' | 'unclosed' | 'empty' | 'inert';

/** A comment, or an opening tag with its name and its attributes. A > in quotes does not end a tag. */
const READ_AS_ONE = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const CLOSING = /<\/script(?=[\s/>])/i;

export function fateOf(content: string): Fate {
  let fate: Fate = 'inert';
  for (const { 0: tag, 1: name, 2: attributes = '', index } of content.matchAll(READ_AS_ONE)) {
    if (name?.toLowerCase() !== 'script') continue;
    const rest = content.slice(index + tag.length);
    const end = rest.search(CLOSING);
    // A browser runs no script without a closing tag.
    if (end < 0) return 'unclosed';
    if (/(?:^|[\s/"'])src\s*=/i.test(attributes)) return 'fetched';
    if (rest.slice(0, end).trim() !== '') return 'ran';
    fate = 'empty';
  }
  return fate;
}

/** The text of `alert('…')` in a message, at most 80 characters; null if there is none. */
export function alertText(content: string): string | null {
  const found = /alert\s*\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`|([^'"`)\s]+))\s*\)/i.exec(content);
  const text = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  return text ? text.slice(0, 80) : null;
}
