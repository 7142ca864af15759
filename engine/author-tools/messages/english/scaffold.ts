/** Prompts and messages of `npm run new-challenge`. */
export const SCAFFOLD = {
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
