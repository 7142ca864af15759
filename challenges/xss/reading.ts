/** What a browser would make of a post: nothing, page, or a command. Only tells the player; the server judges. */
export type Reading = 'text' | 'unfinished' | 'markup' | 'handler';

const HANDLER = /<[a-z][^>]*[\s/"']on[a-z]+\s*=|<[a-z][^>]*javascript:/i;
const TAG = /<\/?[a-z][^>]*>/i;
/** A tag that is begun, or spaced out, so that a browser shows it as text. */
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
    'Bien vu : un tel attribut peut lancer du code sans balise script. Sur un vrai site ce serait déjà une attaque ; ici, l’aperçu est enfermé, et la mission attend la balise la plus connue.',
};

export function noteOf(content: string): string {
  return NOTES[readingOf(content)];
}

/** What a posted `alert('…')` would have said, at most 80 characters; null where there is none. */
export function alertText(content: string): string | null {
  const found = /alert\s*\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`|([^'"`)\s]+))\s*\)/i.exec(content);
  const text = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  return text ? text.slice(0, 80) : null;
}
