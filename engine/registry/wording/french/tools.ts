/** De ce que trouvent le compilateur et le vérificateur de style. */
import type { TOOLS as ENGLISH } from '#engine/registry/wording/english/tools.ts';

const meant = (word: string | undefined) => (word === undefined ? '' : ` Vouliez-vous dire « ${word} » ?`);

export const TOOLS: typeof ENGLISH = {
  format: (folder) => `n’est pas mis en forme. Lancez : npx biome check --write ${folder}`,
  unused: (name) => `${name} ne sert nulle part. Enlevez-le`,
  constant: 'il ne reçoit sa valeur qu’une fois : écrivez const au lieu de let',
  anyType: '« any » ne dit rien d’une valeur. Écrivez son type, ou unknown',
  unknownName: (name, near) => `${name} n’est connu nulle part dans ce fichier.${meant(near)} Importez-le, ou écrivez-le`,
  noMember: (name, type, near) => `${type} n’a pas de « ${name} ».${meant(near)}`,
  missingMember: (name, type) => `il manque « ${name} », que demande ${type}. Ajoutez-le`,
  otherType: (given, wanted) => `c’est ${given}, et il faut ${wanted}`,
  otherCount: (wanted, given) =>
    `${given} ${Number(given) < 2 ? 'valeur est donnée' : 'valeurs sont données'}, et il en faut ${wanted}`,
  untyped: (name) => `${name} n’a pas de type. Écrivez-le : (${name}: string)`,
  perhapsNone: (name) => `${name} peut ne pas être là. Dites quoi alors : ${name} ?? …`,
  said: (said, rule) => `${said} (${rule})`,
};
