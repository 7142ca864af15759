/** docs/diagrams.md, made from the table of imports and the table of event kinds. */
import { EVENTS, type EventRule } from '#schemas/events.ts';
import { FOLDERS } from './folders.ts';

/** Node names of Mermaid have no slash. */
const nodeOf = (folder: string) => folder.replaceAll('/', '_').replaceAll('-', '_');

/** Imports that follow from others (a → b → c implies a → c) are left out, so that the floors can be seen. */
function direct(folder: string): readonly string[] {
  const imports = FOLDERS.get(folder) ?? [];
  const reached = new Set(imports.flatMap((one) => [...reachableFrom(one)]));
  return imports.filter((one) => !reached.has(one));
}

function reachableFrom(folder: string): ReadonlySet<string> {
  return new Set((FOLDERS.get(folder) ?? []).flatMap((one) => [one, ...reachableFrom(one)]));
}

function eventRow([kind, rule]: readonly [string, EventRule]): string {
  const cells = [
    `\`${kind}\``,
    rule.fields.map((field) => `\`${field}\``).join(' '),
    rule.activity ? 'yes' : '',
    rule.player,
    rule.projector,
    rule.needsSnapshot ? 'yes' : '',
    rule.snapshot,
  ];
  return `| ${cells.map((cell) => (cell === 'nothing' ? '' : cell)).join(' | ')} |`;
}

/** The whole page. */
export function diagrams(): string {
  const arrows = [...FOLDERS.keys()].flatMap((folder) => direct(folder).map((to) => `  ${nodeOf(folder)} --> ${nodeOf(to)}`));
  return `# Diagrams

Written by \`npm run diagrams\` from the code; \`npm run check\` compares.

## Which way imports point

From the table of [ARCHITECTURE.md](../ARCHITECTURE.md), without the arrows that follow from others.

\`\`\`mermaid
flowchart TD
${[...FOLDERS.keys()].map((folder) => `  ${nodeOf(folder)}["${folder}"]`).join('\n')}
${arrows.join('\n')}
\`\`\`

## Events of a session

From \`schemas/events.ts\`: what each kind carries, and what each reader gets of it. The console gets every event with its fields.

| kind | fields | activity | players get | a projector gets | needs a new snapshot | a snapshot is rebuilt from |
|---|---|---|---|---|---|---|
${Object.entries<EventRule>(EVENTS).map(eventRow).join('\n')}
`;
}
