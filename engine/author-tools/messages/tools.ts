/** Remedies for errors of the compiler and the linter, whose own messages stay in English. */
import { meant } from './phrases.ts';

/** By the compiler's error number, or the linter's rule. */
const CURES: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  TS2304: { en: 'Import it, or write it', fr: 'Importez-le, ou écrivez-le' },
  TS2552: { en: 'Import it, or write it', fr: 'Importez-le, ou écrivez-le' },
  TS2739: { en: 'Add what is missing', fr: 'Ajoutez ce qui manque' },
  TS2741: { en: 'Add what is missing', fr: 'Ajoutez ce qui manque' },
  TS6133: { en: 'Take it away', fr: 'Enlevez-le' },
  TS7006: { en: 'Write its type: (line: string)', fr: 'Écrivez son type : (line: string)' },
  TS18047: { en: 'Say what then: found ?? …', fr: 'Dites quoi alors : found ?? …' },
  TS18048: { en: 'Say what then: found ?? …', fr: 'Dites quoi alors : found ?? …' },
  'lint/correctness/noUnusedVariables': { en: 'Take it away', fr: 'Enlevez-le' },
  'lint/style/useConst': { en: 'Write const in the place of let', fr: 'Écrivez const au lieu de let' },
  'lint/suspicious/noExplicitAny': { en: 'Write its type, or unknown', fr: 'Écrivez son type, ou unknown' },
};

const ENGLISH = {
  format: (folder: string) => `is not set as the formatter sets it. Run: npx biome check --write ${folder}`,
  cure: (rule: string) => CURES[rule]?.en,
  /** Messages for the disagreements of `engine/frame/scene/part-types.ts`. */
  disagreements: {
    unspoken: (verdict: string) =>
      `the verdict "${verdict}" has no message in challenge.tsx. Write one, or null where it says nothing`,
    anyVerdict: () => 'a verdict is any text. Give its word where it is given',
    vague: (what: string) => `the type of the ${what} has no names of its own. Write: export type … = { readonly … }`,
    unlike: (what: string) => `the type of the ${what} is not what its reader takes it for. Take it from the same file in both`,
  },
  unknownOption: (name: string, near: string | undefined) => `There is no option "${name}".${meant.en(near)}`,
};

/** The parts of `engine/frame/scene/part-types.ts`, with their article. */
const PARTS: Readonly<Record<string, string>> = {
  artifacts: 'des artefacts',
  reveal: 'de la révélation',
  output: 'de la sortie',
};

const FRENCH: typeof ENGLISH = {
  format: (folder) => `n’est pas mis en forme. Lancez : npx biome check --write ${folder}`,
  cure: (rule) => CURES[rule]?.fr,
  disagreements: {
    unspoken: (verdict) =>
      `le verdict « ${verdict} » n’a pas de message dans challenge.tsx. Écrivez-en un, ou null s’il ne dit rien`,
    anyVerdict: () => 'un verdict peut être n’importe quel texte. Donnez son mot là où il est rendu',
    vague: (what) => `le type ${PARTS[what] ?? what} n’a pas de noms à lui. Écrivez : export type … = { readonly … }`,
    unlike: (what) =>
      `le type ${PARTS[what] ?? what} n’est pas celui pour lequel il est lu. Prenez-le des deux côtés dans le même fichier`,
  },
  unknownOption: (name, near) => `Il n’y a pas d’option « ${name} ».${meant.fr(near)}`,
};

export const TOOLS = { en: ENGLISH, fr: FRENCH };
