/** Parts of the documentation pages. */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Purpose of the page, in a sentence. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page to read, in English whatever the product speaks. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <article lang="en" className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

/** A file of the repository, by its path from the root; `tests/structure/design-pages.test.ts` checks that the file exists. */
export function File({ children }: { readonly children: string }) {
  return (
    <code>
      {children.split(/(?<=\/)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** French within an English page, spaced and spoken as French. */
export function French({ children }: { readonly children: string }) {
  return <span lang="fr">{frenchSpaces(children)}</span>;
}

/** A text as its source has it: text between backticks is shown as code. */
export function Written({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

/** Link to a story, by its id; `tests/structure/design-pages.test.ts` checks that the story exists. */
export function Story({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}

/** Link to every challenge side by side, in one state. A link to one challenge would break once its folder is deleted. */
export function Challenges({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return <Story id={`challenges-gallery--side-by-side&args=state:${state.replaceAll(' ', '+')}`}>{children}</Story>;
}

interface TableProps {
  /** Name of the table for people who cannot see it. */
  readonly label: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading, unique in the table: a text, or an element with a unique key. */
  readonly rows: readonly (readonly [string | ReactElement, ...ReactNode[]])[];
}

/** A table; a list of cards where the page is narrow. */
export function Table({ label, head, rows }: TableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={typeof heading === 'string' ? heading : heading.key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} data-label={head[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
