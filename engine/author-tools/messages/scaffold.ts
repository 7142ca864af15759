/** Prompts and messages of `npm run new-challenge`. */

const ENGLISH = {
  usage: (flags: string, kinds: readonly string[]) => `npm run new-challenge -- ${flags}

Asks for what it is not told. Kinds of scene: ${kinds.join(', ')}; docs/recipes.md says what each is for.
--into is the folder of a pack; without it the challenge is one of Vigie's own.`,
  asked: (question: string, otherwise: string) => `${question}${otherwise && ` [${otherwise}]`}: `,
  title: 'Title, in French',
  key: 'Key, which is its folder',
  kind: (kinds: readonly string[]) => `Kind of scene (${kinds.join(', ')})`,
  programme: (programmes: readonly string[]) => `Programme (${programmes.join(', ')})`,
  category: (categories: readonly string[]) => `Category (${categories.join(', ')})`,
  difficulty: (difficulties: readonly string[]) => `Difficulty (${difficulties.join(', ')})`,

  noTitle: 'A challenge needs a title: --title "Le phare, la nuit"',
  noKind: (kind: string, kinds: readonly string[]) => `There is no kind "${kind}". There are: ${kinds.join(', ')}`,
  noKey: (key: string, as: string) => `"${key}" cannot be a key: small letters, digits and single hyphens only, as in "${as}"`,
  thereAlready: (folder: string) => `${folder} is there already. Choose another key`,
  written: (folder: string, key: string, check: string, recipe: string) => `${folder} is written, and can be played as it is.

npm run dev                        its page is at /${key}, and follows what you change
${check} ${key}   says what is wrong with it, and how it stands

${recipe} says what to change, and in which order.`,
};

const FRENCH: typeof ENGLISH = {
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

export const SCAFFOLD = { en: ENGLISH, fr: FRENCH };
