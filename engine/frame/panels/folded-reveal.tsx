/**
 * Reveal with progressive disclosure: the beginning of its first section is shown; further sections are collapsed. Sections begin at each
 * `h3` in the output of `Reveal`; content before the first `h3` belongs to the first section.
 */
import { Children, Fragment, isValidElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Fold } from './fold.tsx';
import { foldWhatIsBeyond } from './fold-entries.ts';
import type { RevealDefinition, RevealProps } from './reveal.ts';
import styles from './reveal-view.module.css';

interface FoldedRevealProps extends RevealProps<Reveal, Artifacts> {
  /** The default export of `reveal.tsx`. */
  readonly definition: RevealDefinition<Reveal, Artifacts>;
}

export function FoldedReveal({ definition, ...props }: FoldedRevealProps) {
  // Called as a function, because its output is split at its headings.
  const [first, ...further] = sectionsOf(definition.Reveal(props));
  return (
    <>
      <FirstEntries>{first}</FirstEntries>
      {further.map(([heading, ...body]) => (
        <Fold key={isValidElement(heading) ? heading.key : null} title={heading}>
          {body}
        </Fold>
      ))}
    </>
  );
}

function sectionsOf(shown: ReactNode): ReactNode[][] {
  const sections: ReactNode[][] = [];
  for (const part of partsOf(shown)) {
    const last = sections.at(-1);
    if (last === undefined || (isHeading(part) && last.length > 0)) sections.push([part]);
    else last.push(part);
  }
  return sections;
}

function partsOf(shown: ReactNode): ReactNode[] {
  const parts = Children.toArray(shown);
  const [only] = parts;
  const wrapped = parts.length === 1 && isValidElement<{ children?: ReactNode }>(only) && only.type === Fragment;
  return wrapped ? partsOf(only.props.children) : parts;
}

function isHeading(part: ReactNode): boolean {
  return isValidElement(part) && part.type === 'h3';
}

function FirstEntries({ children }: { readonly children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (section.current) setFolded(foldWhatIsBeyond(section.current));
  }, []);
  const unfold = () => {
    for (const element of folded) element.hidden = false;
    // The pressed button disappears: move the focus to the first entry that it showed.
    const [next] = folded;
    next?.setAttribute('tabindex', '-1');
    next?.focus();
    setFolded([]);
  };
  return (
    <>
      <div ref={section} className={styles.first}>
        {children}
      </div>
      {folded.length > 0 && (
        <div>
          <Button variant="secondary" onClick={unfold}>
            {labelFor(folded)}
          </Button>
        </div>
      )}
    </>
  );
}

function labelFor(folded: readonly HTMLElement[]): string {
  const entries = folded.filter(({ localName }) => localName === 'li').length;
  if (entries === 0 || entries < folded.length) return 'Voir la suite';
  return entries === 1 ? 'Voir l’autre' : `Voir les ${entries}\u00a0autres`;
}
