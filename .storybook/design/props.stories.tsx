/** The props of every part, as its file says them. */
import preview from '../preview.tsx';
import styles from './gallery.module.css';
import { File, Page, Table, Written } from './guide/page.tsx';
import { PLAIN_PROPS } from './plain-props.ts';
import { WHEN_TO_USE } from './when-to-use.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/engine/ui/**/*.tsx', '/engine/frame/{,play/,panels/,scene/}*.tsx', '/admin/components/*/*.tsx', '!/**/*.test.tsx'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['/engine/ui/**/*.tsx', '/engine/frame/{,play/,panels/,scene/}*.tsx', '/admin/components/*/*.tsx', '!/**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Folders of parts, the most used first. */
const PLACES: readonly (readonly [name: string, folder: string])[] = [
  ['Parts', 'engine/ui'],
  ['Scenery', 'engine/ui/scenery'],
  ['Frame', 'engine/frame'],
  ['Console', 'admin/components'],
];

interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly preset: string;
  readonly description: string;
}

interface Part {
  readonly name: string;
  readonly file: string;
  readonly description: string;
  readonly props: readonly Prop[];
}

/** The data that react-docgen attaches to a component, as far as this page reads them. */
interface Docgen {
  readonly description?: string;
  readonly displayName?: string;
  readonly props?: Readonly<
    Record<
      string,
      {
        readonly description?: string;
        readonly required?: boolean;
        readonly tsType?: { readonly name: string; readonly raw?: string };
        readonly defaultValue?: { readonly value: string };
      }
    >
  >;
}

function hasDocgen(value: unknown): value is { readonly __docgenInfo: Docgen } {
  return typeof value === 'function' && '__docgenInfo' in value;
}

/** The type of a prop as its file writes it (`readonly Item[]`), for types that react-docgen does not name. */
function typeIn(path: string, prop: string): string {
  return new RegExp(`readonly ${prop}\\??: ([^;\\n]+?)(?:;| \\}[,)])`).exec(sources[path] ?? '')?.[1] ?? '';
}

/** The comment in the first line of a file: a file of one part describes the part only there. */
function headOf(path: string): string {
  return /^\/\*\* (.+) \*\//.exec(sources[path] ?? '')?.[1] ?? '';
}

const parts: readonly Part[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    hasDocgen(value)
      ? [
          {
            name,
            file: path.slice(1),
            description: value.__docgenInfo.description || headOf(path),
            props: Object.entries(value.__docgenInfo.props ?? {}).map(
              ([prop, { tsType, required, defaultValue, description }]) => ({
                name: prop,
                type: tsType?.name === 'unknown' ? typeIn(path, prop) : (tsType?.raw ?? tsType?.name ?? ''),
                required: required === true,
                preset: defaultValue?.value ?? '',
                description: description || (PLAIN_PROPS[prop] ?? ''),
              }),
            ),
          },
        ]
      : [],
  ),
);

const ADVICE = [
  ['Use it for', 'use'],
  ['Use instead', 'instead'],
  ['Do', 'do'],
  ['Don’t', 'dont'],
] as const;

/** When to use this part and when another one. Parts of the console have no such advice. */
function Advice({ part }: { readonly part: string }) {
  const advice = WHEN_TO_USE[part];
  if (!advice) return null;
  return (
    <dl className={styles.advice}>
      {ADVICE.map(([name, key]) => {
        const text = advice[key];
        return (
          text !== undefined && (
            <div key={key} data-advice={key}>
              <dt>{name}</dt>
              <dd>
                <Written>{text}</Written>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function PropsOf({ name, file, description, props }: Part) {
  return (
    <section id={name} aria-label={name}>
      <h3>{name}</h3>
      <p>
        <Written>{description}</Written> <File>{file}</File>
      </p>
      <Advice part={name} />
      {props.length > 0 && (
        <Table
          label={`Props of ${name}`}
          head={['Prop', 'What it is', 'Type', 'Without it']}
          rows={props.map((prop) => [
            prop.name,
            prop.description && <Written key="description">{prop.description}</Written>,
            prop.type && <code key="type">{prop.type}</code>,
            prop.required ? 'required' : prop.preset || 'absent',
          ])}
        />
      )}
    </section>
  );
}

// Tests load the parts without react-docgen's data, so that this page would be empty.
const meta = preview.meta({ title: 'Design/Props', tags: ['!test'] });

/** A new part shows up on this page by itself. `tests/structure/described-props.test.ts` demands a description of each prop. */
export const Props = meta.story({
  render: () => (
    <Page title="Props" lead="Every part of the engine and of the console: when to use it, and what may be said to it.">
      <p>A part also takes the attributes of the element that it is, where its props extend them: see its file.</p>
      {PLACES.map(([place, folder]) => {
        const here = parts.filter(({ file }) => file.replace(/\/[^/]+$/, '') === folder);
        return (
          <section key={place} aria-label={place}>
            <h2>{place}</h2>
            <ul className={styles.names}>
              {here.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
            {here.map((part) => (
              <PropsOf key={part.name} {...part} />
            ))}
          </section>
        );
      })}
    </Page>
  ),
});
