/** Remedies for errors of the compiler and the linter, whose own messages stay in English. */
import { meant } from './phrases.ts';

/** By the compiler's error number, or the linter's rule. */
const CURES: Readonly<Record<string, string>> = {
  TS2304: 'Import it, or write it',
  TS2552: 'Import it, or write it',
  TS2739: 'Add what is missing',
  TS2741: 'Add what is missing',
  TS6133: 'Take it away',
  TS7006: 'Write its type: (line: string)',
  TS18047: 'Say what then: found ?? …',
  TS18048: 'Say what then: found ?? …',
  'lint/correctness/noUnusedVariables': 'Take it away',
  'lint/style/useConst': 'Write const in the place of let',
  'lint/suspicious/noExplicitAny': 'Write its type, or unknown',
};

export const TOOLS = {
  format: (folder: string) => `is not set as the formatter sets it. Run: npx biome check --write ${folder}`,
  cures: CURES,
  /** Messages for the disagreements of `engine/frame/scene/part-types.ts`. */
  disagreements: {
    unspoken: (verdict: string) =>
      `the verdict "${verdict}" has no message in challenge.tsx. Write one, or null where it says nothing`,
    anyVerdict: () => 'a verdict is any text. Give its word where it is given',
    vague: (what: string) => `the type of the ${what} has no names of its own. Write: export type … = { readonly … }`,
    unlike: (what: string) => `the type of the ${what} is not what its reader takes it for. Take it from the same file in both`,
  },
  unknownOption: (name: string, near: string | undefined) => `There is no option "${name}".${meant(near)}`,
};
