/** De ce que trouvent le compilateur et le vérificateur de style. */
import type { TOOLS as ENGLISH, Part } from '#engine/author-tools/messages/english/tools.ts';
import { listed, meant } from './phrases.ts';

export const TOOLS: typeof ENGLISH = {
  format: (folder) => `n’est pas mis en forme. Lancez : npx biome check --write ${folder}`,
  unused: (name) => `${name} ne sert nulle part. Enlevez-le`,
  constant: 'il ne reçoit sa valeur qu’une fois : écrivez const au lieu de let',
  anyType: '« any » ne dit rien d’une valeur. Écrivez son type, ou unknown',
  unknownName: (name, near) => `${name} n’est connu nulle part dans ce fichier.${meant(near)} Importez-le, ou écrivez-le`,
  noMember: (name, type, near) => `${type} n’a pas de « ${name} ».${meant(near)}`,
  missingMember: (name, type, allowed) =>
    `il manque « ${name} », que demande ${type}. ${allowed.length === 0 ? 'Ajoutez-le' : `Sont permis : ${listed(allowed)}`}`,
  missingMembers: (names, type) => `il manque ${listed(names)}, que demande ${type}. Ajoutez-les`,
  noneOf: (given, near, allowed) =>
    `cela ne peut pas être « ${given.replaceAll('"', '')} ».${meant(near)} Sont permis : ${listed(allowed)}`,
  otherType: (given, wanted) => `c’est ${given}, et il faut ${wanted}`,
  otherCount: (wanted, given) =>
    `${given} ${Number(given) < 2 ? 'valeur est donnée' : 'valeurs sont données'}, et il en faut ${wanted}`,
  untyped: (name) => `${name} n’a pas de type. Écrivez-le : (${name}: string)`,
  perhapsNone: (name) => `${name} peut ne pas être là. Dites quoi alors : ${name} ?? …`,
  unspoken: (verdict) =>
    `le verdict « ${verdict} » n’a pas de message dans challenge.tsx. Écrivez-en un, ou null s’il ne dit rien`,
  anyVerdict: 'un verdict peut être n’importe quel texte. Donnez son mot là où il est rendu',
  vague: (what) => `le type ${PARTS[what]} n’a pas de noms à lui. Écrivez : export type … = { readonly … }`,
  unlike: (what) => `le type ${PARTS[what]} n’est pas celui pour lequel il est lu. Prenez-le des deux côtés dans le même fichier`,
  unknownOption: (name, near) => `Il n’y a pas d’option « ${name} ».${meant(near)}`,
  said: (said, rule) => `${said} (${rule})`,
};

const PARTS: Readonly<Record<Part, string>> = { artifacts: 'des artefacts', reveal: 'de la révélation', output: 'de la sortie' };
