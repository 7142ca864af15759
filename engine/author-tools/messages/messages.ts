/**
 * Messages for authors in their language: one sentence for each mistake, with its remedy. The sentences are in `catalogues/`, a file for
 * each subject; `tests/structure/author-messages.test.ts` compares them with the calls. A sentence has placeholders in double braces:
 *
 * - `name`: the value of that name; each entry of a list in quotation marks; nothing if undefined. `near` asks whether that word was meant.
 * - `name, number`: a number as the language writes it.
 * - `group[name]`: the phrase of `group` whose key is the value of `name`; nothing if the value is undefined.
 */
import { type Language, languageOf } from '#engine/rules/messages/language.ts';
import branding from './catalogues/branding.json' with { type: 'json' };
import check from './catalogues/check.json' with { type: 'json' };
import code from './catalogues/code.json' with { type: 'json' };
import descriptions from './catalogues/descriptions.json' with { type: 'json' };
import files from './catalogues/files.json' with { type: 'json' };
import manifest from './catalogues/manifest.json' with { type: 'json' };
import notes from './catalogues/notes.json' with { type: 'json' };
import packs from './catalogues/packs.json' with { type: 'json' };
import phrases from './catalogues/phrases.json' with { type: 'json' };
import rule from './catalogues/rule.json' with { type: 'json' };
import scaffold from './catalogues/scaffold.json' with { type: 'json' };
import styles from './catalogues/styles.json' with { type: 'json' };
import texts from './catalogues/texts.json' with { type: 'json' };
import tools from './catalogues/tools.json' with { type: 'json' };

const CATALOGUES = { branding, check, code, files, manifest, notes, packs, rule, scaffold, styles, texts, tools };

type Subject = keyof typeof CATALOGUES;
type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;
/** The sentence of a key, such as `noSuchFile` or `stages.types`. @throws Error for an unknown key or a value that is not given */
type Say = (key: string, values?: Values) => string;

/** The language of the environment: `VIGIE_LANG`, else the locale. */
export function authorsLanguage(): Language {
  return languageOf(process.env);
}

/** Messages of a subject. @param language by default the author's, at the time when a sentence is asked for */
export function messages(subject: Subject, language?: Language): Say {
  return (key, values = {}) => fill(CATALOGUES[subject], key.split('.'), values, language ?? authorsLanguage());
}

/** Whether a catalogue has a key, for keys that come from elsewhere: rules of the compiler, kinds of a disagreement. */
export function hasMessage(subject: Subject, key: string): boolean {
  return entryAt(CATALOGUES[subject], key.split('.')) !== undefined;
}

/**
 * A description of the schemas in the author's language. Only descriptions that messages quote are translated: those of required fields,
 * and of patterns.
 */
export function described(description: string): string {
  const french = descriptions[description];
  return authorsLanguage() === 'fr' && typeof french === 'string' ? french : description;
}

function entryAt(catalogue: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((entry, name) => Object(entry)[name], catalogue);
}

function fill(catalogue: object, path: readonly string[], values: Values, language: Language): string {
  const text = entryAt(catalogue, [...path, language]);
  const category = new Intl.PluralRules(language).select(Number(values['count'] ?? 0));
  const form: unknown = typeof text === 'object' ? (Object(text)[category] ?? Object(text).other) : text;
  if (typeof form !== 'string') throw new Error(`no message "${path.join('.')}"`);
  return form.replace(/\{\{(\w+)(\[\w+\]|, number)?\}\}/g, (_, name: string, how = '') => {
    const isChoice = how.startsWith('[');
    const key = isChoice ? how.slice(1, -1) : name;
    if (!Object.hasOwn(values, key)) throw new Error(`the message "${path.join('.')}" is not given "${key}"`);
    const value = values[key];
    if (value === undefined) return '';
    if (isChoice) return fill(catalogue, [name, String(value)], values, language);
    if (key === 'near') return fill(phrases, ['near'], { word: value }, language);
    if (typeof value === 'object') return value.map((word) => fill(phrases, ['listed'], { word }, language)).join(', ');
    return how && language === 'fr' ? String(value).replace('.', ',') : String(value);
  });
}
