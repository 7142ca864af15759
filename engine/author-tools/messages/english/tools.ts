/** Of what the compiler and the linter find. */
import { listed, meant } from './phrases.ts';

export const TOOLS = {
  format: (folder: string) => `is not set as the formatter sets it. Run: npx biome check --write ${folder}`,
  unused: (name: string) => `${name} is used nowhere. Take it away`,
  constant: 'it gets its value once: write const in the place of let',
  anyType: '"any" says nothing of a value. Write its type, or unknown',
  unknownName: (name: string, near: string | undefined) =>
    `${name} is known nowhere in this file.${meant(near)} Import it, or write it`,
  noMember: (name: string, type: string, near: string | undefined) => `${type} has no "${name}".${meant(near)}`,
  missingMember: (name: string, type: string, allowed: readonly string[]) =>
    `"${name}" is missing, which ${type} asks for. ${allowed.length === 0 ? 'Add it' : `Allowed: ${listed(allowed)}`}`,
  missingMembers: (names: readonly string[], type: string) => `${listed(names)} are missing, which ${type} asks for. Add them`,
  noneOf: (given: string, near: string | undefined, allowed: readonly string[]) =>
    `this cannot be ${given}.${meant(near)} Allowed: ${listed(allowed)}`,
  otherType: (given: string, wanted: string) => `this is ${given}, and has to be ${wanted}`,
  otherCount: (wanted: string, given: string) =>
    `${given} ${given === '1' ? 'value is' : 'values are'} given, and ${wanted} ${wanted === '1' ? 'is' : 'are'} asked for`,
  untyped: (name: string) => `${name} has no type. Write it: (${name}: string)`,
  perhapsNone: (name: string) => `${name} may not be there. Say what then: ${name} ?? …`,
  unspoken: (verdict: string) =>
    `the verdict "${verdict}" has no message in challenge.tsx. Write one, or null where it says nothing`,
  anyVerdict: 'a verdict is any text. Give its word where it is given',
  vague: (what: Part) => `the type of ${PARTS[what]} has no names of its own. Write: export type … = { readonly … }`,
  unlike: (what: Part) => `the type of ${PARTS[what]} is not what its reader takes it for. Take it from the same file in both`,
  unknownOption: (name: string, near: string | undefined) => `There is no option "${name}".${meant(near)}`,
  said: (said: string, rule: string) => `${said} (${rule})`,
};

/** What a server part sends. */
export type Part = 'artifacts' | 'reveal' | 'output';
const PARTS: Readonly<Record<Part, string>> = { artifacts: 'the artifacts', reveal: 'the reveal', output: 'the output' };
