/** De ce que trouvent le compilateur et le vérificateur de style : leurs phrases restent en anglais, telles quelles ; le remède est à nous. */
import type { TOOLS as ENGLISH } from '#engine/author-tools/messages/english/tools.ts';
import { meant } from './phrases.ts';

const CURES: typeof ENGLISH.cures = {
  TS2304: 'Importez-le, ou écrivez-le',
  TS2552: 'Importez-le, ou écrivez-le',
  TS2739: 'Ajoutez ce qui manque',
  TS2741: 'Ajoutez ce qui manque',
  TS6133: 'Enlevez-le',
  TS7006: 'Écrivez son type : (line: string)',
  TS18047: 'Dites quoi alors : found ?? …',
  TS18048: 'Dites quoi alors : found ?? …',
  'lint/correctness/noUnusedVariables': 'Enlevez-le',
  'lint/style/useConst': 'Écrivez const au lieu de let',
  'lint/suspicious/noExplicitAny': 'Écrivez son type, ou unknown',
};

export const TOOLS: typeof ENGLISH = {
  format: (folder) => `n’est pas mis en forme. Lancez : npx biome check --write ${folder}`,
  cures: CURES,
  disagreements: {
    unspoken: (verdict) =>
      `le verdict « ${verdict} » n’a pas de message dans challenge.tsx. Écrivez-en un, ou null s’il ne dit rien`,
    anyVerdict: () => 'un verdict peut être n’importe quel texte. Donnez son mot là où il est rendu',
    vague: (what) => `le type ${PARTS[what] ?? what} n’a pas de noms à lui. Écrivez : export type … = { readonly … }`,
    unlike: (what) =>
      `le type ${PARTS[what] ?? what} n’est pas celui pour lequel il est lu. Prenez-le des deux côtés dans le même fichier`,
  },
  unknownOption: (name, near) => `Il n’y a pas d’option « ${name} ».${meant(near)}`,
};

const PARTS: Readonly<Record<string, string>> = {
  artifacts: 'des artefacts',
  reveal: 'de la révélation',
  output: 'de la sortie',
};
