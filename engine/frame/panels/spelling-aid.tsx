/**
 * « Épeler »: spells every address and number in the scene, character by character, for screen readers and for readers who confuse letters.
 * It reads the DOM, so it works with every scene and reveals nothing that is not shown.
 */
import { SpellCheck } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { spellable, spelt } from '#engine/toolbox/spelling.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './spelling-aid.module.css';

interface SpellingAidProps {
  /** Element whose text is read. */
  readonly scene: RefObject<HTMLElement | null>;
}

export function SpellingAid({ scene }: SpellingAidProps) {
  const [open, setOpen] = useState(false);
  const found = useSpellable(scene, open);
  return (
    <details className={styles.aid} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <SpellCheck size={20} aria-hidden="true" />
        Épeler une adresse, un numéro
      </summary>
      {found.length === 0 ? (
        <p>Rien à épeler dans ce qui s’affiche en ce moment.</p>
      ) : (
        <ul className={styles.list}>
          {found.map((text) => (
            <li key={text}>
              <Spelling text={text} name={nameIn(scene.current, text)} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The scene's name for a number, from the `data-spelt` of an element around it: « Nouveau RIB »; null without one. */
function nameIn(scene: HTMLElement | null, text: string): string | null {
  const named = [...(scene?.querySelectorAll<HTMLElement>('[data-spelt]') ?? [])];
  return named.find(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').includes(text))?.dataset['spelt'] ?? null;
}

function Spelling({ text, name }: { readonly text: string; readonly name: string | null }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const characters = spelt(text);
  return (
    <>
      <button type="button" className={styles.address} aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        <VisuallyHidden>Épeler </VisuallyHidden>
        {text}
        {name !== null && <small> {name}</small>}
      </button>
      <div id={id} aria-live="polite">
        {shown && (
          <>
            <VisuallyHidden>{characters.map(({ name }) => name).join(', ')}</VisuallyHidden>
            <ol className={styles.characters} aria-hidden="true">
              {characters.map(({ position, character, name }) => (
                <li key={position}>
                  <strong>{character}</strong>
                  <span>{name === character ? '' : name}</span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}

/** Addresses and numbers shown in the scene, kept up to date while the panel is open. */
function useSpellable(scene: RefObject<HTMLElement | null>, wanted: boolean): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = scene.current;
    if (!wanted || !element) return;
    const read = () => {
      const now = [...wholeTexts(element), ...spellable(textOf(element))];
      setFound((before) => (before.join('\n') === now.join('\n') ? before : now));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    return () => observer.disconnect();
  }, [scene, wanted]);
  return found;
}

/** Visible texts marked to be spelt whole (`data-spelt-whole`), such as a mail's subject. These elements must have no hidden part. */
function wholeTexts(scene: HTMLElement): readonly string[] {
  const marked = [...scene.querySelectorAll<HTMLElement>('[data-spelt-whole]')].filter((one) => one.getClientRects().length > 0);
  return [...new Set(marked.map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()))];
}

/** Visible text, with a line break between blocks, and the values of fields. */
function textOf(scene: HTMLElement): string {
  const texts = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  let text = '';
  let block: Element | null = null;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || parentElement.getClientRects().length === 0) continue;
    const own = blockOf(parentElement);
    text += `${own === block ? '' : '\n'}${textContent ?? ''}`;
    block = own;
  }
  const fields = [...scene.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [text, ...fields.map(({ value }) => value)].join('\n');
}

/** The element itself if it is block-level; otherwise its nearest block-level ancestor. */
function blockOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display.startsWith('inline') ? blockOf(parentElement) : element;
}
