/** Of what the compiler and the linter find. */
const meant = (word: string | undefined) => (word === undefined ? '' : ` Did you mean "${word}"?`);

export const TOOLS = {
  format: (folder: string) => `is not set as the formatter sets it. Run: npx biome check --write ${folder}`,
  unused: (name: string) => `${name} is used nowhere. Take it away`,
  constant: 'it gets its value once: write const in the place of let',
  anyType: '"any" says nothing of a value. Write its type, or unknown',
  unknownName: (name: string, near: string | undefined) =>
    `${name} is known nowhere in this file.${meant(near)} Import it, or write it`,
  noMember: (name: string, type: string, near: string | undefined) => `${type} has no "${name}".${meant(near)}`,
  missingMember: (name: string, type: string) => `"${name}" is missing, which ${type} asks for. Add it`,
  otherType: (given: string, wanted: string) => `this is ${given}, and has to be ${wanted}`,
  otherCount: (wanted: string, given: string) =>
    `${given} ${given === '1' ? 'value is' : 'values are'} given, and ${wanted} ${wanted === '1' ? 'is' : 'are'} asked for`,
  untyped: (name: string) => `${name} has no type. Write it: (${name}: string)`,
  perhapsNone: (name: string) => `${name} may not be there. Say what then: ${name} ?? …`,
  said: (said: string, rule: string) => `${said} (${rule})`,
};
