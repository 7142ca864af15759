import { useEffect, useRef, useState } from 'react';
import { usePreference } from '#engine/client/preferences.ts';
import { textOf } from '#engine/frame/play/deeds.ts';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';

const MARKS = '[data-marked], mark';

/**
 * For players who listen: announces the words that a consequence marks in its item, after the consequence, and not again with the next try.
 * Screen readers do not announce a mark by itself.
 */
export function MarkedPassages({ consequence }: { readonly consequence: GivenConsequence | undefined }) {
  const byEar = usePreference('by-ear');
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const said = useRef('');
  useEffect(() => {
    const item = place.current?.closest('section');
    const marked = consequence && item ? passagesIn(item) : '';
    setWords(marked === said.current ? '' : marked);
    if (marked !== '') said.current = marked;
  }, [consequence]);
  return (
    byEar && (
      <div ref={place} role="status">
        {words !== '' && <p>{frenchSpaces(`Le passage : ${words}`)}</p>}
      </div>
    )
  );
}

/** Each marked passage once, in quotes, without the gestures inside it and without content hidden from screen readers. */
function passagesIn(item: Element): string {
  const outermost = [...item.querySelectorAll(MARKS)].filter((mark) => !mark.parentElement?.closest(MARKS));
  const passages = outermost
    .map((mark) => {
      const read = document.createElement('div');
      read.append(mark.cloneNode(true));
      for (const gesture of read.querySelectorAll('button, [aria-hidden="true"]')) gesture.remove();
      const cells = [...read.querySelectorAll('td')];
      return cells.length > 0 ? cells.map(textOf).join(', ') : textOf(read);
    })
    .filter((words) => words !== '');
  return [...new Set(passages)].map((words) => `« ${withoutQuotes(words)} »`).join(', ');
}

/** Quotes within quotes are unclear by ear: those around the whole text are removed, inner ones become “ and ”. */
function withoutQuotes(words: string): string {
  const whole = /^«\s*([^«»]*?)\s*»$/.exec(words)?.[1];
  return whole ?? words.replaceAll(/«\s*/g, '“').replaceAll(/\s*»/g, '”');
}
