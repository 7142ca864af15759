/** The props of every part, as its file says them. */
import preview from '../preview.tsx';
import { File, Page, Table } from './guide/page.tsx';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/engine/ui/**/*.tsx', '/engine/frame/*.tsx', '/admin/parts/*.tsx', '!/**/*.test.tsx'],
  { eager: true },
);

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

/** What react-docgen leaves at a component, as far as it is read here. */
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

const parts: readonly Part[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    hasDocgen(value)
      ? [
          {
            name,
            file: path.slice(1),
            description: value.__docgenInfo.description ?? '',
            props: Object.entries(value.__docgenInfo.props ?? {}).map(
              ([prop, { tsType, required, defaultValue, description }]) => ({
                name: prop,
                type: tsType?.raw ?? tsType?.name ?? '',
                required: required === true,
                preset: defaultValue?.value ?? '',
                description: description ?? '',
              }),
            ),
          },
        ]
      : [],
  ),
);

// Its tests leave out what Storybook reads of the files: the page would be empty.
const meta = preview.meta({ title: 'Design/Props', tags: ['!test'] });

/** A part that is added shows up here. Its props want a description: `tests/structure/described-props.test.ts`. */
export const Props = meta.story({
  render: () => (
    <Page
      title="Props"
      lead="Every part of the engine and of the console, with what may be said to it. The texts stand in their files."
    >
      <p>A part also takes the attributes of the element that it is, where its props extend them: see its file.</p>
      {parts.map(({ name, file, description, props }) => (
        <section key={`${file} ${name}`} aria-label={name}>
          <h2>{name}</h2>
          <p>
            {description} <File>{file}</File>
          </p>
          {props.length > 0 && (
            <Table
              label={`Props of ${name}`}
              head={['Prop', 'Type', 'Without it', 'What it is']}
              rows={props.map((prop) => [
                <code key="name">{prop.name}</code>,
                <code key="type">{prop.type}</code>,
                prop.required ? 'required' : prop.preset || 'absent',
                prop.description,
              ])}
            />
          )}
        </section>
      ))}
    </Page>
  ),
});
