/** De `npm run new-challenge` : ce qu’il demande, ce qu’il écrit. */
import type { SCAFFOLD as ENGLISH } from '#engine/author-tools/messages/english/scaffold.ts';

export const SCAFFOLD: typeof ENGLISH = {
  usage: (flags, kinds) => `npm run new-challenge -- ${flags}

Demande ce qu’on ne lui dit pas. Sortes de scène : ${kinds.join(', ')} ; docs/recipes.md dit à quoi chacune sert.
--into est le dossier d’un pack ; sans lui, le défi est de Vigie même.`,
  asked: (question, otherwise) => `${question}${otherwise && ` [${otherwise}]`} : `,
  title: 'Titre, en français',
  key: 'Clé, qui est aussi son dossier',
  kind: (kinds) => `Sorte de scène (${kinds.join(', ')})`,
  programme: (programmes) => `Programme (${programmes.join(', ')})`,
  category: (categories) => `Catégorie (${categories.join(', ')})`,
  difficulty: (difficulties) => `Difficulté (${difficulties.join(', ')})`,

  noTitle: 'Il faut un titre au défi : --title "Le phare, la nuit"',
  noKind: (kind, kinds) => `Il n’y a pas de sorte « ${kind} ». Il y a : ${kinds.join(', ')}`,
  noKey: (key, as) =>
    `« ${key} » ne peut pas être une clé : petites lettres sans accent, chiffres et traits d’union isolés, comme dans « ${as} »`,
  thereAlready: (folder) => `${folder} est déjà là. Prenez une autre clé`,
  written: (folder, key, check, recipe) => `${folder} est écrit, et se joue tel quel.

npm run dev                        sa page est à /${key}, et suit ce que vous changez
${check} ${key}   dit ce qui ne va pas, et où il en est

${recipe} dit quoi changer, et dans quel ordre.`,
};
