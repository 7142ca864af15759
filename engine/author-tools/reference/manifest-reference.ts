/**
 * Generates `docs/manifest.md`: every field of a manifest with its description from the schema, an example, and the messages about
 * mistakes.
 */
import type { ToldMistake } from './likely-mistakes.ts';

/** The subset of JSON Schema that the manifest's schema uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Field {
  /** Name as authors write it: `hints[].title`. */
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** JSON pointer into a manifest. */
  readonly pointer: string;
  /** The field's value in the example manifest, or else the schema's example. */
  readonly shown: unknown;
}

/** Titles of the page's sections, by the first field of each. */
const PARTS: Readonly<Record<string, string>> = {
  $schema: 'What it is',
  category: 'On the card, and for whom',
  duration: 'Before the scene',
  hints: 'Help and points',
  returnAfter: 'Where it is listed',
  pages: 'What else is in the folder',
  debrief: 'After the solve',
};

/**
 * The reference page in Markdown. @param schema of the manifest @param example a valid manifest @param mistakes messages about frequent
 * mistakes, by field
 */
export function manifestReference(schema: Schema, example: unknown, mistakes: readonly ToldMistake[]): string {
  const fields = fieldsOf(schema, '', '', example);
  return [
    '# The manifest, field by field',
    '<!-- Written by `npm run schema` from schemas/manifest.ts and its folder: change the texts there. -->',
    `\`manifest.json\` describes a challenge; [Your first challenge](first-challenge.md) shows how one is changed, [scoring.md](scoring.md) what its points come to. The examples are those of \`challenges/_form\`, or else typical. What is got wrong is told in the development server, by \`npm run check-challenge\` and by the build, with line and column; under *goes wrong* stands what is written, and what is told. Texts are French: apostrophes are ’, and ordinary spaces become no-break ones by themselves. No other field is accepted.`,
    tableOf(fields.filter(({ name }) => !/[.[]/.test(name))),
    ...fields.flatMap((field) => {
      const part = PARTS[field.name];
      return [...(part ? [`## ${part}`] : []), sectionOf(field, mistakes)];
    }),
    '',
  ].join('\n\n');
}

function fieldsOf(schema: Schema, name: string, pointer: string, example: unknown): Field[] {
  const within = schema.items ?? schema;
  const prefix = name === '' ? '' : `${name}${schema.items ? '[]' : ''}.`;
  const place = schema.items ? `${pointer}/0` : pointer;
  const given = Object(schema.items ? Object(example)[0] : example);
  return Object.entries(within.properties ?? {}).flatMap(([own, child]) => {
    const field = {
      name: `${prefix}${own}`,
      schema: child,
      required: within.required?.includes(own) ?? false,
      pointer: `${place}/${own}`,
      shown: given[own] ?? child.examples?.[0],
    };
    return [field, ...fieldsOf(child, field.name, field.pointer, field.shown)];
  });
}

function tableOf(fields: readonly Field[]): string {
  const rows = fields.map(
    ({ name, schema, required }) =>
      `| [\`${name}\`](#${name.toLowerCase().replace(/\W/g, '')}) | ${kindOf(schema)} | ${required ? 'yes' : 'no'} | ${schema.description ?? ''} |`,
  );
  return ['| field | is | needed | |', '|---|---|---|---|', ...rows].join('\n');
}

function sectionOf({ name, schema, required, pointer, shown }: Field, mistakes: readonly ToldMistake[]): string {
  const nested = /[.[]/.test(name);
  const own = name.replace(/.*\./, '');
  const wrong = mistakes.filter(({ at, meant = at }) => meant === pointer);
  return [
    `${nested ? '####' : '###'} \`${name}\``,
    `${sentence(kindOf(schema))}${limitsOf(schema)}, ${required ? 'required' : 'optional'}. ${schema.description ?? ''}${schema.items?.enum ? '' : eachOf(schema.items)}`.trim(),
    ...(shown === undefined || schema.properties || schema.items?.properties
      ? []
      : [`\`\`\`json\n${JSON.stringify(own)}: ${JSON.stringify(shown, null, 2)}\n\`\`\``]),
    ...(wrong.length === 0 ? [] : [`Goes wrong:\n\n${wrong.map(mistakeTold).join('\n')}`]),
  ].join('\n\n');
}

function eachOf(items: Schema | undefined): string {
  return items?.description ? ` Each: ${items.description}` : '';
}

function mistakeTold({ at, value, told }: ToldMistake): string {
  const text = JSON.stringify(value);
  const name = at.replace(/.*\//, '');
  const written =
    value === undefined ? 'left out' : text.length > 100 ? 'a text that is too long' : `\`${JSON.stringify(name)}: ${text}\``;
  return `- ${written}: ${told.map((message) => `*${message.replace(/[*_|<]/g, '\\$&')}*`).join(' · ')}`;
}

function kindOf({ type, enum: words, items, multipleOf }: Schema): string {
  if (words) return words.length > 6 ? `one of ${words.length} words` : `one of ${words.map((word) => `\`${word}\``).join(', ')}`;
  if (type === 'array') return `list of ${items?.properties ? 'objects' : items?.enum ? 'words' : 'texts'}`;
  if (type === 'integer') return 'whole number';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number') return multipleOf === undefined ? 'number' : 'number with at most two decimals';
  return type === 'object' ? 'object' : 'text';
}

function limitsOf({ minimum, maximum, maxLength, minItems, maxItems, uniqueItems, items, enum: words }: Schema): string {
  const listed = words ?? items?.enum ?? [];
  return [
    minimum === undefined ? '' : maximum === undefined ? `, ${minimum} at least` : ` from ${minimum} to ${maximum}`,
    maxLength === undefined ? '' : `, at most ${maxLength} characters`,
    entries(minItems, maxItems),
    items?.maxLength === undefined ? '' : `, each at most ${items.maxLength} characters`,
    uniqueItems ? ', none twice' : '',
    listed.length > 6 || items?.enum ? `: ${listed.map((word) => `\`${word}\``).join(', ')}` : '',
  ].join('');
}

function entries(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return least === most ? `, ${least} of them` : `, ${least} to ${most} of them`;
  return least === undefined ? '' : `, ${least} at least`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
